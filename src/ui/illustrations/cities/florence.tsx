import { Water, Brick, Copper, Far, Haze, Leaf, Lines, Lit, Mid, Near, Signed, Stone, STONE } from '../layers.tsx';
import { cypress, hill, arcade, battlement, block, bridge, disc, dome, hip, pane, panes, poly } from '../shapes.ts';

/** Brunelleschi's dome, Giotto's bell tower and the Ponte Vecchio. */
export const Florence = () => (
  <Signed by="#c4552b">
    <Haze
      d={[
        hill(-80, 220, 80),
        hill(220, 230, 74),
        cypress(312, 4, 62, 84),
        cypress(320, 4, 66, 84),
        hip(290, 18, 72, 77, 4, 84),
      ]}
    />
    <Brick
      d={[
        block(263, 12, 56),
        battlement(260.5, 17, 47, 4, 57),
        block(265, 8, 40, 48),
        battlement(263.5, 11, 36, 3, 41),
        battlement(245, 48, 88, 8),
      ]}
    />
    <Far d={[hip(0, 60, 92, 102), hip(286, 70, 94, 104)]} />
    <Copper
      d={[
        'M165 82C165 58 182 46 197 42C212 46 229 58 229 82z',
        dome(150, 28, 84, 98),
        dome(216, 28, 84, 98),
        poly(122, 90, 132, 83, 168, 83, 168, 90),
      ]}
    />
    <Stone
      d={[
        block(104, 17, 46),
        block(102.5, 20, 44, 48),
        block(122, 46, 89),
        block(166, 62, 80),
        block(150, 94, 97),
        block(193, 8, 37, 44),
        poly(192, 37, 197, 30, 202, 37),
      ]}
    />
    <Lines color={STONE} width={1.4} d="M197 42V82M190 43C180 52 177 64 177 82M204 43C214 52 217 64 217 82" />
    <Mid
      d={[
        arcade(109, 1, 7, 0, 52, 63),
        arcade(107.5, 2, 3.5, 3, 69, 78),
        arcade(107.5, 2, 3.5, 3, 84, 93),
        disc(178, 88, 2.6),
        disc(197, 88, 2.6),
        disc(216, 88, 2.6),
        arcade(127, 3, 4, 4, 95, 104),
      ]}
    />
    <Mid
      d={[
        hip(0, 44, 102, 110),
        hip(62, 50, 103, 111),
        hip(128, 56, 106, 114),
        hip(228, 52, 102, 110),
        hip(316, 44, 102, 110),
      ]}
    />
    <Near
      d={[
        hip(34, 40, 108, 116),
        hip(98, 44, 111, 118),
        hip(184, 54, 108, 116),
        hip(274, 50, 106, 114),
        block(0, 350, 128, 134),
      ]}
    />
    <Lit
      d={[
        pane(267, 62, 4, 6),
        panes(248, 42, 94, 4, 1, 9, 4, 5),
        panes(0, 34, 114, 3),
        panes(36, 36, 119, 3, 1, 9, 5, 6),
        panes(76, 22, 115, 2),
        panes(100, 40, 121, 3, 1, 9, 5, 6),
        panes(143, 18, 118, 2),
      ]}
    />
    <Leaf d={[cypress(18, 6, 106, 129), cypress(26, 5, 112, 129), cypress(90, 6, 108, 129)]} />
    <Water y={133} sun={52} />
    <Near d={bridge(150, 210, 3, 130, 13)} />
    <Stone d={[block(162, 56, 119, 131), block(244, 44, 119, 131), block(288, 70, 116, 131)]} />
    <Brick
      d={[
        block(180, 20, 121, 131),
        block(262, 16, 121, 131),
        block(314, 18, 119, 131),
        block(218, 26, 120, 123),
        block(218, 3, 120, 131),
        block(226, 3, 120, 131),
        block(234, 3, 120, 131),
        block(241, 3, 120, 131),
      ]}
    />
    <Copper d={[block(160, 60, 116, 119.5), block(242, 47, 116, 119.5), block(287, 70, 113, 116.5)]} />
    <Lit
      d={[panes(162, 56, 122, 6, 1, 9, 4, 5), panes(244, 44, 122, 5, 1, 9, 4, 5), panes(288, 62, 120, 7, 1, 9, 4, 5)]}
    />
  </Signed>
);
