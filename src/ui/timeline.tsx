import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { wholeWords } from './headline.tsx';

type TimelineState = 'done' | 'current' | 'later';

const DOT: Record<TimelineState, string> = {
  done: 'bg-accent text-on-accent border-accent border',
  current: 'bg-card border-accent border-[5px]',
  later: 'bg-card border-edge border-[1.5px]',
};
const TEXT: Record<TimelineState, string> = { done: '', current: 'font-semibold', later: 'text-soft' };

/** A list of past, current and coming moments. */
export function Timeline({ children }: { children: ReactNode }) {
  return (
    <ol role="list" className="flex flex-col">
      {children}
    </ol>
  );
}

interface TimelineItemProps {
  state: TimelineState;
  /** The state as text, read before the content: "Done". */
  stateLabel: string;
  /** The one thing to read on the page. */
  isLargest?: boolean | undefined;
  children: ReactNode;
}

/** One moment; its dot differs in shape, not only in colour. */
export function TimelineItem({ state, stateLabel, isLargest = false, children }: TimelineItemProps) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx('group flex gap-3 pb-2.5 last:pb-0', isLargest ? 'flared largest' : TEXT[state])}
    >
      <span aria-hidden className="-mb-2.5 flex flex-col items-center pt-[0.2em] group-last:mb-0">
        <span className={cx('grid size-4.5 shrink-0 place-items-center rounded-full', DOT[state])}>
          {state === 'done' && <Check strokeWidth={3.5} className="size-3" />}
        </span>
        <span className="w-0.5 grow bg-line group-last:hidden forced-colors:bg-[CanvasText]" />
      </span>
      <span className="min-w-0">
        <span className="sr-only">{`${stateLabel}: `}</span>
        <span>{wholeWords(children)}</span>
      </span>
    </li>
  );
}
