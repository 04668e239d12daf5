/** What lasts longer than a blink: a short loss of the network is not worth a word. */

const BLINK = 1_200;

/** To be called while a component is made. */
export function lasting(holds: () => boolean): { readonly shown: boolean } {
  let shown = $state(false);
  $effect(() => {
    if (!holds()) {
      shown = false;
      return;
    }
    const timer = setTimeout(() => (shown = true), BLINK);
    return () => clearTimeout(timer);
  });
  return {
    get shown() {
      return shown;
    },
  };
}
