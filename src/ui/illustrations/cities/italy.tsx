import {
  Accent,
  Brick,
  Copper,
  Far,
  Haze,
  Leaf,
  Lines,
  Lit,
  MID,
  Mid,
  Near,
  STONE,
  Signed,
  Stone,
  Water,
} from '../layers.tsx';
import {
  arcade,
  arch,
  battlement,
  block,
  bridge,
  cypress,
  disc,
  dome,
  hill,
  hip,
  pane,
  panes,
  poly,
  steeple,
  times,
  tree,
} from '../shapes.ts';

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

const buttresses = [100, 117, 134, 151, 183, 200, 217, 234];
const eaves = (x: number): number => 54 + Math.abs(167 - x) * 0.55;

/** The cathedral's forest of spires, the Galleria and a tram. */
export const Milan = () => (
  <Signed by="#d8a33a">
    <Haze
      d={[
        poly(30, 150, 30, 62, 46, 54, 46, 150),
        steeple(37, 2, 34, 58, 0.3),
        block(54, 22, 78),
        block(244, 22, 80),
        block(310, 40, 88),
      ]}
    />
    <Far
      d={[
        block(0, 30, 92),
        block(268, 24, 84),
        block(264, 32, 68, 88),
        poly(268, 96, 264, 88, 296, 88, 292, 96),
        block(320, 30, 96),
      ]}
    />
    <Stone
      d={[
        poly(100, 138, 100, eaves(100), 167, 54, 234, eaves(234), 234, 138),
        buttresses.map((x) => steeple(x - 2.5, 5, eaves(x) - 17, eaves(x) - 4, 0, 138)).join(''),
        steeple(163, 8, 30, 52, 0, 138),
      ]}
    />
    <Lines
      color={MID}
      width={0.9}
      d={[
        ...buttresses.map((x) => `M${x - 2.5} ${eaves(x) + 5}V137M${x + 2.5} ${eaves(x) + 5}V137`),
        'M100 112H234',
        'M102 95L167 59L232 95',
      ]}
    />
    <Mid
      d={[
        arch(157, 20, 80, 106),
        arch(159, 16, 115, 138),
        [104, 121, 138, 187, 204, 221].map((x) => arch(x, 9, 121, 138)).join(''),
        arcade(139, 1, 7, 0, 88, 106),
        arcade(188, 1, 7, 0, 88, 106),
        arcade(122, 1, 6, 0, 96, 108),
        arcade(206, 1, 6, 0, 96, 108),
      ]}
    />
    <Lit d={[arch(161, 12, 85, 106), arch(162.5, 9, 120, 138)]} />
    <Mid d={[block(244, 60, 106), hip(296, 60, 104, 112, 5)]} />
    <Brick d={[block(0, 92, 106), block(26, 40, 98)]} />
    <Copper d={dome(30, 32, 86, 99)} />
    <Stone d={[arch(34, 24, 104, 138), block(0, 92, 104, 107)]} />
    <Near d={[arch(38, 16, 109, 138), block(0, 350, 137)]} />
    <Lit
      d={[
        arcade(6, 2, 5, 8, 112, 120),
        arcade(66, 2, 5, 8, 112, 120),
        arcade(6, 2, 5, 8, 126, 135),
        arcade(66, 2, 5, 8, 126, 135),
        panes(246, 52, 111, 4),
        panes(300, 50, 116, 4),
        panes(266, 28, 72, 3, 1, 9, 4, 5),
      ]}
    />
    <Leaf d={[tree(243, 7, 139), tree(326, 8, 139), tree(343, 7, 139)]} />
    <Accent d={['M254 138V122q0-3 3-3h54q3 0 3 3v16z', block(278, 12, 116, 120)]} />
    <Lit d={times(5, 11, (dx) => block(258 + dx, 8, 123, 129))} />
    <Near d={[disc(266, 138, 2.6), disc(302, 138, 2.6)]} />
    <Lines color={MID} d="M0 143H350" width={1} />
  </Signed>
);
