import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect, useRef } from 'react';
import type { PointerEvent, ReactNode } from 'react';

/** How many dialogs lie over the page. */
let openDialogs = 0;

/**
 * Stops the page from scrolling and dims it; returns what undoes it. It sets a class (`base.css`): with `html:has()` a
 * browser styles the root again after each change of the page.
 */
function cover(): () => void {
  const { classList } = document.documentElement;
  classList.toggle('covered', ++openDialogs > 0);
  return () => {
    classList.toggle('covered', --openDialogs > 0);
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

/** Shows a dialog over the page, with the focus on its heading; returns what closes it. */
export function showOverPage(dialog: HTMLDialogElement, heading: HTMLElement | null): () => void {
  const close = showModal(dialog);
  heading?.focus();
  return close;
}

interface SheetProps {
  isOpen: boolean;
  /** Called when the guest closes it: by Esc, the cross, or a click beside it. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Buttons at the bottom, the primary one first. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A short confirmation over the page: from the bottom on a phone, in the middle on wide screens. A sheet that opens within it
 * takes its place, until it is closed.
 */
export function Sheet({ isOpen, onClose, title, closeLabel, actions, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const startedBeside = useRef(false);
  const titleId = useId();

  // A layout effect: its clean-up still finds the dialog in the document, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current) return undefined;
    // A screen reader announces the heading first, not the button that might cancel a stay.
    return showOverPage(current, heading.current);
  }, [isOpen]);

  // Only a click that begins and ends beside the sheet closes it, not a selection of text that ends there.
  const notePointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    startedBeside.current = event.target === event.currentTarget;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc is the dialog's own
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto mb-0 max-h-[90dvh] w-full max-w-full overflow-y-auto overscroll-contain rounded-t-card border border-transparent bg-card text-ink visible shadow-card backdrop:bg-transparent open:animate-come-up has-[dialog[open]]:invisible wide:mb-auto wide:max-w-120 wide:rounded-card"
      onPointerDown={notePointerDown}
      onClick={(event) => {
        if (startedBeside.current && event.target === event.currentTarget) onClose();
      }}
      onCancel={(event) => {
        // React also dispatches the events of a sheet that is rendered inside this one.
        if (event.target !== event.currentTarget) return;
        // The caller closes it, so that its state says so, and a click right afterwards can open it again.
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closed it without a `cancel` event; not if the caller closed it, or it is open again by now.
        if (isOpen && event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
    >
      {isOpen && (
        <div className="flex flex-col gap-3 px-5 pt-4 pb-[max(20px,env(safe-area-inset-bottom))] wide:px-6 wide:pb-6">
          <div className="flex items-start justify-between gap-3">
            <h2 id={titleId} ref={heading} tabIndex={-1} className="min-w-0 pt-2.5">
              {title}
            </h2>
            <button
              type="button"
              aria-label={closeLabel}
              className="-me-2 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-tint hover:text-ink"
              onClick={onClose}
            >
              <X aria-hidden className="size-5.5" />
            </button>
          </div>
          <div className="flex flex-col gap-3">{children}</div>
          {actions && (
            <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-2.5">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
