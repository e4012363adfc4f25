import { Water, Accent, Copper, Far, Haze, Leaf, Lit, Mid, Near, Stone } from '../layers.tsx';
import { hill, hull, tree, arcade, block, bridge, disc, dome, gable, hip, panes, steeple, stepped } from '../shapes.ts';

/** Any European town: a church, a dome, gabled houses and a river. */
export const Generic = () => (
  <>
    <Haze d={[hill(-60, 220, 82), hill(170, 240, 80), gable(120, 40, 80, 94), block(230, 40, 90)]} />
    <Copper
      d={[steeple(92, 16, 32, 74, 1, 75), dome(196, 40, 58, 80), block(213, 6, 50, 62), hip(104, 50, 82, 96, 6, 98)]}
    />
    <Far d={stepped(142, 30, 84, 102, 4)} />
    <Stone d={[block(92, 16, 73), block(107, 44, 97), block(198, 36, 79), block(186, 60, 92)]} />
    <Lit d={disc(100, 82, 3.4)} />
    <Mid d={[arcade(202, 4, 4, 4, 82, 90), arcade(196, 5, 5, 6, 98, 110), arcade(112, 4, 4, 6, 103, 114)]} />
    <Far d={[gable(0, 34, 84, 102), hip(60, 36, 94, 106, 6), gable(290, 32, 82, 100)]} />
    <Mid
      d={[stepped(30, 34, 86, 104, 4), gable(168, 28, 92, 108), hip(240, 38, 96, 107, 6), gable(320, 34, 94, 110)]}
    />
    <Near d={[gable(76, 32, 98, 114), hip(122, 50, 106, 116, 6), gable(264, 30, 92, 110), block(0, 350, 129, 135)]} />
    <Lit
      d={[
        panes(0, 30, 106, 2),
        panes(30, 34, 108, 2),
        panes(76, 32, 117, 2),
        panes(124, 46, 119, 3, 1, 9, 5, 6),
        panes(172, 20, 112, 1),
        panes(242, 22, 112, 2),
        panes(264, 30, 113, 2),
        panes(294, 26, 103, 2),
        panes(322, 28, 114, 2),
      ]}
    />
    <Leaf
      d={[
        tree(16, 8, 131),
        tree(66, 7, 131),
        tree(190, 8, 131),
        tree(208, 7, 131),
        tree(232, 8, 131),
        tree(308, 8, 131),
      ]}
    />
    <Water y={134} sun={176} />
    <Near d={bridge(214, 150, 3, 126, 14)} />
    <Accent d={hull(92, 44, 146, 5)} />
    <Stone d={block(102, 24, 136.5, 141.5)} />
  </>
);
