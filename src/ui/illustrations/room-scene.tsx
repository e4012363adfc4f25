import type { ReactNode } from 'react';

import { WindowSun } from './suns.tsx';
import { View } from './hour.tsx';
import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Lit, Mid, Near, Sky, Stone } from './kit.tsx';
import { LIT, NEAR } from './palette.ts';
import { rounded } from './rounded.ts';
import { Scene } from './scene.tsx';
import { block, disc, gable, pane, poly, steeple, times } from './shapes.ts';

/** A tidy room with a lit lamp and the town outside: replaces the pictures of a unit without any. */
export const RoomScene = ({ className }: { className?: string | undefined }): ReactNode => (
  <Scene view="68 0 214 150" className={className}>
    <Haze d={block(-200, 750, -300)} />
    <View>
      <Sky d={block(88, 58, 22, 92)} />
      <WindowSun x={129} y={40} r={8} />
      <Far d={[gable(84, 22, 66, 76, 92), steeple(108, 6, 44, 70, 0.5, 92), gable(122, 24, 62, 72, 92)]} />
      <Mid d={[block(104, 20, 74, 92), block(88, 16, 82, 92)]} />
      <Lit d={[pane(110, 79, 4, 5), pane(131, 76, 4, 6)]} />
    </View>
    <Stone
      d={[block(86, 62, 19, 23), times(3, 28.5, (dx) => block(86.5 + dx, 3.5, 20, 94)), rounded(80, 91, 74, 6, 2)]}
    />
    <Brick d={['M78 18h14q3 44-7 80h-7z', 'M156 18h-14q-3 44 7 80h7z']} />
    <Copper d={rounded(72, 15, 90, 3.5, 1.5)} />
    <Linen d={rounded(178, 30, 46, 34, 2)} />
    <Mid d={poly(182, 60, 194, 42, 205, 60)} />
    <Copper d={poly(194, 60, 207, 47, 220, 60)} />
    <Accent d={disc(211, 40, 3.5)} />
    <Far d={block(-200, 750, 130)} />
    <Mid d={rounded(80, 136, 186, 9, 4.5)} />
    <circle cx={264} cy={84} r={34} fill={LIT} opacity={0.28} />
    <Brick d={rounded(232, 76, 11, 64, 4)} />
    <Linen d={[rounded(126, 106, 108, 20, 7), rounded(197, 90, 36, 19, 8)]} />
    <Accent d={rounded(184, 88, 20, 19, 5)} />
    <Copper d="M118 131v-18q0-11 11-11h55q11 0 11 11v18z" />
    <Linen d="M173 102h11q11 0 11 11v18h-13v-18q0-8-9-11z" />
    <Near d={[rounded(116, 126, 120, 9, 2), block(122, 5, 134, 142), block(226, 5, 134, 142)]} />
    <Brick d={[rounded(248, 108, 32, 5, 1.5), block(251, 26, 112, 140)]} />
    <Near d={[block(263, 2.5, 92, 108), rounded(257, 105, 15, 3, 1), disc(264, 120, 1.8)]} />
    <Lit d={poly(253, 94, 258, 74, 271, 74, 276, 94)} />
    <Leaf
      d={[
        'M52 112Q36 96 44 76Q54 90 54 112z',
        'M54 112Q50 84 62 68Q68 92 58 112z',
        'M56 112Q60 92 76 88Q74 106 60 112z',
      ]}
    />
    <Brick d={poly(45, 110, 67, 110, 64, 138, 48, 138)} />
    <Mid d={block(300, 50, 52, 138)} />
    <Near d={[block(298, 52, 48, 53), block(325, 1.5, 53, 138), 'M-6 138V92q0-6 6-6h8q5 0 5 6v24h16v22z']} />
    <Lines color={NEAR} width={1.6} d="M321 92v8M330 92v8" />
  </Scene>
);
