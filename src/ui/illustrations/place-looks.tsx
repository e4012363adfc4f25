import type { ReactNode } from 'react';

import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Lit, Mid, Near, Stone } from './kit.tsx';
import { hill, hull, sails, tree } from './nature.ts';
import { LINEN, NEAR, WATER } from './palette.ts';
import { GROUND, Ground, Roofs } from './place-ground.tsx';
import {
  arcade,
  arch,
  battlement,
  block,
  columns,
  disc,
  dome,
  gable,
  hip,
  pane,
  panes,
  poly,
  steeple,
  times,
} from './shapes.ts';

/** A hall of columns under a pediment. */
const Gallery = (): ReactNode => (
  <>
    <Roofs />
    <Stone d={block(21, 75, 76, GROUND)} />
    <Copper d={poly(14, 78, 58.5, 52, 103, 78)} />
    <Lit d={disc(58.5, 69, 4.5)} />
    <Mid d={columns(27, 63, 6, 5.5, 82, 128)} />
    <Far d={[block(17, 83, 78, 82), block(14, 89, 128, GROUND)]} />
    <Lit d={arch(53.5, 10, 100, 128)} />
    <Ground />
    <Leaf d={[tree(9, 8, GROUND), tree(108, 7, GROUND)]} />
  </>
);

const Church = (): ReactNode => (
  <>
    <Roofs />
    <Brick d={gable(44, 58, 62, 90, GROUND)} />
    <Stone d={steeple(24, 22, 16, 62, 2, GROUND)} />
    <Copper d={poly(22, 62, 35, 16, 48, 62)} />
    <Lines color={NEAR} width={1.6} d="M35 8v9M31.500 11h7" />
    <Lit d={[arch(32, 6, 72, 88), arcade(58, 3, 8, 6, 98, 118), disc(73, 82, 5)]} />
    <Near d={arch(30, 10, 112, GROUND)} />
    <Ground />
    <Leaf d={[tree(108, 9, GROUND), tree(10, 7, GROUND)]} />
  </>
);

/** A hall blasted into a rock: walls of boulders, windows all around and a dome of copper. */
const RockHall = (): ReactNode => (
  <>
    <Roofs />
    <Copper d={dome(22, 74, 66, 92)} />
    <Lines color={NEAR} width={1} d="M59 66V90M40 73Q37 80 36 90M78 73Q81 80 82 90" />
    <Stone d="M-4 150V118Q6 100 20 103H98Q112 98 121 116V150z" />
    <Far d={[disc(22, 118, 6), disc(38, 113, 5), disc(82, 112, 5), disc(97, 117, 7)]} />
    <Near d={block(48, 23, 110, GROUND)} />
    <Lit d={[times(9, 8, (dx) => block(24 + dx, 5, 92, 103)), block(51, 17, 113, GROUND)]} />
    <Ground />
  </>
);

const Fortress = (): ReactNode => (
  <>
    <Roofs />
    <Brick d={battlement(16, 86, 88, 8, GROUND)} />
    <Brick d={[block(14, 22, 64, GROUND), block(82, 22, 64, GROUND)]} />
    <Copper d={[poly(11, 64, 25, 36, 39, 64), poly(79, 64, 93, 36, 107, 64)]} />
    <Lit d={[pane(22.5, 74), pane(90.5, 74), pane(46, 100), pane(66, 100)]} />
    <Near d={arch(51, 15, 108, GROUND)} />
    <Accent d={poly(25, 26, 37, 29.5, 25, 33)} />
    <Lines color={NEAR} d="M25 26v11" />
    <Ground />
    <Leaf d={disc(8, 132, 8)} />
  </>
);

const stall = (x: number): string => `M${x} 92h8v9a4 4 0 0 1-8 0z`;

