import type { ReactNode } from 'react';

import { LIT, NEAR, SKY, SUN, WATER } from './palette.ts';
import { disc, FOOT } from './shapes.ts';

const dashes = (y: number, list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, dy, w]) => `M${x - w / 2} ${y + dy}h${w}`).join('');

const RIPPLE = { strokeWidth: 1.2, strokeLinecap: 'round' } as const;

interface WaterProps {
  y: number;
  /** Where the sun is: its light lies on the water below it. */
  sun: number;
}

/** Water across the picture from `y` down, with calm ripples and the lights of the quay in it. */
export const Water = ({ y, sun }: WaterProps): ReactNode => (
  <>
    <path fill={WATER} d={`M0 ${y}h350V${FOOT}H0z`} />
    <path
      {...RIPPLE}
      stroke={SKY}
      d={dashes(y, [
        [27, 5, 22],
        [56, 12, 14],
        [155, 5, 26],
        [215, 12, 18],
        [268, 5, 12],
        [316, 11, 24],
      ])}
    />
    <path
      {...RIPPLE}
      stroke={LIT}
      opacity={0.5}
      d={dashes(y, [
        [40, 8, 7],
        [118, 4, 9],
        [186, 9, 8],
        [236, 7, 10],
        [300, 5, 7],
        [338, 6, 8],
      ])}
    />
    <path
      {...RIPPLE}
      stroke={SUN}
      opacity={0.75}
      style={{ translate: 'var(--light-move, 0)' }}
      d={dashes(y, [
        [sun, 4, 12],
        [sun + 2, 8, 19],
        [sun - 1, 12, 9],
      ])}
    />
  </>
);

/** A clock face that shows ten past ten. */
export const Clock = ({ x, y, r }: { x: number; y: number; r: number }): ReactNode => (
  <>
    <path fill={LIT} d={disc(x, y, r)} />
    <path
      fill="none"
      stroke={NEAR}
      strokeWidth={r * 0.22}
      strokeLinecap="round"
      d={`M${x - r * 0.45} ${y - r * 0.3}L${x} ${y}l${r * 0.4}-${r * 0.55}`}
    />
  </>
);

declare module 'react' {
  interface CSSProperties {
    /** How far the light of the sun on the water is from its place by day. */
    '--light-move'?: string;
  }
}
