/** A picture that the line did not bring is asked for again; meanwhile its ground is seen, and no sign of something broken. */

import { again } from "../state/again";

/** Without any address Chromium would go on showing that sign. */
const NOTHING = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/** Whether it is its own picture that a page was told to have loaded. */
export const isThere = ({ src }: HTMLImageElement): boolean => src !== NOTHING;

export function comesLater(picture: HTMLImageElement): () => void {
  let tries = 0;
  const failed = async (): Promise<void> => {
    const { src, srcset } = picture;
    // Among several addresses it would go on choosing.
    picture.srcset = "";
    picture.src = NOTHING;
    await again(++tries);
    // Meanwhile it may have become another card's.
    if (!picture.isConnected || isThere(picture)) return;
    picture.srcset = srcset;
    picture.src = src;
  };
  const came = (): void => {
    if (isThere(picture)) tries = 0;
  };
  picture.addEventListener("error", failed);
  picture.addEventListener("load", came);
  return () => {
    picture.removeEventListener("error", failed);
    picture.removeEventListener("load", came);
  };
}
