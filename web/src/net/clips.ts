/** Recordings of clues: kept by the server for one table, fetched with the seat's secret. */

import { Refusal } from "./api";
import { seatOf } from "./seats";
import type { Error as WireError, KeptClip } from "./wire.gen";

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

function secretHeader(code: string): Record<string, string> {
  const secret = seatOf(code);
  return secret === null ? {} : { "x-seat": secret };
}

const path = (code: string, rest: string): string =>
  `/api/tables/${encodeURIComponent(code)}/clips/${rest}`;

export async function keepClip(code: string, kind: ClipKind, recording: Blob): Promise<KeptClip> {
  const headers = {
    ...secretHeader(code),
    "content-type": recording.type || "application/octet-stream",
  };
  let answer: Response;
  try {
    answer = await fetch(path(code, kind), { method: "POST", body: recording, headers });
  } catch {
    throw new Refusal("no_connection");
  }
  if (answer.ok) return (await answer.json()) as KeptClip;
  const failed = (await answer.json().catch(() => null)) as WireError | null;
  throw new Refusal(failed?.code ?? "server_trouble", failed?.facts);
}

/** An address of this page for a clip; revoke it when it is no longer shown. */
export async function fetchClip(code: string, clip: string): Promise<string> {
  const answer = await fetch(path(code, encodeURIComponent(clip)), { headers: secretHeader(code) });
  if (!answer.ok) throw new Refusal("no_such_clip");
  return URL.createObjectURL(await answer.blob());
}
