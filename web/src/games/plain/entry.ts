/** Any game, drawn from what all views have in common: for those that have no folder here yet. */

import { entry } from "../entry";

export const plain = entry({
  kind: "",
  games: {},
  phases: [],

  page: () => import("./Plain.svelte"),
  tv: () => import("./Tv.svelte"),
  past: async () => (await import("./past/past")).default,

  cards: () => [],
  said: () => [],
  clause: () => null,
  shown: { longest: 12_000, shortest: 6_000 },
  begun: () => true,

  gained: () => null,
  reasons: () => [],
  aside: () => undefined,
  honours: () => [],
  shares: () => [],
  meetings: () => [],
});
