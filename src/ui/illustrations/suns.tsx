import { use, type ReactNode } from 'react';

import { Hour } from './hour.tsx';
import { SUN } from './palette.ts';
import type { SceneSky } from './scene.tsx';

/** The sun by day, the moon by night, with its halo. */
export const Sun = ({ x, y, r = 16 }: { x: number; y: number; r?: number }): ReactNode => (
  <>
    <circle cx={x} cy={y} r={r * 1.8} fill={SUN} opacity={0.09} />
    <circle cx={x} cy={y} r={r} fill={SUN} stroke={SUN} strokeWidth={r * 0.7} strokeOpacity={0.14} />
  </>
);

/** Whether the sun is near the horizon. */
export const isLow = (sky: SceneSky): boolean => sky === 'dawn' || sky === 'dusk';

/** The sun or the moon behind the houses of a street, at its hour. */
export function StreetSun({ x }: { x: number }): ReactNode {
  const sky = use(Hour);
  return isLow(sky) ? <Sun x={x} y={66} r={20} /> : <Sun x={x} y={36} r={14} />;
}

/** The sun or the moon in a window: `y` is where it is by day and at night. */
export const WindowSun = ({ x, y, r }: { x: number; y: number; r: number }): ReactNode => (
  <circle cx={x} cy={isLow(use(Hour)) ? y + r * 1.4 : y} r={r} fill={SUN} />
);
