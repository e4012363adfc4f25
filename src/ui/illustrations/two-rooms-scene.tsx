import type { ReactNode } from 'react';

import { WindowSun } from './suns.tsx';
import { View } from './hour.tsx';
import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Lit, Mid, Near, Sky, Stone } from './kit.tsx';
import { NEAR } from './palette.ts';
import { rounded } from './rounded.ts';
import { Scene } from './scene.tsx';
import { block, disc, gable, poly } from './shapes.ts';

/** A living room, and through an open door a bedroom: a bigger apartment. */
export const TwoRoomsScene = ({ className }: { className?: string | undefined }): ReactNode => (
  <Scene className={className}>
    <Haze d={block(0, 350, 0)} />
    <Mid d={block(144, 90, 20, 130)} />
    <View>
      <Sky d={block(160, 38, 38, 78)} />
      <WindowSun x={186} y={52} r={6} />
      <Far d={[gable(158, 18, 60, 67, 78), gable(178, 20, 58, 66, 78)]} />
    </View>
    <Stone d={[block(158, 42, 35, 38.5), block(158, 3, 36, 78), block(197, 3, 36, 78), rounded(155, 77, 48, 4, 2)]} />
    <Far d={block(0, 350, 130)} />
    <Copper d={rounded(208, 86, 14, 42, 4)} />
    <Linen d={[rounded(160, 102, 54, 16, 6), rounded(192, 96, 20, 12, 5)]} />
    <Brick d="M156 124v-10q0-7 7-7h24q5 0 5 6v11z" />
    <Near d={[rounded(154, 120, 66, 6, 2), block(158, 4, 124, 131), block(212, 4, 124, 131)]} />
    <Stone d={[block(140, 6, 20, 132), block(228, 6, 20, 132), block(138, 98, 16, 22)]} />
    <Brick d={poly(234, 22, 266, 10, 266, 144, 234, 132)} />
    <Copper d={[poly(240, 34, 260, 28, 260, 72, 240, 71), poly(240, 81, 260, 83, 260, 128, 240, 121)]} />
    <Lit d={disc(261, 78, 2.4)} />
    <Linen d={rounded(50, 26, 48, 36, 2)} />
    <Mid d={poly(54, 58, 67, 38, 80, 58)} />
    <Copper d={poly(66, 58, 80, 44, 94, 58)} />
    <Accent d={disc(86, 37, 3.5)} />
    <Mid d={rounded(14, 138, 150, 8, 4)} />
    <Copper d="M22 132v-26q0-11 11-11h78q11 0 11 11v26z" />
    <Linen d={[rounded(30, 112, 42, 18, 6), rounded(72, 112, 42, 18, 6)]} />
    <Accent d={rounded(36, 97, 20, 19, 5)} />
    <Copper d={[rounded(14, 106, 16, 30, 7), rounded(114, 106, 16, 30, 7)]} />
    <Near d={[block(20, 4, 134, 142), block(120, 4, 134, 142)]} />
    <Lines color={NEAR} width={2} d="M304 0v18" />
    <Lit d={poly(290, 36, 297, 17, 311, 17, 318, 36)} />
    <Leaf
      d={[
        'M302 114Q286 98 294 78Q304 92 304 114z',
        'M304 114Q300 86 312 70Q318 94 308 114z',
        'M306 114Q310 94 326 90Q324 108 310 114z',
      ]}
    />
    <Brick d={poly(294, 112, 318, 112, 314, 141, 298, 141)} />
  </Scene>
);
