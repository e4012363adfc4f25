import type { ReactNode } from 'react';

import { SUN } from './layers.tsx';
import {
  Beach,
  Church,
  Fortress,
  Gallery,
  Hill,
  Market,
  Palace,
  Park,
  Pond,
  RockHall,
  Shore,
  Stalls,
  Street,
} from './place-looks.tsx';
import { Sun } from './scene.tsx';
import type { SceneSky } from './scene.tsx';

/** The drawing of each kind of place. */
const LOOKS = {
  gallery: Gallery,
  church: Church,
  rock: RockHall,
  fortress: Fortress,
  market: Market,
  street: Street,
  park: Park,
  shore: Shore,
  hill: Hill,
} as const;

type DayLook = keyof typeof LOOKS;

/** Another drawing for the kinds that a city has most of. */
const SECOND: Partial<Record<DayLook, () => ReactNode>> = {
  gallery: Palace,
  market: Stalls,
  park: Pond,
  shore: Beach,
};

const LIGHTS = {
  low: <Sun x={92} y={76} r={14} />,
  high: <Sun x={60} y={24} r={9} />,
  moon: <path fill={SUN} d="M66 12a12 12 0 1 0 9 19 10 10 0 0 1-9-19z" />,
} as const;

/** The sun near the horizon, the sun at noon, or the moon. */
export type SkyLight = keyof typeof LIGHTS;

interface PlaceSceneProps {
  look: DayLook;
  sky: SceneSky;
  /** Drawn in the sky of a tall frame, which shows the whole width; a low frame would crop it. */
  light?: SkyLight;
  /** Beside a picture of the same look: uses the second drawing if there is one, and is mirrored. */
  isSecond?: boolean;
}

/** A kind of place under the sky of an hour. Fills its frame. */
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

interface DaySceneProps {
  /** The places of the morning, the afternoon and the evening. */
  looks: readonly [DayLook, DayLook, DayLook];
}

/** A day in one picture: its three places side by side, each under the sky of its hour. It fills its frame. */
export const DayScene = ({ looks: [morning, afternoon, evening] }: DaySceneProps): ReactNode => (
  <div className="flex size-full *:w-1/3">
    <PlaceScene look={morning} sky="dawn" light="low" />
    <PlaceScene look={afternoon} sky="day" light="high" />
    <PlaceScene look={evening} sky="dusk" light="moon" />
  </div>
);
