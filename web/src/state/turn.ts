/** "It is your turn" for who looks elsewhere: a notification, where the browser has them and its owner wants them. */

import { prefs } from "./prefs.svelte";

export const canNotify = (): boolean => "Notification" in globalThis && isSecureContext;

/** Asks the browser, which asks its owner; whether they agreed. */
export async function allowNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

export async function notifyTurn(title: string, body: string): Promise<void> {
  if (!canNotify() || !prefs.notify || !document.hidden) return;
  if (Notification.permission !== "granted") return;
  const path = location.pathname;
  const look = { body, tag: path, icon: "/icon-192.png", lang: prefs.language, data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones have notifications of workers only; computers without a worker have their own.
  if (worker?.active) await worker.showNotification(title, look);
  else new Notification(title, look).onclick = () => window.focus();
}

/** Takes the word back when its reader has come. */
export async function hushTurn(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const one of (await worker?.getNotifications({ tag: location.pathname })) ?? []) one.close();
}
