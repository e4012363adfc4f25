import type { ReactNode } from 'react';

import { Accent, Brick, Copper, Leaf, Lines, Linen, Mid, Near, Stone } from './kit.tsx';
import { BRICK, COPPER, GOLD, LINEN, NEAR } from './palette.ts';
import { rounded } from './rounded.ts';
import { block, disc, poly, times } from './shapes.ts';
import { Thing } from './thing.tsx';

/** A carton with its pointed top. */
const CARTON = 'M20 60V26l7-9h10l7 9v34z';
const CARTON_TOP = rounded(26, 10, 12, 8, 1);
const JAR = rounded(18, 26, 28, 34, 5);
const LID = rounded(16, 18, 32, 8, 2);
const LABEL = rounded(18, 36, 28, 14, 0.5);

/** Dark bread and chocolate. */
const CRUST = 'color-mix(in srgb, var(--roof) 45%, #2e1c14)';
const CRUMB = 'color-mix(in srgb, var(--roof) 50%, #7a5638)';

const GOODS = {
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

/** A thing of a stocked fridge. */
export const FridgeGoods = ({ name }: { name: keyof typeof GOODS }): ReactNode => <Thing>{GOODS[name]}</Thing>;
