import type { ReactNode } from 'react';

import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Lit, Mid, Near, Sky, Stone } from './kit.tsx';
import { NEAR, SUN } from './palette.ts';
import { Scene } from './scene.tsx';
import { block, disc, gable, poly, steeple } from './shapes.ts';

/** A made bed, a lit lamp and the town outside: replaces the pictures of a unit without any. */
export const RoomScene = ({ className }: { className?: string | undefined }): ReactNode => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Sky d={block(88, 52, 36, 92)} />
    <circle cx={124} cy={54} r={7} fill={SUN} />
    <Far
      d={[
        gable(88, 16, 72, 80, 92),
        block(104, 20, 78, 92),
        steeple(106, 5, 58, 74, 0.5, 92),
        gable(122, 18, 70, 80, 92),
      ]}
    />
    <Stone
      d={[
        block(86, 56, 34, 37),
        block(86, 3, 34, 94),
        block(139, 3, 34, 94),
        block(112.5, 3, 34, 94),
        block(82, 64, 92, 96),
      ]}
    />
    <Brick d={['M80 32h12q2 40-6 66h-6z', 'M148 32h-12q-2 40 6 66h6z']} />
    <Copper d={block(74, 80, 30, 32.5)} />
    <Linen d={block(176, 44, 42, 74)} />
    <Mid d={[poly(180, 70, 192, 54, 202, 70)]} />
    <Copper d={poly(192, 70, 204, 58, 216, 70)} />
    <Accent d={disc(208, 51, 3)} />
    <Far d={block(0, 350, 128)} />
    <Mid d={['M70 134h216q14 0 14 5t-14 5H70q-14 0-14-5t14-5z']} />
    <circle cx={262} cy={92} r={30} fill={SUN} opacity={0.14} />
    <Brick d={['M236 136V88q0-5 5-5t5 5v48z', block(116, 6, 112, 136)]} />
    <Linen d={['M120 116h118v-9q0-5-5-5h-20q-5 0-5 5h-84q-4 0-4 4z']} />
    <Near d={block(118, 120, 115, 130)} />
    <Copper d={['M114 130v-20q0-6 6-6h74q8 0 8 8v18z']} />
    <Linen d={block(150, 10, 104, 130)} />
    <Brick d={[block(250, 28, 112, 115), block(252, 24, 115, 136)]} />
    <Near d={[block(263, 2, 96, 112), block(258, 12, 110, 112), disc(264, 122, 1.4)]} />
    <Lit d={poly(256, 98, 259, 84, 269, 84, 272, 98)} />
    <Leaf
      d={[
        'M52 112Q36 96 44 76Q54 90 54 112z',
        'M54 112Q50 84 62 68Q68 92 58 112z',
        'M56 112Q60 92 76 88Q74 106 60 112z',
      ]}
    />
    <Brick d={poly(45, 110, 67, 110, 64, 134, 48, 134)} />
    <Mid d={block(296, 54, 60, 134)} />
    <Near d={[block(294, 56, 57, 61), block(322, 1.5, 61, 134), 'M-6 134V92q0-6 6-6h8q5 0 5 6v20h16v22z']} />
    <Lines color={NEAR} width={1.6} d="M319 94v8M327 94v8" />
  </Scene>
);
