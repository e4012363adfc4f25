import { Water, Accent, Brick, Copper, Far, Haze, Leaf, Lit, Near, Signed, Stone } from '../layers.tsx';
import { hull, tree, arcade, arch, block, gable, panes, steeple, stepped } from '../shapes.ts';

/** The Holstentor with its twin towers, St Mary's spires and the salt stores on the Trave. */
export const Lubeck = () => (
  <Signed by="#b4472c">
    <Haze
      d={[
        steeple(26, 11, 38, 78, 0.5),
        steeple(44, 11, 38, 78, 0.5),
        gable(18, 50, 78, 92),
        steeple(236, 11, 48, 82, 0.5),
        gable(220, 44, 86, 96),
      ]}
    />
    <Far d={[stepped(0, 30, 92, 106), stepped(58, 30, 88, 102), gable(30, 30, 96, 108)]} />
    <Copper d={[steeple(92, 42, 31, 68, 2.5, 70), steeple(178, 42, 31, 68, 2.5, 70)]} />
    <Brick d={[block(92, 42, 69), block(178, 42, 69), stepped(132, 48, 54, 76, 4)]} />
    <Stone
      d={[
        ...[84, 103].flatMap((y) => [block(92, 42, y, y + 3), block(178, 42, y, y + 3)]),
        block(134, 44, 88, 91),
        arcade(146, 3, 4, 4, 66, 80),
        arcade(140, 4, 4, 5, 94, 103),
      ]}
    />
    <Near d={arch(145, 22, 108, 132)} />
    <Lit
      d={[
        arcade(96, 4, 4, 6, 74, 81),
        arcade(182, 4, 4, 6, 74, 81),
        arcade(96, 4, 4, 6, 91, 99),
        arcade(182, 4, 4, 6, 91, 99),
        arcade(101, 3, 4, 6, 111, 119),
        arcade(187, 3, 4, 6, 111, 119),
        arch(150, 12, 114, 132),
      ]}
    />
    <Far d={[stepped(254, 30, 86, 106, 4), stepped(318, 32, 84, 104, 4)]} />
    <Near d={[stepped(228, 28, 92, 110, 4), stepped(284, 34, 80, 104, 5), block(0, 350, 131, 136)]} />
    <Lit
      d={[
        panes(228, 28, 113, 2),
        panes(256, 28, 106, 2, 2, 12),
        panes(284, 34, 101, 3, 2),
        panes(318, 32, 105, 2, 2, 12),
      ]}
    />
    <Leaf d={[tree(12, 8, 133), tree(32, 9, 133), tree(58, 8, 133), tree(78, 7, 133)]} />
    <Water y={135} sun={316} />
    <Accent d={hull(232, 54, 147, 5)} />
    <Stone d={block(242, 24, 137, 142.5)} />
  </Signed>
);
