/** The verses of a table as soon as they are there: at once if they were read before, so that paper
 *  and pages turned quickly never show a gap. */

import { knownVerses, loadVerses, type VerseLanguage, type Verses } from "./verse";

export class Reading {
  verses = $state.raw<Verses | null>(null);

  constructor(language: () => VerseLanguage) {
    this.verses = knownVerses(language());
    $effect(() => {
      void loadVerses(language()).then((loaded) => (this.verses = loaded));
    });
  }
}
