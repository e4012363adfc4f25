import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import { SKY } from './palette.ts';

interface SceneProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** The picture itself: a sky of fixed proportions that slices to its box from the top, so that the ground stays. */
export const Scene = ({ className, children }: SceneProps): ReactNode => (
  <svg
    viewBox="0 0 350 150"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
    className={cx('block size-full', className)}
  >
    <path fill={SKY} d="M0 0h350v150H0z" />
    {children}
  </svg>
);
