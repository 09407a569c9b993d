import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** A component is one thing; nothing is counted out, as nobody who reads it skips anything. */
const LONGEST = 250;

export default defineConfig(
  globalIgnores(["dist", "src/generated"]),
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    // `void table.frame` says that an effect happens again when this changes.
    rules: { "@typescript-eslint/no-meaningless-void-operator": "off" },
  },
  {
    // What is missing although it must be there fails the test, as it should.
    files: ["tests/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  {
    files: ["build/**", "*.config.*"],
    languageOptions: { globals: globals.node },
  },
  { files: ["**/*.svelte"], rules: { "max-lines": ["error", LONGEST] } },
  { files: ["**/*.js", "**/*.mjs"], extends: [typescript.configs.disableTypeChecked] },
);
