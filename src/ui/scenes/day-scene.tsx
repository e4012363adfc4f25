import type { ReactNode } from 'react';

import { Sun } from './suns.tsx';
import { SUN } from './palette.ts';
import type { DayLook } from './place-looks.tsx';
import { PlaceScene } from './place-scene.tsx';
import type { SceneSky } from './scene.tsx';

/** The sun, and the moon after it. */
const SUNS: Readonly<Record<'dawn' | 'day' | 'dusk', ReactNode>> = {
  dawn: <Sun x={92} y={76} r={14} />,
  day: <Sun x={60} y={24} r={9} />,
  dusk: <path fill={SUN} d="M66 12a12 12 0 1 0 9 19 10 10 0 0 1-9-19z" />,
};

interface DaySceneProps {
  /** What there is in the morning, in the afternoon and in the evening. */
  looks: readonly [DayLook, DayLook, DayLook];
  /** Every second day: two markets in a row are another market, and face the other way. */
  isSecond: boolean;
}

/** A day in one picture: its three places side by side, each under the sky of its hour. It fills its frame. */
export const DayScene = ({ looks, isSecond }: DaySceneProps): ReactNode => (
  <div className="flex size-full">
    {(['dawn', 'day', 'dusk'] as const satisfies readonly SceneSky[]).map((sky, at) => (
      <PlaceScene key={sky} look={looks[at] ?? 'park'} sky={sky} isSecond={isSecond} isWhole className="h-full w-1/3">
        {SUNS[sky]}
      </PlaceScene>
    ))}
  </div>
);
