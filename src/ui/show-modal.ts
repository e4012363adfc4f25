/** How many dialogs lie over the page. */
let open = 0;

/**
 * Shows a dialog over the page, which then stays where it is; returns what closes it.
 * A class says it: with `html:has()` a browser styles the root again after each change of the page.
 */
export function showModal(dialog: HTMLDialogElement | null): () => void {
  const { classList } = document.documentElement;
  dialog?.showModal();
  classList.toggle('covered', ++open > 0);
  return () => {
    classList.toggle('covered', --open > 0);
    dialog?.close();
  };
}
