/** A circle's figures as they are shown. */

import type { Circle, CirclePair } from "../../net/wire.gen";
import { speech } from "../../words/language.svelte";

export interface Friend {
  readonly person: string;
  readonly name: string;
  readonly colour: number;
}

export interface Share extends Friend {
  readonly times: number;
  readonly chances: number;
}

export const friends = (circle: Circle): readonly Friend[] =>
  circle.people.map(({ person, name, colour }) => ({
    person,
    name: name || speech.t.chat.gone,
    colour,
  }));

type Person = Circle["people"][number];

/** How often somebody did something, by the server's word for it. */
export const counted =
  (deed: string) =>
  (person: Person): number =>
    person.did[deed] ?? 0;

/** Everybody who had a chance, the best first; more chances count more among equals. */
export function shares(
  circle: Circle,
  times: (person: Person) => number,
  chances: (person: Person) => number,
): readonly Share[] {
  return friends(circle)
    .flatMap((friend, index) => {
      const person = circle.people[index];
      if (!person || chances(person) === 0) return [];
      return [{ ...friend, times: times(person), chances: chances(person) }];
    })
    .sort((a, b) => b.times / b.chances - a.times / a.chances || b.chances - a.chances);
}

/** Those who have met in a table of pairs, and only they. */
export function met(all: readonly Friend[], pairs: readonly CirclePair[]): readonly Friend[] {
  const known = new Set(pairs.flatMap((pair) => [pair.who, pair.whom]));
  return all.filter((friend) => known.has(friend.person));
}

/** The pair that it happens to most surely: a single lucky hit is no habit. */
export function strongest(pairs: readonly CirclePair[]): CirclePair | null {
  const sure = (pair: CirclePair): number => (pair.times + 0.5) / (pair.chances + 2);
  return pairs
    .filter((pair) => pair.times > 0)
    .reduce<CirclePair | null>(
      (best, pair) => (best === null || sure(pair) > sure(best) ? pair : best),
      null,
    );
}
