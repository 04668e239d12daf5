/** A dialog over everything else; the answer takes it away, and who opened it goes on from where they were. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    // The browser gives the focus back only where the dialog stays in the page.
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
