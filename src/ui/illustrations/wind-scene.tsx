import type { ReactNode } from 'react';

import { Accent, Brick, Copper, Far, Haze, Leaf, Lit, Mid, Near, Stone } from './kit.tsx';
import { cypress, hill, tree } from './nature.ts';
import { FAR, WATER } from './palette.ts';
import { Scene } from './scene.tsx';
import { block, disc, gable, hip, pane, poly, times } from './shapes.ts';
import { Sun } from './suns.tsx';

/** A windmill of today: its tower, its hub and three blades, turned by so many degrees. */
const Mill = ({ x, top, foot, turn }: { x: number; top: number; foot: number; turn: number }): ReactNode => {
  const length = (foot - top) * 0.62;
  return (
    <g fill={FAR}>
      <path d={poly(x - 1, top, x + 1, top, x + 2.2, foot, x - 2.2, foot)} />
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
    <Mill x={58} top={34} foot={77} turn={18} />
    <Mill x={104} top={62} foot={114} turn={64} />
    <Mill x={300} top={56} foot={96} turn={38} />
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
