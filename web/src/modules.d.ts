declare module "icon:*" {
  const body: string;
  export default body;
}

declare module "*.toml" {
  const facts: unknown;
  export default facts;
}

declare module "*.ftl" {
  const text: string;
  export default text;
}

declare module "virtual:titles" {
  export const PICTURES: unknown;
  export const BOARDS: unknown;
  export const COMPANIONS: unknown;
  export const FACES: unknown;
}
