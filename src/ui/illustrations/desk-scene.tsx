import type { ReactNode } from 'react';

import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Linen, Lit, Mid, Near, Stone } from './kit.tsx';
import { COPPER, LINEN, LIT, NEAR } from './palette.ts';
import { rounded } from './rounded.ts';
import { Scene } from './scene.tsx';
import { block, disc, dome, poly, times } from './shapes.ts';

/** Keys on a board of four by three, of which three are out. */
const KEYS = times(3, 19, (dy, row) =>
  times(4, 18, (dx, column) =>
    [1, 6, 11].includes(row * 4 + column)
      ? ''
      : `${disc(148 + dx, 28 + dy, 2.8)}${block(147.2 + dx, 1.8, 29 + dy, 35 + dy)}${block(149 + dx, 2.2, 31.5 + dy, 33.5 + dy)}`,
  ),
);

/** The front desk: a bell, a lamp that is lit, and the keys on their board. */
export const DeskScene = ({ className }: { className?: string | undefined }): ReactNode => (
  <Scene view="46 0 266 150" className={className}>
    <Haze d={block(-120, 600, -300)} />
    {/* A tall box shows two hanging lamps. */}
    <Near d={[block(116, 2, -300, -42), block(232, 2, -300, -42)]} />
    <Lit d={[dome(102, 30, -44, -28), dome(218, 30, -44, -28)]} />
    <Far d={block(-120, 600, 92)} />
    <Lines color={LINEN} d="M-120 92h600" />
    <circle cx={100} cy={66} r={36} fill={LIT} opacity={0.28} />
    <Mid d={rounded(133, 14, 84, 66, 4)} />
    <Stone d={rounded(137, 18, 76, 58, 2)} />
    <Brick d={times(3, 19, (dy) => times(4, 18, (dx) => disc(148 + dx, 24 + dy, 1.2)))} />
    <Copper d={KEYS} />
    <Linen d={disc(246, 38, 16)} />
    <Lines color={NEAR} width={2} d="M246 28v10l7 4" />
    <Near d={[block(99, 2.5, 70, 102), rounded(90, 99, 21, 4, 2)]} />
    <Lit d={poly(84, 72, 91, 48, 110, 48, 117, 72)} />
    <Linen d={poly(126, 102, 132, 94, 164, 94, 160, 102)} />
    <Lines color={COPPER} d="M135 96.5h20M133 99h16" />
    <Copper d={[dome(182, 28, 87, 99), disc(196, 85, 2.2)]} />
    <Near d={rounded(178, 98, 36, 4, 2)} />
    <Leaf
      d={[
        'M277 84Q262 68 270 46Q280 62 280 84z',
        'M280 84Q276 52 290 36Q296 64 285 84z',
        'M283 84Q288 62 306 58Q303 78 288 84z',
      ]}
    />
    <Brick d={poly(270, 82, 294, 82, 291, 102, 273, 102)} />
    <Accent d={rounded(48, 102, 262, 9, 3)} />
    <Near d={block(56, 246, 110)} />
    <Mid d={times(6, 40, (dx) => rounded(63 + dx, 118, 32, 40, 3))} />
  </Scene>
);
