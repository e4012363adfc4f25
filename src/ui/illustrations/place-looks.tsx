import type { ReactNode } from 'react';

import {
  Accent,
  Brick,
  Copper,
  Far,
  Haze,
  Leaf,
  Linen,
  Lines,
  Lit,
  Mid,
  Near,
  Stone,
  LINEN,
  NEAR,
  WATER,
} from './layers.tsx';
import {
  hill,
  hull,
  sails,
  tree,
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

/** A third of a picture: 117 by 150, its ground at 134. */
const GROUND = 134;

/** The ground that every place is on. */
const Ground = (): ReactNode => <Near d={block(0, 117, GROUND)} />;

/** The town behind a place, half lost in the sky. */
const Roofs = (): ReactNode => (
  <Haze d={[gable(-6, 32, 84, 96), block(26, 22, 92), gable(74, 26, 88, 100), block(100, 24, 82)]} />
);

/** A hall of columns under a pediment. */
export const Gallery = (): ReactNode => (
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

export const Church = (): ReactNode => (
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
export const RockHall = (): ReactNode => (
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

export const Fortress = (): ReactNode => (
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
export const Market = (): ReactNode => (
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
export const Street = (): ReactNode => (
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

export const Park = (): ReactNode => (
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

export const Shore = (): ReactNode => (
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

export const Hill = (): ReactNode => (
  <>
    <Haze d={times(6, 21, (dx, at) => gable(-4 + dx, 17, 104 - (at % 3) * 7, 112 - (at % 2) * 5))} />
    <Leaf d={hill(-14, 160, 70)} />
    <Stone d={[columns(50, 32, 5, 3.5, 54, 74), block(46, 40, 48, 54), block(46, 40, 74, 77)]} />
    <Lines color={LINEN} width={2} d="M30 146Q80 136 58 120T66 88" />
    <Near d={block(0, 117, 142)} />
  </>
);

const canopy = (x: number, top: number): string =>
  times(4, 11, (dx) => `M${x + dx} ${top}h5.500v10a2.750 3 0 0 1-5.500 0z`);

/** Stalls in the open, under their lamps. */
export const Stalls = (): ReactNode => (
  <>
    <Roofs />
    <Far d={[gable(4, 40, 54, 74, GROUND), gable(70, 44, 48, 70, GROUND)]} />
    <Lit d={[panes(8, 32, 80, 3, 1), panes(74, 36, 78, 3, 1)]} />
    <Lines color={LINEN} width={1} d="M0 62Q34 84 60 74T117 66" />
    <Lit d={[disc(14, 70, 2.4), disc(34, 77, 2.4), disc(56, 75.5, 2.4), disc(78, 70.5, 2.4), disc(100, 68, 2.4)]} />
    <Near
      d={[block(10, 2, 92, GROUND), block(50, 2, 92, GROUND), block(66, 2, 98, GROUND), block(106, 2, 98, GROUND)]}
    />
    <Linen d={[canopy(7, 88), canopy(63, 94)]} />
    <Accent d={[canopy(12.5, 88), canopy(68.5, 94)]} />
    <Ground />
    <Copper d={[block(11, 40, 118, 134), block(67, 40, 120, 134)]} />
    <Lit d={[disc(18, 115.5, 3), disc(25, 115.5, 3), disc(92, 117.5, 3), disc(99, 117.5, 3)]} />
    <Leaf d={[disc(36, 115.5, 3.2), disc(43, 115.5, 3.2), disc(74, 117.5, 3.2), disc(82, 117.5, 3.2)]} />
  </>
);

/** A beach with a jetty and a bathing house. */
export const Beach = (): ReactNode => (
  <>
    <Haze d={[hill(-40, 110, 92, 112), hill(50, 110, 98, 112)]} />
    <path fill={WATER} d="M0 110h117v40H0z" />
    <Lines color={LINEN} d="M10 118h16M34 124h20M84 116h18" />
    <Linen d={sails(60, 115, 24)} />
    <Near d={hull(50, 20, 118, 4)} />
    <Lines color={NEAR} width={2.4} d="M62 126h55M70 126v10M86 126v10M102 126v10" />
    <Brick d={gable(80, 26, 88, 102, 125)} />
    <Copper d={poly(77, 103, 93, 87, 109, 103)} />
    <Lit d={[pane(85, 108, 6, 8), pane(96, 108, 6, 8)]} />
    <Stone d="M0 150V136Q40 128 74 138T117 142V150z" />
  </>
);

/** A palace of pictures: two rows of windows, a raised middle and a flag. */
export const Palace = (): ReactNode => (
  <>
    <Roofs />
    <Stone d={[block(6, 105, 82, GROUND), gable(44, 30, 54, 66, GROUND)]} />
    <Copper d={[poly(4, 82, 12, 68, 42, 68, 42, 82), poly(76, 82, 76, 68, 105, 68, 113, 82)]} />
    <Copper d={poly(41, 67, 59, 51, 77, 67)} />
    <Lines color={NEAR} width={1.4} d="M59 52V30" />
    <Accent d={poly(59, 30, 74, 34, 59, 39)} />
    <Far d={[block(6, 105, 104, 106.5), block(2, 113, 129, GROUND)]} />
    <Lit d={[arcade(13, 3, 6, 4, 88, 100), arcade(78, 3, 6, 4, 88, 100), arcade(13, 3, 6, 4, 111, 125)]} />
    <Lit d={[arcade(78, 3, 6, 4, 111, 125), arcade(49, 2, 7, 6, 74, 96), arch(54, 10, 110, 129)]} />
    <Ground />
    <Leaf d={disc(112, 130, 6)} />
  </>
);

/** A park with a pond, a bridge over it and birches. */
export const Pond = (): ReactNode => (
  <>
    <Roofs />
    <Haze d={hill(-10, 130, 98)} />
    <Leaf d={[tree(100, 20, 126), tree(18, 15, 122), tree(70, 10, 118)]} />
    <Leaf d={block(0, 117, 120)} />
    <path fill={WATER} d="M-4 150Q6 126 56 126T121 150z" />
    <Copper d="M22 132Q56 108 92 132h-7Q56 116 29 132z" />
    <Lines color={LINEN} width={1.4} d="M26 124Q57 102 88 124M38 116v8M57 112v8M76 116v8" />
    <Lines color={LINEN} d="M40 142h16M66 138h14" />
    <Linen d={[disc(30, 141, 2.4), disc(33, 139, 1.4)]} />
  </>
);
