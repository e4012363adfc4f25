import { Wrench } from 'lucide-react';
import { useState } from 'react';

import { latePart } from '#lib/late-part.ts';

import type { DebugPanelProps } from './debug-panel.tsx';

/** Its parts are those of pages that the page on screen has not loaded. */
const DebugPanel = latePart(() => import('./debug-panel.tsx').then((file) => file.DebugPanel));

/** Opens the tester's panel, whose file comes with the first press. */
export function DebugButton(props: DebugPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Debug"
        // In the gutter of the page, so that it covers nothing.
        className="no-print fixed -start-1 top-1/3 z-10 grid h-11 w-6 ps-1 place-items-center rounded-e-lg border border-s-0 border-line bg-card text-soft"
        onClick={() => setOpen(true)}
      >
        <Wrench aria-hidden className="size-3.5" />
      </button>
      {isOpen && <DebugPanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
