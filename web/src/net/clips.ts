/** Recordings of clues: kept by the server for one table, fetched with the seat's secret. */

import { asPerson, ask } from "./api";
import { seatOf } from "./seats";
import type { KeptClip } from "./wire.gen";

export type ClipKind = "sound" | "mime";

export const LONGEST_SECONDS = 15;

/** What this browser can record, the best first; Safari makes MP4, the others WebM or Ogg. */
const TYPES: Readonly<Record<ClipKind, readonly string[]>> = {
  sound: ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"],
  mime: ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"],
};

export function recordingType(kind: ClipKind): string | null {
  if (typeof MediaRecorder === "undefined" || !navigator.mediaDevices) return null;
  return TYPES[kind].find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

const path = (code: string, rest: string): string =>
  `/api/tables/${encodeURIComponent(code)}/clips/${rest}`;

export async function keepClip(code: string, kind: ClipKind, recording: Blob): Promise<KeptClip> {
  const headers = {
    ...asPerson(seatOf(code)),
    "content-type": recording.type || "application/octet-stream",
  };
  const answer = await ask(path(code, kind), { method: "POST", body: recording, headers });
  return (await answer.json()) as KeptClip;
}

/** An address of this page for a clip; revoke it when it is no longer shown. */
export async function fetchClip(code: string, clip: string): Promise<string> {
  const headers = asPerson(seatOf(code));
  const answer = await ask(path(code, encodeURIComponent(clip)), { headers });
  return URL.createObjectURL(await answer.blob());
}
