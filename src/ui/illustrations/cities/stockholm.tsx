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
import { hull, tree, arcade, block, gable, hip, onion, panes, poly, steeple } from '../shapes.ts';

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
