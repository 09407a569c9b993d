/** Being told in this browser while no page of ours is open: a small service worker and a push subscription. */

import { addDevice, pushKey, removeDevice } from "./noticesApi";
import type { NoticesShown } from "./wire";

const WORKER = "/notices.js";

/** Whether this browser can be told: pages that do not come over https, or from this machine, cannot. */
export const canPush = (): boolean =>
  typeof Notification !== "undefined" && "serviceWorker" in navigator && "PushManager" in window;

/** Whether somebody has forbidden it to this page; only the settings of the browser allow it again. */
export const isForbidden = (): boolean => Notification.permission === "denied";

/** The subscription of this browser, by the name that the server has for it; nothing: it is not told. */
export async function device(): Promise<string> {
  const subscription = await subscribed();
  return subscription ? hash(subscription.endpoint) : "";
}

/** Be told in this browser from now on. To be called by a click, as the browser asks for leave. */
export async function turnOn(language: string): Promise<NoticesShown | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const { key } = await pushKey();
  const subscription = await renewed(registration.pushManager, bytes(key));
  return addDevice(subscription.toJSON(), language);
}

/** Be told in this browser no more. */
export async function turnOff(): Promise<NoticesShown | null> {
  const subscription = await subscribed();
  if (!subscription) return null;
  const shown = await removeDevice(subscription.endpoint);
  await subscription.unsubscribe();
  return shown;
}

/** Whoever logs out is told nothing in this browser any more; that it cannot be undone now keeps nobody logged in. */
export const endHere = async (): Promise<void> => {
  if (canPush()) await turnOff().catch(() => undefined);
};

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A subscription with the key of this server; one of another server at the same address is of no use. */
async function renewed(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wanted);
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "InvalidStateError")) throw problem;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(wanted);
  }
}

/** What the server keeps of an endpoint. */
async function hash(endpoint: string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
