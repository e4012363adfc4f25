import { useEffect, useReducer } from 'react';

import { cx } from '#lib/cx.ts';
import { latePart, showTogether } from '#lib/late-part.ts';
import { prepareCity } from '#ui/illustrations/city-scene.tsx';
import { Scene } from '#ui/illustrations/scene.tsx';

import type { SkySceneProps } from './later/sky-scene.tsx';

const EmptySky = () => <Scene />;

const LateSky = latePart<SkySceneProps>(() => import('./later/sky-scene.tsx').then((file) => file.SkyScene), EmptySky);

/** The cities whose scene renders at once. */
const ready = new Set<string>();

/** Loads the scene of a city, so that the next page with it renders it at once. */
export async function prepareScene(city: string): Promise<void> {
  await Promise.all([LateSky.prepare(), prepareCity(city)]);
  ready.add(city);
}

interface PropertySceneProps extends SkySceneProps {
  className: string;
  /** The property is on its way: no other town is drawn meanwhile. */
  isAwaited?: boolean;
}

/**
 * `SkyScene` in files that no page waits for: both are asked for together, once the page is painted. Until they come,
 * the room for it.
 */
export function PropertyScene({ className, isAwaited = false, ...props }: PropertySceneProps) {
  const city = props.city ?? props.property?.city ?? '';
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (isAwaited) void LateSky.prepare();
    else if (!ready.has(city)) void showTogether(prepareScene(city), draw);
  }, [city, isAwaited]);
  return (
    <div className={cx('relative overflow-hidden bg-tint', className)}>
      {!isAwaited && ready.has(city) && (
        <div data-follows="" className="contents">
          <LateSky {...props} />
        </div>
      )}
    </div>
  );
}
