import type { ReactNode } from 'react';

import type { DayLook } from './place-looks.tsx';
import { PlaceScene } from './place-scene.tsx';

interface DaySceneProps {
  /** What there is in the morning, in the afternoon and in the evening. */
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
