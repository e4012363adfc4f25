import {
  Water,
  Accent,
  Copper,
  Far,
  Haze,
  Lines,
  Lit,
  Near,
  RedBrick,
  Signed,
  Stone,
  COPPER,
  STONE,
} from '../layers.tsx';
import { hull, sails, block, disc, gable, hip, panes, poly } from '../shapes.ts';

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
