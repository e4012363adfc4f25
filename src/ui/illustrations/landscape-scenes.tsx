import { use } from 'react';
import type { ReactNode } from 'react';

import {
  Water,
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
  FAR,
  LINEN,
  WATER,
} from './layers.tsx';
import { Heavens, LowSun } from './heavens.tsx';
import { Hour, Scene, Sun } from './scene.tsx';
import { cypress, hill, tree, rounded, arch, block, bridge, disc, gable, hip, pane, poly, times } from './shapes.ts';
import type { Picture } from './scene.tsx';

/** Checked out: the train is on its way over the bridge, and the house keeps a light on. */
export const CheckedOutScene: Picture = ({ className }) => {
  const sky = use(Hour);
  return (
    <Scene className={className} sky={sky}>
      <Heavens city="" sky={sky} />
      <LowSun city="" sky={sky} />
      <Haze d={[hill(80, 190, 74), hill(196, 220, 84)]} />
      <Far d={hill(130, 150, 98)} />
      <Water y={128} sun={268} />
      <Far d="M0 150V104Q52 92 96 112T150 150z" />
      <Leaf d={[tree(16, 13, 112), cypress(99, 11, 78, 120)]} />
      <Stone d={block(32, 54, 72, 116)} />
      <Brick d={block(68, 8, 46, 66)} />
      <Copper d={poly(25, 74, 59, 44, 93, 74)} />
      <Lines color={LINEN} width={2.2} d="M72 40q-6-5 0-10t0-10" />
      <Lit d={[pane(39, 82, 10, 12), pane(69, 82, 10, 12), disc(59, 62, 4.5)]} />
      <Near d={arch(53, 12, 88, 116)} />
      <Mid d="M0 150V122Q46 106 92 124T140 150z" />
      <Linen d="M56 116h6q-2 12 14 16t20 18H82q-2-12-16-18t-10-16z" />
      <Brick d={bridge(112, 290, 6, 104, 37)} />
      <Near d={block(108, 250, 101, 105)} />
      <Accent
        d={[
          rounded(138, 79, 50, 20, 4),
          rounded(191, 79, 50, 20, 4),
          'M248 79h34q16 1 20 14 1 6-5 6h-49q-4 0-4-4V83q0-4 4-4z',
        ]}
      />
      <Linen d={[block(138, 50, 92, 94.5), block(191, 50, 92, 94.5), block(244, 57, 92, 94.5)]} />
      <Lit d={[times(4, 11, (dx) => pane(143 + dx, 83, 7, 7)), times(4, 11, (dx) => pane(196 + dx, 83, 7, 7))]} />
      <Lit d={[times(3, 11, (dx) => pane(249 + dx, 83, 7, 7)), 'M283 83q9 1 13 7h-13z']} />
      <Near d={times(3, 53, (dx) => disc(149 + dx, 100, 3.4) + disc(177 + dx, 100, 3.4))} />
    </Scene>
  );
};

/** A windmill of today: its tower, its hub and three blades, turned by so many degrees. */
const Mill = ({ x, top, bottom, turn }: { x: number; top: number; bottom: number; turn: number }): ReactNode => {
  const length = (bottom - top) * 0.62;
  return (
    <g fill={FAR}>
      <path d={poly(x - 1, top, x + 1, top, x + 2.2, bottom, x - 2.2, bottom)} />
      <path d={disc(x, top, 2.2)} />
      {[0, 120, 240].map((degrees) => (
        <path
          key={degrees}
          transform={`rotate(${turn + degrees} ${x} ${top})`}
          d={`M${x - 0.6} ${top}q-2.600-${length * 0.3} 0.6-${length}q2.200 ${length * 0.7} 0.6 ${length}z`}
        />
      ))}
    </g>
  );
};

/** Hills with windmills, a house with the sun on its roof, and a wood that grows. */
export const WindScene = ({ className }: { className?: string | undefined }): ReactNode => (
  <Scene className={className}>
    <Sun x={266} y={36} />
    <Haze d={[hill(-70, 240, 74), hill(120, 290, 66)]} />
    <Mill x={58} top={34} bottom={77} turn={18} />
    <Mill x={104} top={62} bottom={114} turn={64} />
    <Mill x={300} top={56} bottom={96} turn={38} />
    <Far d={[hill(30, 270, 88), hill(190, 260, 92)]} />
    <Leaf d={[cypress(16, 5, 92, 128), cypress(28, 6, 84, 130), tree(322, 13, 134), tree(342, 10, 130)]} />
    <Stone d={[gable(164, 26, 82, 96, 132), hip(184, 58, 88, 106, 8, 132)]} />
    <Brick d={[poly(161, 97, 177, 79, 193, 97), poly(180, 107, 191, 87, 238, 87, 247, 107)]} />
    <Near d={times(4, 12, (dx) => poly(192 + dx, 104, 196 + dx, 91, 205 + dx, 91, 202 + dx, 104))} />
    <Lit d={[pane(170, 104, 6, 8), pane(179, 104, 6, 8), times(3, 14, (dx) => pane(200 + dx, 114, 7, 8))]} />
    <Copper d={block(173, 8, 118, 132)} />
    <Mid d="M0 150V128Q90 112 190 128T350 126V150z" />
    <path fill={WATER} d="M252 150Q230 144 254 139T248 135h6Q276 137 266 141T290 150z" />
    <Leaf d={[tree(66, 15, 138), tree(96, 11, 140), tree(42, 9, 142), tree(134, 7, 138), tree(150, 5, 138)]} />
    <Accent d={[disc(298, 140, 5), disc(306, 142, 4), disc(228, 142, 4)]} />
  </Scene>
);
