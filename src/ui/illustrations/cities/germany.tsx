import { Accent, Brick, Copper, Far, Haze, Leaf, Lit, Mid, Near, Signed, Stone, Water } from '../layers.tsx';
import {
  arcade,
  arch,
  block,
  columns,
  disc,
  dome,
  gable,
  hill,
  hip,
  hull,
  panes,
  poly,
  steeple,
  stepped,
  times,
  tree,
} from '../shapes.ts';

/** The Brandenburg Gate, the television tower and the cathedral. */
export const Berlin = () => (
  <Signed by="#d9a126">
    <Haze d={[block(0, 40, 84), block(30, 30, 74), block(176, 40, 84), block(256, 34, 78), block(310, 40, 82)]} />
    <Far d={[block(0, 26, 100), block(196, 58, 96), block(318, 32, 94), block(20, 22, 90)]} />
    <Mid d={[block(0, 32, 108), block(196, 32, 106), block(330, 20, 102), block(58, 116, 84, 138)]} />
    <Copper
      d={[
        poly(237.4, 30, 238.6, 30, 239.5, 50, 242, 138, 234, 138, 236.5, 50),
        disc(238, 62, 9.5),
        dome(279, 28, 64, 88),
        block(292.2, 1.6, 56, 68),
        dome(260, 15, 86, 97),
        dome(311, 15, 86, 97),
        block(262, 62, 102, 105),
      ]}
    />
    <Stone
      d={[
        block(265, 56, 104),
        block(282, 22, 86, 104),
        block(261, 13, 96),
        block(312, 13, 96),
        columns(58, 116, 6, 8, 88, 138),
        block(53, 126, 78, 90),
        block(64, 104, 70, 79),
        block(98, 36, 65, 71),
        block(38, 15, 102, 138),
        block(179, 15, 102, 138),
        poly(36, 103, 45.5, 95, 55, 103),
        poly(177, 103, 186.5, 95, 196, 103),
      ]}
    />
    <Copper
      d={[
        poly(101, 65, 102, 57, 106, 58, 108, 52, 112, 56, 113, 65),
        poly(131, 65, 130, 57, 126, 58, 124, 52, 120, 56, 119, 65),
        block(111, 10, 59, 65),
        poly(113, 60, 114, 51, 118, 51, 119, 60),
        disc(116, 49, 2.2),
        block(115.3, 1.4, 42, 50),
      ]}
    />
    <Mid d={[columns(279, 28, 5, 3, 112, 134), block(277, 32, 109, 111)]} />
    <Lit
      d={[
        times(6, 3.2, (dx) => block(229.4 + dx, 1.6, 61, 63)),
        panes(284, 18, 91, 3, 1, 9, 3, 8),
        panes(2, 28, 113, 2),
        panes(199, 28, 111, 2),
        panes(243, 15, 101, 1, 2),
        panes(332, 18, 107, 1),
      ]}
    />
    <Near d={block(0, 350, 137)} />
    <Leaf
      d={[
        tree(10, 9, 139),
        tree(28, 7, 139),
        tree(206, 9, 139),
        tree(222, 7, 139),
        tree(253, 8, 139),
        tree(336, 9, 139),
      ]}
    />
    <Mid d={dome(40, 152, 142, 150.5)} />
  </Signed>
);

/** The Minster's spires, cherry trees in bloom along the Rhine, and the Siebengebirge. */
export const Bonn = () => (
  <Signed by="#d48a9b">
    <Haze
      d={[
        hill(190, 140, 78, 135),
        hill(262, 140, 66, 135),
        hill(-60, 190, 88, 135),
        block(329, 4, 60, 70),
        block(334, 3, 64, 70),
      ]}
    />
    <Far d={['M288 134V60q9-8 18 0V134z', block(0, 44, 100), hip(40, 44, 92, 102), hip(236, 44, 98, 108)]} />
    <Far
      d={[
        steeple(160, 20, 30, 74, 1, 75),
        steeple(122, 10, 52, 84, 1, 85),
        steeple(208, 10, 52, 84, 1, 85),
        hip(126, 88, 84, 100, 7, 101),
      ]}
    />
    <Stone d={[block(160, 20, 72), block(122, 10, 83), block(208, 10, 83), block(130, 80, 99), block(154, 32, 94)]} />
    <Mid
      d={[
        arcade(164, 2, 4, 4, 78, 88),
        arcade(124.5, 1, 5, 0, 88, 96),
        arcade(210.5, 1, 5, 0, 88, 96),
        arcade(134, 3, 4, 3, 104, 116),
        arcade(189, 3, 4, 3, 104, 116),
        arcade(162, 2, 6, 4, 98, 112),
      ]}
    />
    <Lit d={times(8, 8, (dy) => block(292, 10, 66 + dy, 67.5 + dy))} />
    <Mid d={[gable(0, 30, 96, 108), hip(60, 44, 98, 110), gable(222, 30, 96, 110), hip(268, 46, 104, 114)]} />
    <Near
      d={[
        hip(26, 40, 104, 116),
        gable(100, 26, 102, 114),
        hip(190, 40, 112, 120),
        gable(246, 26, 104, 116),
        hip(310, 52, 106, 118),
        block(0, 350, 129, 135),
      ]}
    />
    <Lit
      d={[
        panes(0, 26, 113, 2),
        panes(28, 36, 119, 3),
        panes(67, 32, 114, 3),
        panes(101, 24, 117, 2),
        panes(192, 36, 121.5, 3, 1, 9, 5, 6),
        panes(229, 18, 113, 1),
        panes(247, 24, 119, 2),
        panes(274, 36, 118, 3),
        panes(314, 38, 121, 3),
      ]}
    />
    <Near d={times(9, 21, (dx) => block(87 + dx, 2, 118, 131))} />
    <Copper
      d={times(
        9,
        21,
        (dx, at) => disc(88 + dx, 117 - (at % 2) * 2, 8.5) + disc(81 + dx, 121, 6) + disc(95 + dx, 121, 6),
      )}
    />
    <Water y={134} sun={88} />
    <Accent d={hull(206, 84, 146, 5)} />
    <Stone d={[block(262, 16, 134, 141.5), poly(214, 141.2, 218, 137, 252, 137, 256, 141.2)]} />
    <Lit d={[block(265, 4, 136, 139), block(271, 4, 136, 139)]} />
  </Signed>
);

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
