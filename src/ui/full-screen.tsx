import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';

interface FullScreenProps {
  label: string;
  /** Another page of the screen is another name: it begins at its top. */
  page: string | number;
  /** Called when the guest leaves by Esc or the phone's back gesture. */
  onLeave: () => void;
  /** Fills the upper part of a phone, and the left side of wide screens. */
  picture: ReactNode;
  /** Controls over the picture. */
  top: ReactNode;
  /** Around all of it: what the children tell the picture by CSS variables. */
  frame?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** A full screen over the page in the colours of the night: a picture, and a sheet below it. */
export function FullScreen({ label, page, onLeave, picture, top, frame, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: its clean-up still finds the dialog in the document, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="night fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={(event) => {
        // Opened again since: nothing to tell.
        if (!event.currentTarget.open) onLeave();
      }}
    >
      <div key={page} ref={frame} className="flex min-h-full flex-col wide:flex-row">
        <div className="relative min-h-56 grow wide:min-h-full">
          {picture}
          <div className="absolute inset-x-0 top-0 px-4 pt-[max(16px,env(safe-area-inset-top))] wide:px-8">{top}</div>
        </div>
        <div className="relative -mt-7 flex flex-col rounded-t-[28px] bg-card px-5 pt-5 pb-[max(20px,env(safe-area-inset-bottom))] wide:mt-0 wide:w-1/2 wide:max-w-120 wide:justify-center wide:rounded-none wide:px-12">
          {children}
        </div>
      </div>
    </dialog>
  );
}
