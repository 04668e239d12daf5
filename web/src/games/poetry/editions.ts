/** «Поэзия» by name: apart from its entry, for pages that show games and play none. */

import type { Edition } from "../entry";

export const editions: Readonly<Record<string, Edition>> = {
  poetry: { sample: "stories/095", taught: true, verse: true },
};
