import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

import { cityKey } from './city-key.ts';
import { Hills, Scene, Town } from './scene.tsx';
import type { SceneSky } from './scene.tsx';

/** A picture in a separate chunk. It is decoration, so a chunk that cannot be fetched must not break the page. */
const picture = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (city) => ({ default: city }),
      () => ({ default: Hills as ComponentType }),
    ),
  );

const PICTURES = new Map([
  ['amsterdam', picture(() => import('./cities/amsterdam.tsx').then((m) => m.Amsterdam))],
  ['athens', picture(() => import('./cities/athens.tsx').then((m) => m.Athens))],
  ['berlin', picture(() => import('./cities/berlin.tsx').then((m) => m.Berlin))],
  ['bonn', picture(() => import('./cities/bonn.tsx').then((m) => m.Bonn))],
  ['copenhagen', picture(() => import('./cities/copenhagen.tsx').then((m) => m.Copenhagen))],
  ['florence', picture(() => import('./cities/florence.tsx').then((m) => m.Florence))],
  ['freising', picture(() => import('./cities/freising.tsx').then((m) => m.Freising))],
  ['helsinki', picture(() => import('./cities/helsinki.tsx').then((m) => m.Helsinki))],
  ['london', picture(() => import('./cities/london.tsx').then((m) => m.London))],
  ['lubeck', picture(() => import('./cities/lubeck.tsx').then((m) => m.Lubeck))],
  ['madrid', picture(() => import('./cities/madrid.tsx').then((m) => m.Madrid))],
  ['milan', picture(() => import('./cities/milan.tsx').then((m) => m.Milan))],
  ['munich', picture(() => import('./cities/munich.tsx').then((m) => m.Munich))],
  ['oslo', picture(() => import('./cities/oslo.tsx').then((m) => m.Oslo))],
  ['parnu', picture(() => import('./cities/parnu.tsx').then((m) => m.Parnu))],
  ['stockholm', picture(() => import('./cities/stockholm.tsx').then((m) => m.Stockholm))],
  ['tallinn', picture(() => import('./cities/tallinn.tsx').then((m) => m.Tallinn))],
  ['tartu', picture(() => import('./cities/tartu.tsx').then((m) => m.Tartu))],
  ['turku', picture(() => import('./cities/turku.tsx').then((m) => m.Turku))],
]);

const Generic = picture(() => import('./cities/generic.tsx').then((m) => m.Generic));

interface CitySceneProps {
  city: string;
  /** The hour over the city; without one the sky has the colours of the device. */
  sky?: SceneSky | null | undefined;
  className?: string | undefined;
}

/** The city's picture, or a generic town; the sky is there from the first paint, so that nothing moves. */
export function CityScene({ city, sky, className }: CitySceneProps): ReactNode {
  const Picture = PICTURES.get(cityKey(city)) ?? Generic;
  return (
    <Scene sky={sky} className={className}>
      <Suspense fallback={null}>
        <Town>
          {/* oxlint-disable-next-line react/static-components -- looked up, not made: one component a city */}
          <Picture />
        </Town>
      </Suspense>
    </Scene>
  );
}
