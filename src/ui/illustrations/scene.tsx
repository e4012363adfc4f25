import { createContext, use } from 'react';
import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

import type { Elements } from '../elements.tsx';
import { FAR, HAZE, SUN } from './layers.tsx';

/** The hours that a sky can show; `skies.css` has their colours. */
export type SceneSky = 'night' | 'dawn' | 'day' | 'dusk';

interface SceneProps {
  /** Default: day, in which rooms and goods are always shown; null: the colours of the device. */
  sky?: SceneSky | null;
  /** Shows the whole width, with more sky in a tall box; by default a box crops the sides. */
  isWhole?: boolean | undefined;
  /** A `viewBox` that is never cropped; a box of another shape shows more beside it, or more sky. */
  view?: string | undefined;
  /** Aligns the view with the right edge of the box. */
  isRight?: boolean | undefined;
  className?: string | undefined;
  children?: Elements;
}

/** A picture that fills its box. */
export type Picture = (props: { className?: string | undefined }) => ReactNode;

/** The frame of a picture. It fills its box and is cropped at the top or the sides, so that the ground stays. */
export const Scene = ({ sky = 'day', isWhole, view, isRight, className, children }: SceneProps): ReactNode => (
  <svg
    viewBox={view ?? '0 0 350 150'}
    preserveAspectRatio={`xM${isRight ? 'ax' : 'id'}YMax ${isWhole || view ? 'meet' : 'slice'}`}
    aria-hidden="true"
    focusable="false"
    data-sky={sky ?? undefined}
    className={cx('scene block size-full', className)}
  >
    {/* The sky of an hour is painted behind the picture: from its top to the horizon. */}
    <path fill="var(--sky-fill, var(--sky))" d="M0-999h350v1149H0z" />
    {children}
  </svg>
);

/** Two hills, for when a city's own picture cannot be fetched. */
export const Hills = (): ReactNode => (
  <>
    <path fill={HAZE} d="M0 150V110Q80 62 190 108T350 96V150z" />
    <path fill={FAR} d="M0 150V132Q120 96 230 128T350 124V150z" />
  </>
);

/** The hour at the guest's property, for streets. Rooms do not use it: they and their windows show the day. Default: day. */
export const Hour = createContext<SceneSky>('day');

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
