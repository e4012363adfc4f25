import type { ComponentType, ReactNode } from 'react';

import { latePart } from '#lib/late-part.ts';

import { cityKey } from './city-key.ts';
import { Hills, Scene } from './scene.tsx';
import type { SceneSky } from './scene.tsx';

/** The one picture of a file. It is decoration, so a file that cannot be fetched must not break the page. */
const picture = (load: () => Promise<Record<string, ComponentType>>) =>
  latePart(() => load().then((file) => Object.values(file)[0] ?? Hills), Hills);

const PICTURES = new Map([
  ['amsterdam', picture(() => import('./cities/amsterdam.tsx'))],
  ['athens', picture(() => import('./cities/athens.tsx'))],
  ['berlin', picture(() => import('./cities/berlin.tsx'))],
  ['bonn', picture(() => import('./cities/bonn.tsx'))],
  ['copenhagen', picture(() => import('./cities/copenhagen.tsx'))],
  ['florence', picture(() => import('./cities/florence.tsx'))],
  ['freising', picture(() => import('./cities/freising.tsx'))],
  ['helsinki', picture(() => import('./cities/helsinki.tsx'))],
  ['london', picture(() => import('./cities/london.tsx'))],
  ['lubeck', picture(() => import('./cities/lubeck.tsx'))],
  ['madrid', picture(() => import('./cities/madrid.tsx'))],
  ['milan', picture(() => import('./cities/milan.tsx'))],
  ['munich', picture(() => import('./cities/munich.tsx'))],
  ['oslo', picture(() => import('./cities/oslo.tsx'))],
  ['parnu', picture(() => import('./cities/parnu.tsx'))],
  ['stockholm', picture(() => import('./cities/stockholm.tsx'))],
  ['tallinn', picture(() => import('./cities/tallinn.tsx'))],
  ['tartu', picture(() => import('./cities/tartu.tsx'))],
  ['turku', picture(() => import('./cities/turku.tsx'))],
]);

const Generic = picture(() => import('./cities/generic.tsx'));

const pictureOf = (city: string) => PICTURES.get(cityKey(city)) ?? Generic;

/** Fetches a city's picture; afterwards its scene shows it at once. */
export const prepareCity = (city: string): Promise<void> => pictureOf(city).prepare();

interface CityProps {
  city: string;
}

/** The houses of a city without their sky. The sky is there before them, so that nothing moves. */
export function CityTown({ city }: CityProps): ReactNode {
  const Picture = pictureOf(city);
  return (
    // oxlint-disable-next-line react/static-components -- looked up, not made: one component a city
    <Picture />
  );
}

interface CitySceneProps extends CityProps {
  /** The hour over the city; without one the sky has the colours of the device. */
  sky?: SceneSky | undefined;
  /** `Scene` says what it does. */
  isWhole?: boolean | undefined;
  view?: string | undefined;
  /** What is in the sky. */
  children?: ReactNode;
}

/** The city's picture, or a generic town, in one frame. */
export const CityScene = ({ city, sky, isWhole, view, children }: CitySceneProps): ReactNode => (
  <Scene sky={sky ?? null} isWhole={isWhole} view={view}>
    {children}
    <CityTown city={city} />
  </Scene>
);
