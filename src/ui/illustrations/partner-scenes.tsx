import type { ReactNode } from 'react';

import { Scene } from './scene.tsx';
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
  Sky,
  Stone,
  COPPER,
  GOLD,
  LINEN,
  NEAR,
  SUN,
} from './layers.tsx';
import { rounded, block, disc, gable, pane, poly, times } from './shapes.ts';

interface PartnerSceneProps {
  className?: string | undefined;
  /** Its index in a list, from 0: neighbours look different. */
  variant?: number | undefined;
}

/** The second house of two faces the other way. */
const mirrored = (variant: number) => (variant % 2 === 0 ? undefined : 'translate(350 0) scale(-1 1)');

const AWNINGS = [Accent, Brick, Copper] as const;
const stripe = (x: number): string => `M${x} 56h18.5v17a9.25 7 0 0 1-18.5 0z`;

/** A cup on the sign, lamps in the window, and a table outside. */
const COFFEE = (
  <>
    <Linen d={disc(175, 35, 16)} />
    <Copper d="M165 31h16v7q0 6-6 6h-4q-6 0-6-6z" />
    <Lines color={COPPER} width={2} d="M181 33q6 0 4 4t-5 2M170 27q-2-2 0-5M176 27q-2-2 0-5" />
    <Mid d={block(112, 78, 78, 134)} />
    <Lit d={times(2, 36, (dx) => pane(116 + dx, 80, 33, 46))} />
    <Lines color={NEAR} width={1.6} d="M132.500 80v10M168.500 80v10" />
    <Copper d={['M126 96a6.500 6.500 0 0 1 13 0z', 'M162 96a6.500 6.500 0 0 1 13 0z']} />
  </>
);

const TABLE = (
  <>
    <Near d={[block(120, 36, 117, 120), block(136.5, 3, 120, 141), block(129, 18, 140, 142.5)]} />
    <Brick d="M130 108h13v4a5 5 0 0 1-5 5h-3a5 5 0 0 1-5-5z" />
  </>
);

const loaf = (x: number, y: number, width: number): string => `M${x} ${y}v-3q0-6 6-6h${width - 12}q6 0 6 6v3z`;

/** A loaf on the sign, shelves of bread in the window, and baguettes in a basket outside. */
const BREAD = (
  <>
    <Copper d={block(147, 56, 29, 49)} />
    <Linen d={loaf(156, 43, 38)} />
    <Lines color={COPPER} width={2} d="M166 35l3 5M174 35l3 5M182 35l3 5" />
    <Mid d={block(112, 78, 78, 134)} />
    <Lit d={pane(116, 80, 70, 46)} />
    <Copper d={[block(116, 70, 94, 96.5), block(116, 70, 111, 113.5)]} />
    <Brick d={[loaf(120, 94, 18), loaf(142, 94, 18), loaf(164, 94, 18), loaf(130, 111, 22), loaf(156, 111, 22)]} />
  </>
);

const BASKET = (
  <>
    <Lines color={COPPER} width={5} d="M128 124l-5-15M135 124v-18M142 124l6-15" />
    <Near d={poly(120, 122, 150, 122, 146, 142, 124, 142)} />
  </>
);

/** The front of a café, or of a bakery, with its awning out; everything important is in the middle square. */
export const CafeScene = ({ className, variant = 0 }: PartnerSceneProps): ReactNode => {
  const isBakery = variant % 2 === 1;
  const Awning = AWNINGS[variant % AWNINGS.length] ?? Accent;
  return (
    <Scene className={className}>
      <g transform={mirrored(variant)}>
        <Haze d={[gable(56, 46, 34, 52), gable(246, 50, 22, 44), block(0, 58, 62), block(294, 56, 50)]} />
        <Stone d={block(104, 142, 24)} />
        <Copper d={block(99, 152, 18, 25)} />
        <Far d={times(2, 92, (dx) => pane(120 + dx, 32, 18, 16))} />
        {isBakery ? BREAD : COFFEE}
        <Near d={block(198, 38, 78, 141)} />
        <Lit d={pane(204, 84, 26, 32)} />
        <Copper d={disc(230, 124, 2)} />
        <Linen d={times(4, 37, (dx) => stripe(101.5 + dx))} />
        <Awning d={times(4, 37, (dx) => stripe(120 + dx))} />
        <Near d={block(98, 154, 53, 57)} />
        <Copper d={block(0, 350, 141)} />
        <Leaf d={[disc(189, 119, 9), disc(183, 125, 6), disc(195, 126, 6)]} />
        <Brick d={poly(181, 128, 197, 128, 194, 142, 184, 142)} />
        {isBakery ? BASKET : TABLE}
      </g>
    </Scene>
  );
};

