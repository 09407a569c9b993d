/** Asking the server how I am told (docs/correspondence.md). */

import { ask, me, send } from "./api";
import type { NoticesShown, NoticesWanted, NoticeWay } from "./wire";

const PATH = "/account/notices";
const DEVICES = "/account/push";

/** How I am told; nothing: the server does not know me. A guest becomes one by asking who I am. */
export async function notices(): Promise<NoticesShown | null> {
  return (await me()).kind === "visitor" ? null : ask(PATH);
}
export const chooseNotices = (wanted: NoticesWanted): Promise<NoticesShown> => ask(PATH, send("PUT", wanted));
export const testNotices = (way: NoticeWay): Promise<NoticesShown> => ask(`${PATH}/test`, send("POST", { way }));
export const pushKey = (): Promise<{ key: string }> => ask("/push-key");
export const addDevice = (subscription: PushSubscriptionJSON, language: string): Promise<NoticesShown> =>
  ask(DEVICES, send("POST", { endpoint: subscription.endpoint, ...subscription.keys, language }));
export const removeDevice = (endpoint: string): Promise<NoticesShown> =>
  ask(DEVICES, { method: "DELETE", body: JSON.stringify({ endpoint }) });
