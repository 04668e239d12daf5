/** Reading a poem aloud with the browser's own voice, if it has one of the poem's language. */

import type { VerseLanguage } from "./verse";

const SLOWLY = 0.85;

export class Aloud {
  #voice = $state.raw<SpeechSynthesisVoice | null>(null);
  /** Which line is heard; null in silence. */
  line = $state<number | null>(null);

  /** Looks for a voice, also for one that comes later; what it returns stops reading. */
  listen(language: VerseLanguage): () => void {
    const engine = this.#engine;
    if (engine === null) return () => {};
    const look = (): void => {
      const voices = engine
        .getVoices()
        .filter((voice) => voice.lang.toLowerCase().startsWith(language));
      this.#voice = voices.find((voice) => voice.localService) ?? voices[0] ?? null;
    };
    look();
    engine.addEventListener("voiceschanged", look);
    return () => {
      engine.removeEventListener("voiceschanged", look);
      this.stop();
    };
  }

  get able(): boolean {
    return this.#voice !== null;
  }

  read(lines: readonly string[]): void {
    const [engine, voice] = [this.#engine, this.#voice];
    if (engine === null || voice === null) return;
    engine.cancel();
    const ended = (index: number): void => {
      if (this.line === index) this.line = null;
    };
    lines.forEach((text, index) => {
      const said = new SpeechSynthesisUtterance(text);
      said.voice = voice;
      said.lang = voice.lang;
      said.rate = SLOWLY;
      said.onstart = () => (this.line = index);
      said.onerror = () => ended(index);
      if (index === lines.length - 1) said.onend = () => ended(index);
      engine.speak(said);
    });
    this.line = 0;
  }

  stop(): void {
    this.#engine?.cancel();
    this.line = null;
  }

  get #engine(): SpeechSynthesis | null {
    return "speechSynthesis" in window ? window.speechSynthesis : null;
  }
}
