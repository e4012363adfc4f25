import { use } from 'react';
import type { ReactNode } from 'react';

import { StreetSun } from './suns.tsx';
import { Hour } from './hour.tsx';
import { Accent, Copper, Far, Haze, Leaf, Lines, Lit, Mid, Near, Stone } from './kit.tsx';
import { tree } from './nature.ts';
import { LINEN } from './palette.ts';
import { rounded } from './rounded.ts';
import { Scene } from './scene.tsx';
import type { Picture } from './scene.tsx';
import { block, disc, gable, pane, times } from './shapes.ts';

/** The body of a car with its wheels on `foot` and its left end at `x`. */
const car = (x: number, foot: number): string =>
  `M${x} ${foot}v-14q0-6 7-7l13-2 14-13q3-3 8-3h26q5 0 8 4l12 13 9 2q6 1 6 8v12z`;
const carGlass = (x: number, foot: number): string =>
  `M${x + 26} ${foot - 24}l10-9q2-2 5-2h9v11zM${x + 54} ${foot - 35}h12q3 0 5 2l8 9h-25z`;

interface CarProps {
  x: number;
  foot: number;
}

const Car = ({ x, foot }: CarProps): ReactNode => (
  <>
    <Accent d={car(x, foot)} />
    <Lit d={[carGlass(x, foot), pane(x + 96, foot - 16, 6, 5)]} />
    <Near d={[disc(x + 23, foot, 10), disc(x + 80, foot, 10)]} />
    <Stone d={[disc(x + 23, foot, 4), disc(x + 80, foot, 4)]} />
  </>
);

/** A car in its own bay, under the sign. */
export const ParkingScene: Picture = ({ className }) => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Far d={[block(0, 350, 0, 18), block(54, 12, 18, 118), block(286, 12, 18, 118)]} />
    <Stone d={block(0, 350, 96, 118)} />
    <Lit d={times(3, 110, (dx) => rounded(40 + dx, 22, 46, 4, 2))} />
    <Mid d={block(0, 350, 118)} />
    <Lines color={LINEN} width={2.5} d="M92 150l14-32M258 150l-14-32M-22 150l30-32M372 150l-30-32" />
    <Near d={rounded(184, 34, 40, 40, 6)} />
    <Lines color={LINEN} width={5} d="M198 65V44h8q7 0 7 7t-7 7h-8" />
    <Car x={118} foot={128} />
  </Scene>
);

/** A car on its way past the houses, and the plane that it meets. */
export const TransferScene: Picture = ({ className }) => (
  <Scene className={className} sky={use(Hour)}>
    <StreetSun x={246} />
    <Haze d={[gable(20, 60, 40, 60), block(84, 44, 56), gable(236, 54, 48, 66), block(292, 58, 62)]} />
    <Far d={[gable(110, 40, 44, 58, 118), block(152, 46, 64, 118), gable(200, 36, 52, 68, 118)]} />
    <Lit d={[pane(124, 72), pane(136, 72), pane(162, 78), pane(176, 78), pane(214, 82)]} />
    <Leaf d={[tree(92, 13, 118), tree(266, 15, 118)]} />
    <Copper d="M152 30l30-11q9-3 10 2t-6 8l-11 4-13 20-5 1 7-18-12 4-6 8-4 1 3-11-7-7 4-1z" />
    <Mid d={block(0, 350, 118)} />
    <Lines color={LINEN} width={2.5} d="M0 142h46M76 142h46M152 142h46M228 142h46M304 142h46" />
    <Car x={124} foot={126} />
  </Scene>
);
