import { Suspense } from 'react';

import { latePart } from '#lib/late-part.ts';
import { Scene } from '#ui/scenes/scene.tsx';

import type { SkySceneProps } from './later/sky-scene.tsx';

const SkyScene = latePart(() => import('./later/sky-scene.tsx').then((file) => file.SkyScene));

/** `SkyScene` in a file that no page waits for; until it comes, the room for it. */
export const PropertyScene = (props: SkySceneProps) => (
  <div className={props.className}>
    <Suspense fallback={<Scene />}>
      <SkyScene {...props} />
    </Suspense>
  </div>
);