/** A market hall with its awnings out. */
const Market = (): ReactNode => (
  <>
    <Roofs />
    <Brick d={hip(12, 93, 46, 68, 14, GROUND)} />
    <Copper d={poly(8, 68, 24, 45, 93, 45, 109, 68)} />
    <Lit d={arcade(22, 5, 10, 6, 74, 90)} />
    <Mid d={block(16, 85, 92, GROUND)} />
    <Lit d={times(3, 29, (dx) => pane(18 + dx, 104, 23, 18))} />
    <Linen d={times(6, 16, (dx) => stall(11 + dx))} />
    <Accent d={times(6, 16, (dx) => stall(19 + dx))} />
    <Ground />
    <Copper d={times(3, 29, (dx) => block(17 + dx, 25, 122, 127))} />
    <Lit d={[disc(24, 119.5, 2.8), disc(30, 119.5, 2.8), disc(58, 119.5, 2.8), disc(86, 119.5, 2.8)]} />
    <Leaf d={[disc(52, 119, 3.2), disc(80, 119, 3.2), disc(93, 119, 3.2)]} />
  </>
);

/** A street of narrow houses under a string of lamps, a table out. */
const Street = (): ReactNode => (
  <>
    <Roofs />
    <Stone d={gable(6, 30, 44, 62, GROUND)} />
    <Brick d={gable(36, 32, 56, 72, GROUND)} />
    <Far d={gable(68, 44, 38, 60, GROUND)} />
    <Lit d={[panes(8, 26, 70, 2, 2, 16), panes(38, 28, 80, 2, 1), panes(70, 40, 66, 3, 2, 17)]} />
    <Near d={[arch(16, 11, 110, GROUND), arch(46, 12, 110, GROUND)]} />
    <Lines color={LINEN} width={1} d="M0 86Q30 104 58 94T117 84" />
    <Lit d={[disc(16, 95, 2.4), disc(34, 98, 2.4), disc(54, 96, 2.4), disc(74, 91, 2.4), disc(96, 89, 2.4)]} />
    <Ground />
    <Accent d={poly(74, 112, 88, 103, 102, 112)} />
    <Near d={[block(87, 2, 112, GROUND), block(78, 20, 122, 124.5)]} />
  </>
);

const Park = (): ReactNode => (
  <>
    <Roofs />
    <Haze d={hill(-30, 120, 98)} />
    <Far d={hill(30, 130, 106)} />
    <Leaf d={[tree(24, 21, 132), tree(94, 16, 130), tree(58, 11, 120)]} />
    <Ground />
    <path fill={LINEN} opacity={0.6} d="M50 150Q70 140 62 134h8q10 7 4 16z" />
    <Copper
      d={[block(34, 26, 120, 123), block(34, 26, 114, 117), block(37, 2.5, 114, 134), block(55, 2.5, 114, 134)]}
    />
  </>
);

const Shore = (): ReactNode => (
  <>
    <Haze d={[hill(-20, 90, 96, 118), hill(58, 90, 102, 118)]} />
    <path fill={WATER} d="M0 116h117v34H0z" />
    <Leaf d={dome(66, 62, 106, 120)} />
    <Stone d={poly(88, 110, 90, 76, 98, 76, 100, 110)} />
    <Copper d={[poly(88, 76, 94, 66, 100, 76), block(89, 10, 90, 96)]} />
    <Lit d={pane(91.5, 77, 5, 6)} />
    <Linen d={sails(38, 126, 38)} />
    <Accent d={hull(22, 34, 131, 6)} />
    <Lines color={LINEN} d="M8 140h18M48 144h22M84 132h20M70 138h10" />
  </>
);

const Hill = (): ReactNode => (
  <>
    <Haze d={times(6, 21, (dx, at) => gable(-4 + dx, 17, 104 - (at % 3) * 7, 112 - (at % 2) * 5))} />
    <Leaf d={hill(-14, 160, 70)} />
    <Stone d={[columns(50, 32, 5, 3.5, 54, 74), block(46, 40, 48, 54), block(46, 40, 74, 77)]} />
    <Lines color={LINEN} width={2} d="M30 146Q80 136 58 120T66 88" />
    <Near d={block(0, 117, 142)} />
  </>
);

/** What there is to see of each kind of place. */
export const LOOKS = {
  gallery: Gallery,
  church: Church,
  rock: RockHall,
  fortress: Fortress,
  market: Market,
  street: Street,
  park: Park,
  shore: Shore,
  hill: Hill,
} as const;

export type DayLook = keyof typeof LOOKS;
