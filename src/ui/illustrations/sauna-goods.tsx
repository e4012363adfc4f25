import type { ReactNode } from 'react';

import { Brick, Copper, Leaf, Lines, Linen, Lit, Stone } from './kit.tsx';
import { fir } from './nature.ts';
import { COPPER, GOLD, LINEN, WATER } from './palette.ts';
import { rounded } from './rounded.ts';
import { disc } from './shapes.ts';
import { Pair, Thing } from './thing.tsx';

const GOODS = {
  'face-mask': (
    <Pair>
      <Copper d={rounded(19, 14, 26, 46, 4)} />
      <Linen d="M24 27q8-8 16 0 2 17-8 24-10-7-8-24z" />
      <Copper d={[disc(29, 34, 2), disc(35, 34, 2), rounded(29, 41, 6, 2.5, 1)]} />
      <Lines color={LINEN} width={1.6} d="M22 19h20" />
    </Pair>
  ),
  water: (
    <Pair>
      <path fill={WATER} d="M23 60q-2 0-2-3V31q0-5 4-9 3-3 3-7h8q0 4 3 7 4 4 4 9v26q0 3-2 3z" />
      <Copper d={rounded(28, 8, 8, 7, 1.5)} />
      <Linen d={rounded(21, 35, 22, 12, 0.5)} />
      <Lines color={COPPER} width={1.6} d="M26 41q3-3 6 0t6 0" />
    </Pair>
  ),
  lemonade: (
    <Pair>
      <path fill={GOLD} d="M24 60q-2 0-2-3V36q0-4 4-7 2-2 2-7h8q0 5 2 7 4 3 4 7v21q0 3-2 3z" />
      <Copper d={rounded(28, 17, 8, 5, 1)} />
      <Linen d={disc(32, 45, 7)} />
      <Copper d={disc(32, 45, 4.5)} />
    </Pair>
  ),
  sponge: (
    <Pair>
      <path fill={GOLD} d={rounded(15, 36, 34, 24, 9)} />
      <Copper d={[disc(24, 45, 2), disc(32, 52, 2.4), disc(40, 44, 2), disc(33, 42, 1.4), disc(42, 53, 1.4)]} />
    </Pair>
  ),
  towel: (
    <Thing>
      <Copper d={rounded(4, 40, 56, 20, 10)} />
      <Stone d={rounded(12, 20, 44, 20, 10)} />
      <Lines color={LINEN} width={2.2} d="M14 55a5 5 0 1 1 5-5a2.500 2.500 0 0 1-5 0M46 41v18M52 42v16" />
      <Lines color={COPPER} width={2.2} d="M22 35a5 5 0 1 1 5-5a2.500 2.500 0 0 1-5 0M43 21v18M48 22v16" />
    </Thing>
  ),
  bathrobe: (
    <Pair>
      <Stone d="M25 10h14l11 8-3 20-5-1 2 23H20l2-23-5 1-3-20z" />
      <Copper d={['M25 10l7 20 7-20h-3l-4 11-4-11z', rounded(21, 36, 22, 4, 1)]} />
      <Lines color={COPPER} width={2} d="M30 40l-2 10M34 40l2 8" />
    </Pair>
  ),
  'pine-scent': (
    <Thing>
      <Brick d="M23 60q-4 0-4-4V34q0-5 6-7v-5h14v5q6 2 6 7v22q0 4-4 4z" />
      <Copper d={[rounded(24, 14, 16, 8, 2), rounded(28, 5, 8, 10, 3)]} />
      <Lit d={rounded(19, 35, 26, 18, 0.5)} />
      <Leaf d={fir(32, 16, 36, 51)} />
      <Stone d={rounded(31, 49, 2, 3, 0.5)} />
    </Thing>
  ),
} satisfies Record<string, ReactNode>;

/** A thing of a sauna kit; of most there are two. */
export const SaunaGoods = ({ name }: { name: keyof typeof GOODS }): ReactNode => GOODS[name];
