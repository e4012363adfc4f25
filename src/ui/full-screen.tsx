import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';

import type { Elements } from './elements.tsx';
import type { SceneSky } from './illustrations/scene.tsx';
import { showModal } from './sheet.tsx';

interface FullScreenProps {
  label: string;
  /** Identifies the page of the screen: a new one begins at its top. */
  page: string | number;
  /** Called when the guest leaves by Esc or the phone's back gesture. */
  onLeave: () => void;
  /** The hour of the picture; after sunset the whole screen is in the colours of the night. */
  sky: SceneSky;
  /** Fills the upper part of an upright screen, and the left side of a wide one. */
  picture: Elements;
  /** Controls over the picture. */
  top: ReactNode;
  /** Around all of it: the children set CSS variables here that the picture reads. */
  frame?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** A full screen over the page: a picture, and a sheet below it. */
export function FullScreen({ label, page, sky, onLeave, picture, top, frame, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDark = sky === 'night' || sky === 'dusk';
  // A layout effect: its clean-up still finds the dialog in the document, so that the browser gives the focus back.
  useLayoutEffect(() => showModal(dialog.current), []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-sky={isDark ? 'night' : undefined}
      data-full
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onClose={(event) => {
        // If it is open again by now, the guest has not left.
        if (!event.currentTarget.open) onLeave();
      }}
    >
      <div key={page} ref={frame} className="full-frame flex min-h-full flex-col">
        <div data-sky={isDark ? undefined : sky} className="full-picture relative min-h-56 grow">
          {picture}
          <div className="full-top absolute inset-x-0 top-0">{top}</div>
        </div>
        <div className="full-sheet relative flex flex-col bg-card">{children}</div>
      </div>
    </dialog>
  );
}
