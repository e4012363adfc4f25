import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

interface LineListProps {
  items: readonly string[];
  /** The sign before each sentence; without it a point. */
  sign?: ReactNode;
}

/** Newspaper columns: in a grid a short sentence beside a long one leaves a hole. Styles of one list need no class. */
const COLUMNS = { columnCount: 2, columnWidth: '24rem', columnGap: '2rem' };
const WHOLE = { breakInside: 'avoid' } as const;

/** Sentences under each other, in two columns where there is room. */
export const LineList = ({ items, sign }: LineListProps): ReactNode => (
  <ul style={COLUMNS} className={cx('text-pretty', !sign && 'list-disc')}>
    {items.map((item) => (
      <li key={item} style={WHOLE} className={cx('pb-2.5', sign ? 'flex items-start gap-2.5' : 'ms-5')}>
        {sign}
        {item}
      </li>
    ))}
  </ul>
);
