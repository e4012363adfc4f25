import {
  Water,
  Accent,
  Brick,
  Copper,
  Far,
  Haze,
  Leaf,
  Lines,
  Lit,
  Mid,
  Near,
  Signed,
  Stone,
  MID,
} from '../layers.tsx';
import { hull, tree, bell, block, bridge, disc, gable, onion, panes, stepped, times } from '../shapes.ts';

/** Canal houses, a bridge and the Westertoren. */
export const Amsterdam = () => (
  <Signed by="#a4493d">
    <Haze d={[gable(0, 40, 70, 82), block(36, 60, 82), gable(110, 40, 74, 84), block(280, 70, 76)]} />
    <Stone d={[block(229, 20, 78), block(232, 14, 62), block(234.5, 9, 49)]} />
    <Copper d={[block(227, 24, 76, 79), block(230.5, 17, 60, 63), onion(239, 13, 34, 50), block(238.4, 1.2, 30, 38)]} />
    <Lit d={disc(239, 70, 3.5)} />
    <Far d={[stepped(32, 29, 72, 88, 4), bell(124, 29, 74, 90), gable(207, 28, 82, 96), bell(289, 30, 74, 90)]} />
    <Mid d={[bell(4, 28, 80, 96), gable(94, 30, 68, 86), bell(235, 28, 84, 100), stepped(319, 31, 80, 96, 4)]} />
    <Brick d={[bell(61, 33, 64, 82), stepped(180, 27, 78, 94, 4), gable(263, 26, 76, 94)]} />
    <Near d={[stepped(153, 27, 66, 84, 4), block(0, 350, 129, 135)]} />
    <Lit
      d={[
        panes(4, 28, 100, 2, 2),
        panes(32, 29, 92, 2, 3, 12),
        panes(61, 33, 88, 3, 3),
        panes(94, 30, 90, 2, 3),
        panes(124, 29, 95, 2, 3, 12),
        panes(153, 27, 89, 2, 3),
        panes(180, 27, 99, 2, 2),
        panes(207, 28, 100, 2),
        panes(235, 28, 104, 2),
        panes(263, 26, 98, 2),
        panes(289, 30, 96, 2, 2, 12),
        panes(319, 31, 101, 2),
      ]}
    />
    <Leaf d={[tree(32, 7, 130), tree(124, 8, 130), tree(181, 7, 130)]} />
    <Water y={134} sun={152} />
    <Near d={bridge(206, 160, 3, 125, 15)} />
    <Lines color={MID} d={['M208 119.500H350', times(11, 14, (dx) => `M${209 + dx} 119.500v5`)]} />
    <Accent d={hull(60, 52, 145, 6)} />
    <Far d={block(70, 28, 133, 139)} />
    <Lit d={times(3, 8, (dx) => block(74 + dx, 4, 134.5, 137))} />
  </Signed>
);
