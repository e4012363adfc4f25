import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { wholeWords } from './headline.tsx';

/** Classes of a tile, for router links and buttons that wrap a `TileBody`. */
export function tileClass(className?: string): string {
  return cx(
    'flex min-h-14 min-w-0 flex-col gap-1 rounded-card border border-transparent bg-card p-4 text-start wide:px-6 shadow-card',
    '[&:is(a,button)]:transition-colors [&:is(a,button)]:hover:border-edge',
    className,
  );
}

interface TileBodyProps {
  title: string;
  icon: LucideIcon;
  children?: ReactNode;
}

/**
 * The content of a tile: an icon, a name, and one soft line. A wide tile has all three beside each other. Spans only,
 * so that it may sit inside a link.
 */
export function TileBody({ title, icon: Icon, children }: TileBodyProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Icon aria-hidden strokeWidth={1.7} className="size-6 shrink-0 text-accent" />
      <span className="tile-name">
        <span data-travels="title" className="inline-block text-lead leading-tight font-semibold">
          {wholeWords(title)}
        </span>
      </span>
      {children && <span className="text-body leading-snug text-soft">{children}</span>}
    </span>
  );
}

/** Tiles side by side, as many in a row as fit; the rules are in `base.css`. */
export function TileGrid({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('tile-grid', className)}>{children}</div>;
}
