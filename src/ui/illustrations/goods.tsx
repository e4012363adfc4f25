import type { ReactNode } from 'react';

import {
  Accent,
  Brick,
  Copper,
  Leaf,
  Linen,
  Lines,
  Lit,
  Mid,
  Near,
  Stone,
  BRICK,
  COPPER,
  GOLD,
  LINEN,
  NEAR,
  WATER,
} from './layers.tsx';
import { fir, rounded, block, disc, poly, times } from './shapes.ts';

/** The frame of one item, 64 by 64; the item stands at y = 60. */
export const Item = ({ children }: { children: ReactNode }): ReactNode => (
  <svg viewBox="0 0 64 64" width={72} height={72} aria-hidden="true" focusable="false" className="block">
    {children}
  </svg>
);

/** Two of an item, one a little behind the other. */
const ItemPair = ({ children }: { children: ReactNode }): ReactNode => (
  <Item>
    <g transform="translate(-8 -3) rotate(-5 32 60)">{children}</g>
    <g transform="translate(9 0) rotate(4 32 60)">{children}</g>
  </Item>
);

/** A carton with its pointed top. */
const CARTON = 'M20 60V26l7-9h10l7 9v34z';
const CARTON_TOP = rounded(26, 10, 12, 8, 1);
const JAR = rounded(18, 26, 28, 34, 5);
const LID = rounded(16, 18, 32, 8, 2);
const LABEL = rounded(18, 36, 28, 14, 0.5);

/** Dark bread and chocolate. */
const CRUST = 'color-mix(in srgb, var(--roof) 45%, #2e1c14)';
const CRUMB = 'color-mix(in srgb, var(--roof) 50%, #7a5638)';

