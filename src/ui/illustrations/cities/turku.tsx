import {
  Water,
  Accent,
  Copper,
  Far,
  Haze,
  Leaf,
  Lines,
  Lit,
  Mid,
  Near,
  RedBrick,
  Signed,
  Stone,
  COPPER,
} from '../layers.tsx';
import { hull, tree, arcade, block, disc, gable, hip, panes, poly, times } from '../shapes.ts';

/** The cathedral over the Aura, the castle and the ships. */
export const Turku = () => (
  <Signed by="#4f8f9c">
    <Haze d={[tree(120, 16, 134), tree(236, 17, 134), tree(264, 15, 134), block(100, 180, 114, 134)]} />
    <Far d={[block(0, 86, 86), poly(-6, 87, 6, 76, 26, 76, 34, 87), poly(58, 87, 64, 74, 84, 74, 90, 87)]} />
    <Haze d={[times(4, 19, (dx) => block(12 + dx, 3, 93, 98)), times(4, 19, (dx) => block(12 + dx, 3, 104, 109))]} />
    <Copper
      d={[
        poly(156, 62, 164, 52, 182, 52, 190, 62),
        block(167, 12, 44, 53),
        poly(165, 45, 173, 28, 181, 45),
        poly(184, 92, 192, 78, 256, 78, 264, 92),
        poly(144, 100, 152, 92, 160, 92, 160, 100),
      ]}
    />
    <RedBrick d={[block(160, 26, 61), block(184, 76, 91), block(148, 14, 99)]} />
    <Stone d={[block(158, 30, 60, 63), arcade(166, 2, 5, 4, 80, 92)]} />
    <Lit
      d={[disc(173, 71, 4.2), arcade(193, 5, 5, 8, 97, 112), times(3, 3.6, (dx) => block(168.5 + dx, 1.6, 46.5, 50.5))]}
    />
    <Near d={arcade(168, 1, 10, 0, 112, 132)} />
    <Stone d={[hip(92, 48, 102, 110, 5), hip(266, 56, 98, 106, 5)]} />
    <Mid d={[gable(62, 36, 98, 112), hip(318, 40, 104, 112, 5)]} />
    <Near d={[hip(28, 40, 108, 116, 5), hip(238, 32, 108, 116, 5), block(0, 350, 129, 135)]} />
    <Lit
      d={[
        panes(30, 36, 120, 3, 1, 9, 5, 6),
        panes(69, 28, 116, 2),
        panes(98, 42, 115, 3),
        panes(239, 30, 120, 2, 1, 9, 5, 6),
        panes(272, 46, 112, 3),
        panes(321, 28, 117, 2),
      ]}
    />
    <Leaf
      d={[
        tree(12, 9, 131),
        tree(146, 7, 131),
        tree(194, 8, 131),
        tree(212, 9, 131),
        tree(230, 8, 131),
        tree(341, 8, 131),
      ]}
    />
    <Water y={134} sun={236} />
    <Lines
      color={COPPER}
      d="M278 141V88M300 141V82M322 141V88M270 98h16M272 109h12M291 93h18M293 105h14M314 98h16M316 109h12"
      width={1.1}
    />
    <Accent d={hull(258, 84, 147, 7)} />
    <Near d={hull(64, 60, 147, 6)} />
    <Stone d={block(74, 40, 135, 141.5)} />
    <Lit d={times(5, 7.5, (dx) => block(77 + dx, 4.5, 136.8, 139.4))} />
  </Signed>
);
