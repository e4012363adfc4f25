import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { disc } from './shapes.ts';

export interface SpotProps {
  className?: string | undefined;
}

interface FrameProps extends SpotProps {
  /** What the disc is filled with, instead of the sky. */
  ground?: string | undefined;
  children: ReactNode;
}

/** Classes of a small picture at the end of a headline, and of that headline. A narrow one has the picture below. */
export const besideHeadline = 'ms-auto h-auto w-24 shrink-0 wide:w-32';
export const besideSpot = 'flex-1 wrap-break-word';

/** The sky by day, lighter than behind a town. */
const DAY = 'color-mix(in srgb, var(--sky-top) 70%, transparent)';

/** The frame of a small picture: 160 by 120, before a disc of the sky by day. */
export const Spot = ({ className, ground = DAY, children }: FrameProps): ReactNode => (
  <svg
    viewBox="0 0 160 120"
    width={160}
    height={120}
    aria-hidden="true"
    focusable="false"
    data-sky="day"
    className={cx('block', className)}
  >
    <path fill={ground} d={disc(80, 58, 54) + disc(22, 30, 5) + disc(140, 92, 4)} />
    {children}
  </svg>
);
