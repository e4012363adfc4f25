import { use } from 'react';

import { Water } from './features.tsx';
import { Heavens, LowSun } from './heavens.tsx';
import { Hour } from './hour.tsx';
import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Lit, Mid, Near, Stone } from './kit.tsx';
import { cypress, hill, tree } from './nature.ts';
import { LINEN } from './palette.ts';
import { rounded } from './rounded.ts';
import { Scene } from './scene.tsx';
import type { Picture } from './scene.tsx';
import { arch, block, bridge, disc, pane, poly, times } from './shapes.ts';

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
