import { Copper, Far, Haze, Leaf, Lit, Mid, Near, Signed, Stone } from '../layers.tsx';
import { tree, block, columns, disc, dome, panes, poly, times } from '../shapes.ts';

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
