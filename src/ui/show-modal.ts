import { afterFrame } from '#lib/after-frame.ts';

/** How many dialogs lie over the page. */
let open = 0;

/**
 * Holds the page where it is, and dims it; returns what lets it go. It sets a class (`base.css`): with `html:has()` a
 * browser styles the root again after each change of the page.
 */
function cover(): () => void {
  const { classList } = document.documentElement;
  classList.toggle('covered', ++open > 0);
  return () => {
    classList.toggle('covered', --open > 0);
  };
}

/** Shows a dialog that hides the page; returns what closes it. */
export function showModal(dialog: HTMLDialogElement | null): () => void {
  const uncover = cover();
  dialog?.showModal();
  return () => {
    uncover();
    dialog?.close();
  };
}

/**
 * Dims the page, and one frame later shows a dialog over it; returns what closes it. The heading takes the focus.
 * A browser first styles the whole page again: on a slow phone the press had no answer until then.
 */
export function showOverPage(dialog: HTMLDialogElement, heading: HTMLElement | null): () => void {
  const uncover = cover();
  let isClosed = false;
  const show = (): void => {
    if (isClosed) return;
    dialog.showModal();
    heading?.focus();
  };
  void afterFrame().then(show);
  return () => {
    isClosed = true;
    uncover();
    dialog.close();
  };
}
