import { use } from 'react';

import { Hour } from './hour.tsx';
import { Accent, Copper, Far, Haze, Leaf, Lines, Lit, Mid } from './kit.tsx';
import { tree } from './nature.ts';
import { COPPER, SUN } from './palette.ts';
import { Scene } from './scene.tsx';
import type { Picture } from './scene.tsx';
import { block, disc, gable, pane } from './shapes.ts';

/** Checked out: the key on its tag waves from the street with the house. */
export const CheckedOutScene: Picture = ({ className }) => (
  <Scene className={className} sky={use(Hour)}>
    <circle cx={262} cy={42} r={15} fill={SUN} />
    <Haze d={[gable(14, 60, 54, 72), block(80, 44, 70), gable(236, 54, 62, 78), block(294, 56, 74)]} />
    <Far d={[gable(98, 46, 62, 78, 122), gable(206, 52, 58, 76, 122), block(258, 34, 84, 122)]} />
    <Lit d={[pane(110, 88), pane(124, 88), pane(219, 86), pane(235, 86), pane(268, 94)]} />
    <Leaf d={[tree(82, 14, 122), tree(306, 13, 122)]} />
    <Mid d={block(0, 350, 122)} />
    <g transform="translate(64 -4) scale(1.3) rotate(24 80 58)">
      <Copper d={['M76 44h8v46h-8z', 'M84 70h12v6h-4v4h-8zM84 82h9v6h-9z']} />
      <Lines color={COPPER} width={6.5} d={disc(80, 32, 15.75)} />
    </g>
    <Lines color={COPPER} width={2} d="M199 48L222 58" />
    <Accent d="M217 55l10-4 16 29-16 8-13-27z" />
    <Lines color={COPPER} width={3} d="M146 22q-7 11-4 24M133 20q-9 16-5 33M214 18q9 7 13 17M223 10q11 8 17 22" />
  </Scene>
);
