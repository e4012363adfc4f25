import {
  Accent,
  Brick,
  COPPER,
  Copper,
  Far,
  Haze,
  Leaf,
  Lines,
  Lit,
  MID,
  Mid,
  Near,
  RedBrick,
  STONE,
  Signed,
  Stone,
  Water,
} from '../layers.tsx';
import {
  arcade,
  block,
  disc,
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

/** Nyhavn with its ships, and the spiral of Our Saviour's church. */
export const Copenhagen = () => (
  <Signed by="#d9902f">
    <Haze d={[hip(0, 60, 74, 86), hip(130, 70, 70, 84), hip(250, 100, 74, 88)]} />
    <Stone d={block(90, 22, 60)} />
    <Copper
      d={[
        poly(88, 62, 92, 54, 110, 54, 114, 62),
        poly(91, 54, 94, 49, 108, 49, 111, 54),
        poly(94, 49, 96, 45, 106, 45, 108, 49),
        poly(96, 45, 98, 41, 104, 41, 106, 45),
        poly(98, 41, 101, 31, 104, 41),
        disc(101, 31, 1.6),
      ]}
    />
    <Lines color={STONE} d="M90 58.500L112 55.500M92.500 51.500L109.500 49M95 47.500L107 45.300M97 43.500L105 41.500" />
    <Lit d={disc(101, 70, 3.4)} />
    <Stone d={[hip(0, 36, 84, 94, 5), hip(122, 34, 80, 91, 5), hip(246, 36, 82, 93, 5)]} />
    <Far d={[hip(66, 28, 82, 93, 5), hip(184, 32, 84, 94, 5), gable(310, 40, 76, 93)]} />
    <RedBrick d={[hip(34, 33, 76, 89, 5), hip(155, 30, 86, 96, 5), hip(280, 32, 88, 98, 5)]} />
    <Copper d={[hip(93, 31, 80, 92, 5), hip(215, 32, 76, 89, 5)]} />
    <Near d={block(0, 350, 128, 136)} />
    <Lit
      d={[
        panes(0, 34, 99, 3, 2, 12),
        panes(34, 32, 94, 3, 3, 11),
        panes(67, 26, 98, 2, 2),
        panes(93, 31, 97, 3, 2, 14),
        panes(124, 31, 96, 3, 2, 14),
        panes(155, 29, 101, 2, 2),
        panes(184, 31, 99, 2, 2),
        panes(215, 32, 94, 3, 3, 11),
        panes(247, 33, 98, 3, 2),
        panes(280, 31, 103, 2, 2, 12),
        panes(312, 38, 98, 3, 2),
      ]}
    />
    <Water y={135} sun={282} />
    <Lines
      color={COPPER}
      d="M66 139V74M66 76L40 138M184 139V70M214 139V62M246 139V72M214 64L168 138M246 74L264 138M206 76h16M239 84h14M308 139V88M308 90L326 138"
      width={1.2}
    />
    <Near d={[hull(38, 58, 145, 7), hull(286, 46, 145, 6)]} />
    <Accent d={hull(166, 100, 146, 8)} />
    <Stone d={[sails(66, 135, 46), block(190, 22, 133.5, 138), poly(214.6, 62.5, 226, 64.5, 214.6, 67)]} />
  </Signed>
);

/** The opera's white slope in the fjord, with Barcode and the City Hall. */
export const Oslo = () => (
  <Signed by="#9c3f35">
    <Haze d={[hill(-90, 260, 66, 135), hill(60, 240, 82, 135), hill(200, 260, 60, 135)]} />
    <Brick d={[block(26, 28, 54), block(70, 28, 60), block(50, 24, 90), block(16, 92, 112)]} />
    <Stone d={disc(84, 70, 4)} />
    <Lit
      d={[
        panes(27, 26, 61, 3, 5, 9, 3, 5),
        panes(71, 26, 81, 3, 3, 9, 3, 5),
        panes(54, 16, 96, 2, 1, 9, 3, 6),
        panes(18, 88, 118, 9, 1, 9, 4, 6),
      ]}
    />
    <Far
      d={[
        block(186, 18, 74),
        block(226, 16, 64),
        block(262, 20, 76),
        poly(312, 134, 312, 74, 318, 50, 340, 50, 338, 74, 338, 134),
      ]}
    />
    <Mid d={[block(206, 18, 58), block(244, 16, 82), poly(284, 134, 284, 60, 300, 56, 300, 134)]} />
    <Lit
      d={[
        panes(187, 16, 79, 2, 3, 9, 4, 4),
        panes(207, 16, 63, 2, 4, 9, 4, 4),
        panes(227, 14, 69, 2, 3, 9, 4, 4),
        panes(264, 16, 81, 2, 2, 9, 4, 4),
        panes(285, 14, 65, 2, 4, 9, 3, 4),
        times(6, 8, (dy) => block(316, 18, 79 + dy, 80.5 + dy)),
      ]}
    />
    <Near d={block(0, 350, 128, 139)} />
    <Leaf d={[fir(8, 20, 96, 132), fir(22, 16, 106, 132), fir(112, 18, 102, 132), fir(126, 14, 110, 132)]} />
    <Stone d={poly(146, 138, 206, 106, 212, 106, 216, 92, 268, 86, 276, 106, 350, 128, 350, 140, 150, 140)} />
    <Mid d={poly(216, 110, 219, 95, 266, 89.5, 271, 108, 290, 116, 204, 116)} />
    <Lit
      d={times(7, 7, (dx) =>
        poly(219.5 + dx, 112, 219.5 + dx, 97 - dx * 0.115, 223.5 + dx, 96.5 - dx * 0.115, 223.5 + dx, 112),
      )}
    />
    <Lines color={MID} width={0.9} d="M150 138L214 114L350 134" />
    <Water y={138} sun={140} />
    <Stone d={sails(74, 142, 38)} />
    <Lines color={COPPER} d="M74 143V103" />
    <Accent d={hull(58, 36, 147, 5)} />
  </Signed>
);

/** The City Hall tower with its three crowns, and Gamla Stan across the water. */
export const Stockholm = () => (
  <Signed by="#d99a3a">
    <Haze d={[hip(100, 70, 88, 98), hip(280, 80, 84, 96), block(150, 60, 94)]} />
    <Copper
      d={[
        steeple(238, 12, 34, 70, 0.5),
        steeple(196, 11, 44, 68, 0.5, 69),
        onion(309.5, 17, 58, 74),
        steeple(308.5, 2, 48, 62, 0.5, 64),
      ]}
    />
    <Far d={[block(196, 11, 67), block(303, 13, 73)]} />
    <Stone d={[gable(188, 26, 82, 96), gable(254, 26, 80, 94), gable(318, 34, 82, 98)]} />
    <Far d={[gable(168, 24, 88, 102), gable(228, 28, 84, 98), gable(296, 26, 90, 104)]} />
    <Mid d={[hip(76, 66, 88, 98, 6, 99), hip(0, 60, 94, 103, 6)]} />
    <RedBrick
      d={[block(78, 62, 98), poly(51, 150, 53, 58, 83, 58, 85, 150), block(51, 34, 55, 60), block(59, 18, 45, 57)]}
    />
    <Copper
      d={[
        poly(55, 46, 68, 37, 81, 46),
        block(67.2, 1.6, 26, 40),
        ...[60, 68, 76].map((x, at) => {
          const y = at === 1 ? 27 : 37;
          return poly(
            x - 3.5,
            y,
            x - 4.5,
            y - 6,
            x - 1.5,
            y - 3.5,
            x,
            y - 8,
            x + 1.5,
            y - 3.5,
            x + 4.5,
            y - 6,
            x + 3.5,
            y,
          );
        }),
      ]}
    />
    <Mid d={[gable(144, 26, 96, 110), gable(210, 22, 92, 106), gable(256, 26, 94, 108), gable(278, 22, 88, 102)]} />
    <Near d={[gable(190, 24, 98, 112), gable(330, 28, 94, 110), block(0, 350, 129, 135)]} />
    <Stone d={arcade(87, 6, 6, 3, 114, 130)} />
    <Lit
      d={[
        arcade(60.5, 3, 3, 3, 50, 57.5),
        arcade(58.5, 3, 4, 3.5, 67, 78),
        block(67, 2, 86, 93),
        block(67, 2, 102, 109),
        arcade(88, 6, 4, 5, 101, 109),
        panes(0, 52, 109, 5, 1, 9, 4, 8),
        panes(145, 24, 114, 2),
        panes(170, 20, 108, 2),
        panes(190, 24, 115, 2),
        panes(213, 17, 111, 1),
        panes(231, 24, 103, 2, 2),
        panes(256, 26, 112, 2),
        panes(281, 16, 107, 1),
        panes(300, 28, 109, 2),
        panes(331, 19, 114, 1),
      ]}
    />
    <Leaf d={[tree(20, 8, 131), tree(38, 7, 131), tree(180, 6, 131), tree(222, 6, 131)]} />
    <Water y={134} sun={146} />
    <Lines
      color={COPPER}
      d="M272 140V96M294 140V90M316 140V96M264 106h16M285 100h18M287 112h14M308 106h16"
      width={1.1}
    />
    <Accent d={hull(250, 84, 146, 7)} />
    <Stone d={[hull(170, 40, 147, 5), block(178, 24, 138, 142.5)]} />
    <Lit d={[block(181, 5, 139.3, 141.3), block(190, 5, 139.3, 141.3)]} />
  </Signed>
);
