/** That it is my turn, said outside the page: in the picture of the tab and, if wanted, by the browser. */

import { settings } from "./settings.svelte";

const PLAIN = "favicon.svg";
const MARKED = "favicon-turn.svg";

/** A dot on the picture of the tab while it is my turn. */
export function markTab(isMyTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
  if (!link) return;
  const wanted = (link.getAttribute("href") ?? PLAIN).replace(/favicon(-turn)?\.svg$/, isMyTurn ? MARKED : PLAIN);
  if (link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** Say to the service worker where this page is, so that a click on a notice finds it. */
export function sayWhere(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ ports }) => ports[0]?.postMessage(location.href));
  navigator.serviceWorker.startMessages();
}

export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Ask the browser for leave to notify; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tell a player who looks elsewhere that it is their turn. */
export function notify(title: string, text: string, tag: string): void {
  if (
    !settings.notify ||
    typeof Notification === "undefined" ||
    Notification.permission !== "granted" ||
    !document.hidden
  )
    return;
  try {
    const shown = new Notification(title, { body: text, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    return; // browsers on phones let only service workers notify
  }
}
