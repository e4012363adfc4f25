import type { ReactNode } from 'react';

import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Lit, Near, Stone } from './kit.tsx';
import { hill, hull, sails, tree } from './nature.ts';
import { LINEN, NEAR, WATER } from './palette.ts';
import { GROUND, Ground, Roofs } from './place-ground.tsx';
import type { DayLook } from './place-looks.tsx';
import { arcade, arch, block, disc, gable, pane, panes, poly, times } from './shapes.ts';

const canopy = (x: number, top: number): string =>
  times(4, 11, (dx) => `M${x + dx} ${top}h5.500v10a2.750 3 0 0 1-5.500 0z`);

/** Stalls in the open, under their lamps. */
const Stalls = (): ReactNode => (
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
const Beach = (): ReactNode => (
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
const Palace = (): ReactNode => (
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
const Pond = (): ReactNode => (
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

/** Another of the looks that a city has most of. */
export const SECOND: Partial<Record<DayLook, () => ReactNode>> = {
  gallery: Palace,
  market: Stalls,
  park: Pond,
  shore: Beach,
};
