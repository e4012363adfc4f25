import type { ReactNode } from 'react';

/** The frame of one thing, 64 by 64, which has its foot at 60. */
export const Thing = ({ children }: { children: ReactNode }): ReactNode => (
  <svg viewBox="0 0 64 64" width={72} height={72} aria-hidden="true" focusable="false" className="block">
    {children}
  </svg>
);

/** Two of a thing: one a little behind the other. */
export const Pair = ({ children }: { children: ReactNode }): ReactNode => (
  <Thing>
    <g transform="translate(-8 -3) rotate(-5 32 60)">{children}</g>
    <g transform="translate(9 0) rotate(4 32 60)">{children}</g>
  </Thing>
);
