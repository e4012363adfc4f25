import {
  Accent,
  Brick,
  COPPER,
  Clock,
  Copper,
  Far,
  Haze,
  Leaf,
  Lines,
  Lit,
  Mid,
  NEAR,
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
  columns,
  disc,
  dome,
  fir,
  gable,
  hill,
  hip,
  hull,
  onion,
  panes,
  poly,
  sails,
  steeple,
  times,
  tree,
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

/** The town wall with its round towers, St Olaf's and the domes on Toompea. */
export const Tallinn = () => (
  <Signed by="#b9472f">
    <Haze
      d={[gable(104, 50, 86, 100), gable(190, 50, 84, 98), steeple(334, 10, 62, 86, 0.5), gable(318, 46, 92, 102)]}
    />
    <Copper d={steeple(166, 16, 28, 76, 0.8)} />
    <Far d={[block(166, 16, 75), gable(174, 50, 86, 102), 'M0 150V94Q60 84 116 112V150z']} />
    <Stone d={[block(42, 44, 80, 104), block(57, 14, 62, 84), block(40, 9, 74, 104), block(79, 9, 74, 104)]} />
    <Copper d={[onion(64, 19, 40, 63), onion(44.5, 12, 60, 75), onion(83.5, 12, 60, 75)]} />
    <Mid d={[arcade(59.5, 2, 3, 3, 67, 76), arcade(51.5, 3, 5, 5, 88, 102), arcade(169.5, 2, 3, 3, 80, 90)]} />
    <Brick d={[block(10, 14, 62), battlement(8.5, 17, 58, 4, 65)]} />
    <Lines color={NEAR} d="M17 58V42" width={1} />
    <Accent d={poly(17.5, 42, 29, 44, 28, 49, 17.5, 48)} />
    <Mid d={[gable(136, 30, 90, 106), gable(184, 30, 92, 108), gable(256, 34, 94, 110)]} />
    <Near d={[gable(158, 28, 100, 114), gable(84, 26, 104, 118)]} />
    <Lit
      d={[
        block(16, 2, 72, 79),
        panes(139, 20, 109, 2, 1, 9, 4, 6),
        panes(187, 26, 111, 2, 1, 9, 4, 6),
        panes(262, 24, 111, 2, 1, 9, 4, 6),
      ]}
    />
    <Mid d={battlement(0, 350, 119, 36)} />
    <Copper
      d={[steeple(106, 32, 70, 98, 2.5, 100), steeple(222, 32, 64, 94, 2.5, 96), steeple(294, 38, 58, 92, 2.5, 94)]}
    />
    <Stone d={[block(106, 32, 99), block(222, 32, 95), block(294, 38, 93)]} />
    <Mid d={[block(106, 32, 106, 108), block(222, 32, 103, 105), block(294, 38, 102, 104)]} />
    <Near
      d={[
        arcade(20, 6, 7, 6, 129, 145),
        arcade(146, 6, 7, 5.5, 129, 145),
        arcade(262, 2, 7, 7, 129, 145),
        block(0, 350, 143),
      ]}
    />
    <Lit
      d={[
        arcade(112.5, 3, 3, 5, 113, 120),
        arcade(228.5, 3, 3, 5, 110, 117),
        arcade(301, 3, 4, 6, 109, 117),
        arcade(306, 2, 4, 6, 125, 133),
        arcade(236, 1, 4, 0, 126, 134),
        arcade(120, 1, 4, 0, 128, 136),
      ]}
    />
    <Leaf d={[tree(8, 8, 147), tree(98, 8, 147), fir(214, 16, 122, 148), fir(284, 18, 118, 148), tree(342, 9, 147)]} />
  </Signed>
);

/** The Town Hall, the ruined cathedral on Toome hill and the arched bridge over the Emajõgi. */
export const Tartu = () => (
  <Signed by="#c87f7f">
    <Haze d={[hill(-90, 260, 76, 135), hill(210, 220, 90, 135)]} />
    <Far d={['M28 130V58h16V66h4V78h30V66h3V60h16v70z', tree(14, 12, 128), tree(110, 11, 128), tree(126, 9, 128)]} />
    <Haze
      d={[
        arch(33, 6, 66, 82),
        arch(86, 6, 66, 82),
        arch(52, 7, 86, 108),
        arch(66, 7, 86, 108),
        arch(33, 6, 90, 106),
        arch(86, 6, 90, 106),
      ]}
    />
    <Mid d={[hip(0, 46, 102, 111, 6), hip(78, 54, 100, 110, 6), gable(222, 40, 94, 110), hip(302, 60, 98, 108, 6)]} />
    <Copper
      d={[
        poly(128, 86, 142, 68, 210, 68, 224, 86),
        block(168, 16, 54, 69),
        dome(167, 18, 44, 55),
        steeple(174.5, 3, 31, 42, 0.5, 46),
      ]}
    />
    <Stone d={[block(132, 88, 85), poly(156, 86, 176, 75, 196, 86), block(170, 12, 57, 68)]} />
    <Clock x={176} y={63} r={4.2} />
    <Copper d={[arch(170, 12, 110, 132), disc(176, 82, 2)]} />
    <Mid d={[block(132, 88, 106, 107.5), block(155, 1.5, 88, 130), block(195.5, 1.5, 88, 130)]} />
    <Near d={[gable(42, 36, 102, 117), gable(260, 44, 100, 115), block(0, 350, 128, 136)]} />
    <Lit
      d={[
        panes(132, 23, 92, 2, 1, 9, 5, 8),
        panes(157, 38, 92, 3, 1, 9, 5, 8),
        panes(197, 23, 92, 2, 1, 9, 5, 8),
        panes(132, 23, 113, 2, 1, 9, 5, 8),
        panes(197, 23, 113, 2, 1, 9, 5, 8),
        panes(2, 40, 115, 3),
        panes(44, 32, 119, 2),
        panes(80, 50, 114, 4),
        panes(224, 36, 113, 2),
        panes(262, 40, 118, 3),
        panes(305, 44, 112, 3),
        disc(282, 109, 2.2),
      ]}
    />
    <Leaf d={[tree(8, 8, 131), tree(84, 7, 131), tree(122, 8, 131), tree(240, 8, 131), tree(334, 8, 131)]} />
    <Water y={135} sun={176} />
    <Lines color={STONE} width={1.4} d="M228 130V142M242 127V135M308 127V135M322 130V142" />
    <Stone d={['M186 134Q275 118 360 131V134.500Q275 122 186 134z', 'M206 150Q275 101 344 150H336Q275 110 214 150z']} />
    <Accent d={hull(92, 40, 146, 5)} />
    <Far d={block(100, 22, 136.5, 141.5)} />
  </Signed>
);