/** Weights on their rack, a bench and a kettlebell by the window. */
export const GymScene = ({ className, variant = 0 }: PartnerSceneProps): ReactNode => (
  <Scene className={className}>
    <g transform={mirrored(variant)}>
      <Haze d={block(0, 350, 0)} />
      <Sky d={block(112, 126, 14, 62)} />
      <circle cx={190} cy={28} r={8} fill={SUN} />
      <Far
        d={[gable(112, 24, 40, 48, 62), block(140, 26, 34, 62), gable(170, 22, 38, 46, 62), block(200, 38, 44, 62)]}
      />
      <Stone
        d={[
          block(109, 132, 11, 14.5),
          block(109, 132, 62, 66),
          block(109, 3.5, 11, 66),
          block(238, 3.5, 11, 66),
          block(173.5, 3, 14, 62),
        ]}
      />
      <Mid d={[block(124, 6, 74, 134), block(220, 6, 74, 134), block(118, 18, 130, 135), block(214, 18, 130, 135)]} />
      <Lines color={COPPER} width={3.6} d="M106 82H244" />
      <Near d={[pane(110, 62, 8, 40), pane(232, 62, 8, 40)]} />
      <Accent d={[pane(119, 68, 6, 28), pane(225, 68, 6, 28)]} />
      <Copper d={[pane(103, 70, 6, 24), pane(241, 70, 6, 24)]} />
      <Far d={block(0, 350, 134)} />
      <Near d={[block(148, 5, 116, 138), block(186, 5, 116, 138)]} />
      <Brick d="M142 106h55q5 0 5 5t-5 5h-55q-5 0-5-5t5-5z" />
      <Lines color={NEAR} width={4.6} d="M203.500 124q-2-12 7.500-12t7.500 12" />
      <Near d="M204 142q-8-5-6-13 3-8 13-8t13 8q2 8-6 13z" />
    </g>
  </Scene>
);

/** A table laid at the window of a café: coffee, a croissant, an egg and juice, early in the morning. */
export const BreakfastScene = () => (
  <Scene>
    <Haze d={block(0, 350, 0)} />
    <Stone d={rounded(66, 8, 218, 86, 3)} />
    <Sky d={[block(71, 66, 13, 94), block(142, 66, 13, 94), block(213, 66, 13, 94)]} />
    <circle cx={236} cy={40} r={13} fill={SUN} />
    <Far
      d={[
        gable(71, 30, 58, 68, 94),
        block(101, 36, 64, 94),
        gable(142, 34, 54, 66, 94),
        block(176, 32, 62, 94),
        gable(213, 30, 60, 70, 94),
        block(243, 36, 66, 94),
      ]}
    />
    <Lines color={NEAR} width={1.6} d="M106 0v22M245 0v22" />
    <Copper d={['M94 34a12 12 0 0 1 24 0z', 'M233 34a12 12 0 0 1 24 0z']} />
    <Lit d={[disc(106, 35, 3), disc(245, 35, 3)]} />
    <Far d={block(0, 350, 94)} />
    <Brick d={[block(40, 270, 112, 120), block(66, 8, 120), block(276, 8, 120)]} />
    <Linen d={times(9, 30, (dx) => `M${40 + dx} 112h30v8q0 6-15 6t-15-6z`)} />
    <Stone d={rounded(92, 107, 64, 5, 2.5)} />
    <path fill={GOLD} d="M98 106q2-20 26-21 24 1 26 21-8 3-11-4-8-6-15-6t-15 6q-3 7-11 4z" />
    <Lines color={COPPER} width={2} d="M112 88l4 9M124 85v10M136 88l-4 9" />
    <Stone d={rounded(166, 107, 44, 5, 2.5)} />
    <Accent d="M172 84h28v14q0 9-9 9h-10q-9 0-9-9z" />
    <Lines color={COPPER} width={3} d="M200 88q9 0 6 7t-8 5" />
    <Lines color={LINEN} width={2} d="M180 78q-4-5 0-9t0-9M191 78q-4-5 0-9t0-9" />
    <Linen d="M218 94q0-17 9-17t9 17z" />
    <Copper d="M216 94h22q0 9-8 11v3h5v4h-16v-4h5v-3q-8-2-8-11z" />
    <path fill={GOLD} d={poly(246, 84, 262, 84, 260, 112, 248, 112)} />
    <Lit d={poly(245.5, 78, 262.5, 78, 262, 85, 246, 85)} />
    <Leaf d={['M292 92Q282 80 286 66Q294 76 295 92z', 'M295 92Q294 74 304 64Q308 80 299 92z']} />
    <Near d={poly(284, 92, 307, 92, 304, 112, 287, 112)} />
  </Scene>
);
