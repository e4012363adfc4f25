import type { ReactNode } from 'react';

import type { Elements } from './elements.tsx';

interface StepsProps {
  /** Names the list for a screen reader. */
  label?: string | undefined;
  children: ReactNode;
}

/** An ordered list of `Step`s. */
export function Steps({ label, children }: StepsProps) {
  // Safari exposes no list semantics for a list without markers; the role restores them.
  return (
    <ol role="list" aria-label={label} className="flex flex-col">
      {children}
    </ol>
  );
}

/** One step: its number in a circle, a line to the next one, and the card of what to do. */
export function Step({ number, children }: { number: number; children: Elements }) {
  return (
    <li className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pb-3.5 last:pb-0">
      <div aria-hidden className="-mb-3.5 flex flex-col items-center gap-1.5 group-last:mb-0">
        <span className="grid size-8.5 shrink-0 place-items-center rounded-full border border-transparent bg-tint text-[min(var(--text-lead),20px)] font-bold text-accent tabular-nums">
          {number}
        </span>
        <span className="mb-1.5 w-0.5 grow rounded-full bg-line group-last:hidden forced-colors:bg-[CanvasText]" />
      </div>
      {children}
    </li>
  );
}
