import type { ReactNode } from 'react';

import { Haze, Near } from './kit.tsx';
import { block, gable } from './shapes.ts';

/** A third of a picture: 117 by 150, its ground at 134. */
export const GROUND = 134;

/** The ground that every place is on. */
export const Ground = (): ReactNode => <Near d={block(0, 117, GROUND)} />;

/** The town behind a place, half lost in the sky. */
export const Roofs = (): ReactNode => (
  <Haze d={[gable(-6, 32, 84, 96), block(26, 22, 92), gable(74, 26, 88, 100), block(100, 24, 82)]} />
);
