/** What has to be brought to register: nothing, some work that the browser does, or an invitation code. */

import { ask } from "./api";
import type { AdmissionShown } from "./wire";

export const admission = (): Promise<AdmissionShown> => ask("/registration");

/** Do the work, where some is asked for; what to send along. */
export async function workDone(): Promise<object> {
  const asked = await admission();
  if (asked.how !== "work") return {};
  const worker = new Worker(new URL("./work.worker.ts", import.meta.url), { type: "module" });
  const nonce = await new Promise<string>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<string>) => resolve(event.data);
    worker.onerror = () => reject(new Error("work"));
    worker.postMessage({ challenge: asked.challenge, bits: asked.bits });
  });
  worker.terminate();
  return { token: asked.token, nonce };
}