const FRIDGE = {
  'apple-juice': (
    <>
      <Stone d={CARTON} />
      <Copper d={[CARTON_TOP, 'M32 42q-3-3-6-2-5 2-4 8 1 8 6 8 2 0 4-1 2 1 4 1 5 0 6-8 1-6-4-8-3-1-6 2z']} />
      <Leaf d="M32 40q0-7 7-8 0 7-7 8z" />
    </>
  ),
  bananas: (
    <>
      <path fill={GOLD} d="M16 26q-2 28 26 34 4 1 5-3-18-6-24-31zM24 22q2 28 28 33 4 0 4-3-18-4-25-30z" />
      <Near d={['M15 20l10-3 6 5-8 5-8 0z', disc(46, 58.5, 2), disc(55, 53.5, 2)]} />
    </>
  ),
  bread: (
    <>
      <Brick d="M10 60V44q-4-4-2-10 3-8 16-8h18q13 0 15 8 1 6-3 10v16z" />
      <path fill={GOLD} d="M15 57V43q-4-3-3-7 2-5 10-5h4q9 0 11 5 1 4-3 7v14z" />
      <Lines color={LINEN} width={2} d="M44 31q5 2 6 7" />
    </>
  ),
  butter: (
    <>
      <Near d={[rounded(4, 54, 56, 6, 3), block(14, 36, 50, 55)]} />
      <path fill={GOLD} d="M12 32h27v22H12zM43 36q1-3 4-3h5v21h-9z" />
      <Linen d="M12 32h27v6H12z" />
    </>
  ),
  cheese: (
    <>
      <path fill={GOLD} d="M8 42L42 22q14 4 14 18v2zM8 44h48v16H8z" />
      <Copper d={[disc(20, 52, 4), disc(36, 50, 2.5), disc(46, 55, 3), disc(42, 33, 3)]} />
    </>
  ),
  crispbread: (
    <>
      <Brick d={times(4, 0, (_, at) => rounded(12 + (at % 2) * 2, 50 - at * 10, 38, 8, 2))} />
      <Lines color={LINEN} width={2} d={times(4, 0, (_, at) => times(5, 7, (x) => `M${19 + x} ${54 - at * 10}h.1`))} />
    </>
  ),
  crumpets: (
    <>
      <Copper d={rounded(6, 44, 52, 16, 7)} />
      <path fill={GOLD} d="M6 40a26 13 0 0 1 52 0v4a26 13 0 0 1-52 0z" />
      <Lines
        color={COPPER}
        width={2.8}
        d="M16 40h.1M23 35h.1M24 44h.1M31 32h.1M32 49h.1M40 46h.1M42 34h.1M48 42h.1M16 46h.1M48 36h.1M35 53h.1"
      />
      <Linen d={poly(25, 38, 35, 34, 41, 40, 31, 44)} />
    </>
  ),
  'curd-snacks': (
    <>
      <path fill={CRUST} d={`${rounded(6, 45, 46, 15, 5)}${rounded(14, 27, 46, 15, 5)}`} />
      <Linen d={['M52 45q7 0 7 7.500T52 60q3-7 0-15z', 'M14 27q-7 0-7 7.500T14 42q-3-7 0-15z', disc(52, 52.5, 5.5)]} />
      <Lines color={GOLD} width={2} d="M13 50q5 5 10 0t10 0 8 0M22 32q5 5 10 0t10 0 10 0" />
    </>
  ),
  hagelslag: (
    <>
      <Copper d={rounded(16, 14, 32, 46, 3)} />
      <Linen d={rounded(16, 24, 32, 22, 0.5)} />
      <Lines color={NEAR} width={2.2} d="M22 31l4 2M31 28l3 3M40 31l-3 3M24 40l4-2M33 38l4 3M41 39l2-3" />
    </>
  ),
  honey: (
    <>
      <path fill={GOLD} d={JAR} />
      <Near d={LID} />
      <Linen d={LABEL} />
      <path fill={GOLD} d="M32 38l4 2.5v5L32 48l-4-2.5v-5z" />
    </>
  ),
  'karelian-pies': (
    <>
      <Linen d="M8 46a24 12 0 0 1 48 0a24 12 0 0 1-48 0z" />
      <Lines color={BRICK} width={7} d="M8 46a24 12 0 0 1 48 0a24 12 0 0 1-48 0z" />
      <Lines
        color={GOLD}
        width={1.8}
        d="M11 39l4 3M21 34l2 4M32 32v4M43 34l-2 4M53 39l-4 3M11 53l4-3M21 58l2-4M32 60v-4M43 58l-2-4M53 53l-4-3"
      />
    </>
  ),
  marmalade: (
    <>
      <Copper d={JAR} />
      <Near d={LID} />
      <Linen d={LABEL} />
      <path fill={GOLD} d={disc(32, 43, 5)} />
      <Lines color={COPPER} width={1.2} d="M32 38v10M27.5 43h9" />
    </>
  ),
  milk: (
    <>
      <Stone d={CARTON} />
      <Accent d={[CARTON_TOP, 'M20 36q6 4 12 0t12 0v14q-6 4-12 0t-12 0z']} />
      <Lines color={LINEN} width={2} d="M27 43h10" />
    </>
  ),
  muesli: (
    <>
      <Brick d={rounded(13, 10, 38, 50, 3)} />
      <Linen d="M18 36h28q0 14-14 14T18 36z" />
      <path fill={GOLD} d="M20 36q4-7 12-7t12 7z" />
      <Lines color={LINEN} width={3} d="M20 19h24" />
    </>
  ),
  'rye-bread': (
    <>
      <path fill={CRUST} d="M4 60V48q0-16 20-16h16q20 0 20 16v12z" />
      <Lines color={GOLD} width={2.6} d="M18 37l5 9M29 35l5 9M40 36l5 9" />
      <path fill={CRUMB} d="M6 60V50q0-11 12-11t12 11v10z" />
      <Lines color={CRUST} width={2} d="M13 49h.1M20 46h.1M24 53h.1M16 56h.1" />
    </>
  ),
  yoghurt: (
    <>
      <Stone d="M16 26h32l-4 34H20z" />
      <Near d={rounded(13, 20, 38, 6, 2)} />
      <Copper d={[disc(28, 42, 6), disc(36, 45, 5)]} />
      <Mid d="M34 36q2-6 8-5-2 5-8 5z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** An item of a stocked fridge. */
export const FridgeGoods = ({ name }: { name: keyof typeof FRIDGE }): ReactNode => <Item>{FRIDGE[name]}</Item>;

const SAUNA = {
  'face-mask': (
    <ItemPair>
      <Copper d={rounded(19, 14, 26, 46, 4)} />
      <Linen d="M24 27q8-8 16 0 2 17-8 24-10-7-8-24z" />
      <Copper d={[disc(29, 34, 2), disc(35, 34, 2), rounded(29, 41, 6, 2.5, 1)]} />
      <Lines color={LINEN} width={1.6} d="M22 19h20" />
    </ItemPair>
  ),
  water: (
    <ItemPair>
      <path fill={WATER} d="M23 60q-2 0-2-3V31q0-5 4-9 3-3 3-7h8q0 4 3 7 4 4 4 9v26q0 3-2 3z" />
      <Copper d={rounded(28, 8, 8, 7, 1.5)} />
      <Linen d={rounded(21, 35, 22, 12, 0.5)} />
      <Lines color={COPPER} width={1.6} d="M26 41q3-3 6 0t6 0" />
    </ItemPair>
  ),
  lemonade: (
    <ItemPair>
      <path fill={GOLD} d="M24 60q-2 0-2-3V36q0-4 4-7 2-2 2-7h8q0 5 2 7 4 3 4 7v21q0 3-2 3z" />
      <Copper d={rounded(28, 17, 8, 5, 1)} />
      <Linen d={disc(32, 45, 7)} />
      <Copper d={disc(32, 45, 4.5)} />
    </ItemPair>
  ),
  sponge: (
    <ItemPair>
      <path fill={GOLD} d={rounded(15, 36, 34, 24, 9)} />
      <Copper d={[disc(24, 45, 2), disc(32, 52, 2.4), disc(40, 44, 2), disc(33, 42, 1.4), disc(42, 53, 1.4)]} />
    </ItemPair>
  ),
  towel: (
    <Item>
      <Copper d={rounded(4, 40, 56, 20, 10)} />
      <Stone d={rounded(12, 20, 44, 20, 10)} />
      <Lines color={LINEN} width={2.2} d="M14 55a5 5 0 1 1 5-5a2.500 2.500 0 0 1-5 0M46 41v18M52 42v16" />
      <Lines color={COPPER} width={2.2} d="M22 35a5 5 0 1 1 5-5a2.500 2.500 0 0 1-5 0M43 21v18M48 22v16" />
    </Item>
  ),
  bathrobe: (
    <ItemPair>
      <Stone d="M25 10h14l11 8-3 20-5-1 2 23H20l2-23-5 1-3-20z" />
      <Copper d={['M25 10l7 20 7-20h-3l-4 11-4-11z', rounded(21, 36, 22, 4, 1)]} />
      <Lines color={COPPER} width={2} d="M30 40l-2 10M34 40l2 8" />
    </ItemPair>
  ),
  'pine-scent': (
    <Item>
      <Brick d="M23 60q-4 0-4-4V34q0-5 6-7v-5h14v5q6 2 6 7v22q0 4-4 4z" />
      <Copper d={[rounded(24, 14, 16, 8, 2), rounded(28, 5, 8, 10, 3)]} />
      <Lit d={rounded(19, 35, 26, 18, 0.5)} />
      <Leaf d={fir(32, 16, 36, 51)} />
      <Stone d={rounded(31, 49, 2, 3, 0.5)} />
    </Item>
  ),
} satisfies Record<string, ReactNode>;

/** An item of a sauna kit; of most there are two. */
export const SaunaGoods = ({ name }: { name: keyof typeof SAUNA }): ReactNode => SAUNA[name];
