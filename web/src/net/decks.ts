/** Own decks over plain HTTP. */

import { call, Refusal } from "./api";
import type {
  ArrangeDeck,
  BeginDeck,
  DeckCaptions,
  DeckPage,
  DescribeCard,
  Error as WireError,
  OwnCardPage,
  OwnDeckPage,
  OwnDecks,
  Uploaded,
} from "./wire.gen";

const path = (deck: string): string => `/api/decks/${encodeURIComponent(deck)}`;

export const ownDecks = (): Promise<OwnDecks> => call("/api/decks");
export const deckPage = (deck: string): Promise<DeckPage> => call(path(deck));
export const deckCaptions = (deck: string): Promise<DeckCaptions> => call(`${path(deck)}/captions`);
export const ownDeck = (deck: string): Promise<OwnDeckPage> => call(`${path(deck)}/making`);
export const beginDeck = (wish: BeginDeck): Promise<OwnDeckPage> => call("/api/decks", wish);
export const arrangeDeck = (deck: string, wish: ArrangeDeck): Promise<OwnDeckPage> =>
  call(path(deck), wish);
export const finishDeck = (deck: string): Promise<OwnDeckPage> => call(`${path(deck)}/finish`, {});
export const deleteDeck = (deck: string): Promise<unknown> =>
  call(path(deck), undefined, {}, "DELETE");
export const describeCard = (
  deck: string,
  number: number,
  wish: DescribeCard,
): Promise<OwnCardPage> => call(`${path(deck)}/pictures/${number}`, wish);
export const removeCard = (deck: string, number: number): Promise<OwnDeckPage> =>
  call(`${path(deck)}/pictures/${number}`, undefined, {}, "DELETE");

/** A picture of an own deck, for its owner: finished or not, cut or whole. */
export const ownPicture = (
  deck: Pick<OwnDeckPage, "name" | "edition">,
  number: number,
  size: "small" | "large" | "whole",
): string => `${path(deck.name)}/pictures/${number}/${size}?${deck.edition}`;

interface Heard {
  /** How much of the file has left this device, from 0 to 1. */
  sent: (share: number) => void;
  /** What has become of a picture: of the file itself, or of one in a zip. */
  became: (outcome: Uploaded) => void;
}

/** Send a picture or a zip. The old way of asking is the only one that tells how far it is. */
export function upload(deck: string, file: File, heard: Heard): Promise<void> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    let read = 0;
    function lines(): void {
      const end = request.responseText.lastIndexOf("\n");
      for (const line of request.responseText.slice(read, end).split("\n"))
        if (line) heard.became(JSON.parse(line) as Uploaded);
      read = Math.max(read, end + 1);
    }
    request.open("POST", `${path(deck)}/pictures`);
    request.setRequestHeader("x-file", encodeURIComponent(file.name));
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = (event) => heard.sent(event.loaded / (event.total || 1));
    request.onprogress = () => {
      if (request.status === 200) lines();
    };
    request.onload = () => {
      if (request.status === 200) {
        lines();
        done();
        return;
      }
      failed(refusalIn(request.responseText));
    };
    request.onerror = () => failed(new Refusal("no_connection"));
    request.send(file);
  });
}

function refusalIn(text: string): Refusal {
  try {
    const error = JSON.parse(text) as WireError;
    return new Refusal(error.code, error.facts);
  } catch {
    return new Refusal("server_trouble");
  }
}
