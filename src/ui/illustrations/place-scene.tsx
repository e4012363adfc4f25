import type { ReactNode } from 'react';

import { SUN } from './palette.ts';
import { LOOKS } from './place-looks.tsx';
import type { DayLook } from './place-looks.tsx';
import type { SceneSky } from './scene.tsx';
import { SECOND } from './second-looks.tsx';
import { Sun } from './suns.tsx';

const LIGHTS = {
  low: <Sun x={92} y={76} r={14} />,
  high: <Sun x={60} y={24} r={9} />,
  moon: <path fill={SUN} d="M66 12a12 12 0 1 0 9 19 10 10 0 0 1-9-19z" />,
} as const;

/** A sun that rises or sets, one of noon, or the moon. */
export type SkyLight = keyof typeof LIGHTS;

interface PlaceSceneProps {
  look: DayLook;
  sky: SceneSky;
  /** What is in the sky of a tall frame, which shows the whole width; a low frame cuts it off. */
  light?: SkyLight;
  /** Beside another of its look: where there are two, it is the other one, and it faces the other way. */
  isSecond?: boolean;
}

/** What a place looks like, under the sky of an hour; three make the picture of a day. It fills its frame. */
export function PlaceScene({ look, sky, light, isSecond }: PlaceSceneProps) {
  const Look: () => ReactNode = (isSecond ? SECOND[look] : undefined) ?? LOOKS[look];
  return (
    <svg
      viewBox="0 0 117 150"
      preserveAspectRatio={light ? 'xMidYMax meet' : 'xMidYMax slice'}
      aria-hidden="true"
      focusable="false"
      data-sky={sky}
      className="scene block size-full"
    >
      <path fill="var(--sky-fill, var(--sky))" d="M0-999h117v1149H0z" />
      <g transform={isSecond ? 'translate(117 0) scale(-1 1)' : undefined}>
        {light && LIGHTS[light]}
        <Look />
      </g>
    </svg>
  );
}
