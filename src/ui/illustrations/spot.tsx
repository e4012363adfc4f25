import type { ComponentType, ReactNode } from 'react';

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

/** Classes of a row that ends with a small picture, and of the text in it. */
export const spotRow = 'flex flex-wrap gap-x-2';
export const besideSpot = 'flex min-h-16 grow basis-52 flex-col justify-center wrap-break-word';

/** A small picture as high as the text before it. Where it does not fit it wraps into a row of no height. */
export const SpotAside = ({ picture: Picture }: { picture: ComponentType<SpotProps> }): ReactNode => (
  <div className="relative w-16 wide:w-32">
    <Picture className="absolute inset-0 size-full" />
  </div>
);

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
