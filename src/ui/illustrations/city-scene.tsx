import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { OptionalBoundary } from '#lib/lazy-optional.ts';

import type { Elements } from '../elements.tsx';
import { cityKey } from './city-key.ts';
import { Hills, Scene } from './scene.tsx';
import type { SceneSky } from './scene.tsx';

/** The houses of each city. Decoration: a file that fails to load must not break the page. */
const picture = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Hills }),
    ),
  );

const PICTURES = new Map([
  ['amsterdam', picture(() => import('./cities/amsterdam.tsx').then(({ Amsterdam }) => Amsterdam))],
  ['athens', picture(() => import('./cities/athens.tsx').then(({ Athens }) => Athens))],
  ['berlin', picture(() => import('./cities/germany.tsx').then(({ Berlin }) => Berlin))],
  ['bonn', picture(() => import('./cities/germany.tsx').then(({ Bonn }) => Bonn))],
  ['copenhagen', picture(() => import('./cities/scandinavia.tsx').then(({ Copenhagen }) => Copenhagen))],
  ['florence', picture(() => import('./cities/italy.tsx').then(({ Florence }) => Florence))],
  ['freising', picture(() => import('./cities/bavaria.tsx').then(({ Freising }) => Freising))],
  ['helsinki', picture(() => import('./cities/finland.tsx').then(({ Helsinki }) => Helsinki))],
  ['london', picture(() => import('./cities/london.tsx').then(({ London }) => London))],
  ['lubeck', picture(() => import('./cities/germany.tsx').then(({ Lubeck }) => Lubeck))],
  ['madrid', picture(() => import('./cities/madrid.tsx').then(({ Madrid }) => Madrid))],
  ['milan', picture(() => import('./cities/italy.tsx').then(({ Milan }) => Milan))],
  ['munich', picture(() => import('./cities/bavaria.tsx').then(({ Munich }) => Munich))],
  ['oslo', picture(() => import('./cities/scandinavia.tsx').then(({ Oslo }) => Oslo))],
  ['parnu', picture(() => import('./cities/estonia.tsx').then(({ Parnu }) => Parnu))],
  ['stockholm', picture(() => import('./cities/scandinavia.tsx').then(({ Stockholm }) => Stockholm))],
  ['tallinn', picture(() => import('./cities/estonia.tsx').then(({ Tallinn }) => Tallinn))],
  ['tartu', picture(() => import('./cities/estonia.tsx').then(({ Tartu }) => Tartu))],
  ['turku', picture(() => import('./cities/finland.tsx').then(({ Turku }) => Turku))],
]);

const Generic = picture(() => import('./cities/generic.tsx').then(({ Generic }) => Generic));

const pictureOf = (city: string) => PICTURES.get(cityKey(city)) ?? Generic;

interface CityProps {
  city: string;
}

/** The houses of a city without their sky, which is rendered first, so that nothing moves when they load. */
export function CityTown({ city }: CityProps): ReactNode {
  const Picture = pictureOf(city);
  return (
    <OptionalBoundary>
      <Suspense>
        {/* oxlint-disable-next-line react/static-components -- looked up, not made: one component a city */}
        <Picture />
      </Suspense>
    </OptionalBoundary>
  );
}

interface CitySceneProps extends CityProps {
  /** The hour over the city; without one the sky has the colours of the device. */
  sky?: SceneSky | undefined;
  /** As in `Scene`. */
  isWhole?: boolean | undefined;
  view?: string | undefined;
  /** What is in the sky. */
  children?: Elements;
}

/** The city's picture, or a generic town, in one frame. */
export const CityScene = ({ city, sky, isWhole, view, children }: CitySceneProps): ReactNode => (
  <Scene sky={sky ?? null} isWhole={isWhole} view={view}>
    {children}
    <CityTown city={city} />
  </Scene>
);
