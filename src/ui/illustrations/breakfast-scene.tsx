import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Lit, Near, Sky, Stone } from './kit.tsx';
import { COPPER, GOLD, LINEN, NEAR } from './palette.ts';
import { rounded } from './rounded.ts';
import { Scene } from './scene.tsx';
import { block, disc, gable, poly, times } from './shapes.ts';
import { WindowSun } from './suns.tsx';

/** A table laid at the window of a café: coffee, a croissant, an egg and juice, early in the morning. */
export const BreakfastScene = () => (
  <Scene>
    <Haze d={block(0, 350, 0)} />
    <Stone d={rounded(66, 8, 218, 86, 3)} />
    <Sky d={[block(71, 66, 13, 94), block(142, 66, 13, 94), block(213, 66, 13, 94)]} />
    <WindowSun x={236} y={40} r={13} />
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
