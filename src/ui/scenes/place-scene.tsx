import type { ReactNode } from 'react';

import { LOOKS } from './place-looks.tsx';
import type { DayLook } from './place-looks.tsx';
import type { SceneSky } from './scene.tsx';
import { SECOND } from './second-looks.tsx';

interface PlaceSceneProps {
  look: DayLook;
  sky: SceneSky;
  /** Beside another of its look: where there are two, it is the other one, and it faces the other way. */
  isSecond: boolean;
  /** The whole width is seen, with more sky in a tall frame. */
  isWhole?: boolean;
  className?: string;
  /** What is in the sky; a frame that is no higher than wide cuts it off. */
  children?: ReactNode;
}

/** What a place looks like, under the sky of an hour; three make the picture of a day. It fills its frame. */
export function PlaceScene({ look, sky, isSecond, isWhole, className = 'size-full', children }: PlaceSceneProps) {
  const Look = (isSecond ? SECOND[look] : undefined) ?? LOOKS[look];
  return (
    <svg
      viewBox="0 0 117 150"
      preserveAspectRatio={isWhole ? 'xMidYMax meet' : 'xMidYMax slice'}
      aria-hidden="true"
      focusable="false"
      data-sky={sky}
      className={`scene block ${className}`}
    >
      <path fill="var(--sky-fill, var(--sky))" d="M0-999h117v1149H0z" />
      <g transform={isSecond ? 'translate(117 0) scale(-1 1)' : undefined}>
        {children}
        <Look />
      </g>
    </svg>
  );
}
