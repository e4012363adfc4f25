import { useEffect, useReducer } from 'react';

import { cx } from '#lib/cx.ts';
import { preparedPart } from '#lib/late-part.ts';
import { prepareCity } from '#ui/scenes/city-scene.tsx';
import { Scene } from '#ui/scenes/scene.tsx';

import type { SkySceneProps } from './later/sky-scene.tsx';

const sky = preparedPart<SkySceneProps>(() =>
  import('./later/sky-scene.tsx').then(
    (file) => file.SkyScene,
    () => Scene,
  ),
);

/** The cities whose scene renders at once. */
const ready = new Set<string>();

/**
 * `SkyScene` in files that no page waits for: both are asked for together, once the page is painted. Until they come,
 * the room for it.
 */
export function PropertyScene(props: SkySceneProps) {
  const city = props.city ?? props.property?.city ?? '';
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (ready.has(city)) return;
    // Not by Suspense: React would hold the picture back for 300 ms.
    void Promise.all([sky.prepare(), prepareCity(city)])
      .then(() => ready.add(city))
      .then(draw);
  }, [city]);
  return <div className={cx('bg-tint', props.className)}>{ready.has(city) && <sky.Part {...props} />}</div>;
}
