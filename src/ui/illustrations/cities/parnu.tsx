import { Water, Accent, Copper, Far, Haze, Leaf, Lines, Lit, Mid, Near, Signed, Stone, COPPER } from '../layers.tsx';
import {
  hull,
  sails,
  tree,
  arcade,
  block,
  columns,
  disc,
  dome,
  gable,
  hip,
  onion,
  panes,
  poly,
  steeple,
  times,
} from '../shapes.ts';

/** The mud baths, wooden villas and the beach. */
export const Parnu = () => (
  <Signed by="#4fa3a0">
    <Haze d={[tree(20, 17, 134), tree(60, 15, 134), tree(208, 15, 134), tree(236, 13, 134), block(0, 262, 112, 134)]} />
    <Far d={gable(0, 34, 88, 106)} />
    <Stone d={[block(40, 16, 72), block(38, 54, 105)]} />
    <Copper d={[onion(48, 19, 50, 73), steeple(46, 4, 34, 54, 0, 56), gable(34, 60, 88, 104, 106)]} />
    <Mid d={[gable(-6, 32, 98, 114), hip(74, 42, 98, 109, 6)]} />
    <Stone d={[block(112, 104, 104, 136), block(142, 44, 90, 136), block(106, 20, 98, 136), block(202, 20, 98, 136)]} />
    <Copper
      d={[
        dome(142, 44, 68, 90),
        block(159, 10, 62, 71),
        dome(160, 8, 57, 63),
        dome(105, 22, 89, 99),
        dome(201, 22, 89, 99),
        block(140, 48, 88, 91),
      ]}
    />
    <Mid
      d={[
        columns(148, 32, 5, 3, 98, 133),
        block(146, 36, 95, 98),
        ...[128, 192].map((x) => arcade(x, 1, 8, 0, 112, 126)),
        ...[113, 209].map((x) => arcade(x, 1, 6, 0, 108, 122)),
      ]}
    />
    <Lit
      d={[
        disc(48, 82, 3.2),
        arcade(46, 3, 4, 7, 110, 120),
        times(4, 7.25, (dx) => block(151.8 + dx, 3, 106, 116)),
        panes(-2, 26, 117, 2),
        panes(78, 28, 113, 3),
      ]}
    />
    <Leaf d={[tree(92, 8, 132), tree(232, 9, 132), tree(32, 8, 132)]} />
    <Water y={124} sun={262} />
    <Stone d="M0 128H226Q264 130 290 137T350 146V150H0z" />
    <Far d="M0 134H200Q250 136 280 143T316 150H0z" />
    <Stone d={sails(306, 129, 40)} />
    <Lines color={COPPER} d="M306 131V87" />
    <Accent d={hull(289, 36, 135, 5)} />
    <Mid d={[block(58, 13, 128, 141), poly(56, 128.5, 64.5, 121, 73, 128.5)]} />
    <Lit d={block(62, 5, 131, 141)} />
    <Near
      d={[dome(118, 30, 126, 135), block(132.4, 1.2, 130, 145), dome(172, 24, 130, 137.5), block(183.4, 1.2, 132, 146)]}
    />
  </Signed>
);
