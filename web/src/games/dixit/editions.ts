/** The picture games by name: apart from their entry, for pages that show games and play none. */

import type { Edition } from "../entry";

export const editions: Readonly<Record<string, Edition>> = {
  "dixit-2008": { sample: "dreams/012" },
  dixit: { sample: "dreams/056" },
  odyssey: { sample: "dreams/079", taught: true },
  party: { sample: "dreams/053" },
  team: { sample: "dreams/037", opposite: true },
};
