import {
  Accent,
  COPPER,
  Copper,
  Far,
  HAZE,
  Haze,
  Leaf,
  Lines,
  Lit,
  Mid,
  Near,
  RedBrick,
  Signed,
  Stone,
  Water,
} from '../layers.tsx';
import { arcade, block, columns, disc, dome, gable, hip, hull, onion, panes, poly, times, tree } from '../shapes.ts';

/** The white cathedral over the South Harbour, with Uspenski on its rock. */
export const Helsinki = () => (
  <Signed by="#6fa886">
    <Haze d={[block(0, 46, 92), block(40, 40, 96), block(226, 40, 92), block(330, 20, 90)]} />
    <Lines
      color={HAZE}
      d="M12 74a20 20 0 1 0 40 0a20 20 0 1 0-40 0M12 74h40M32 54v40M18 60l28 28M46 60L18 88M32 74L22 110M32 74L42 110"
    />
    <Copper
      d={[
        dome(158, 28, 40, 62),
        poly(169, 42, 172, 31, 175, 42),
        dome(131, 14, 66, 76),
        dome(199, 14, 66, 76),
        block(137.4, 1.2, 61, 68),
        block(205.4, 1.2, 61, 68),
      ]}
    />
    <Stone
      d={[
        block(159, 26, 61, 84),
        block(132, 12, 75, 90),
        block(200, 12, 75, 90),
        block(126, 92, 86, 116),
        poly(146, 85, 172, 75, 198, 85),
        block(146, 52, 84, 88),
      ]}
    />
    <Mid
      d={[
        times(5, 5, (dx) => block(161 + dx, 2, 66, 75)),
        block(150, 44, 89, 108),
        poly(155, 83.5, 172, 77, 189, 83.5),
        times(2, 68, (dx) => block(136.5 + dx, 3, 79, 84)),
        columns(131, 12, 2, 3, 92, 106),
        columns(201, 12, 2, 3, 92, 106),
      ]}
    />
    <Stone d={[columns(149, 46, 6, 4, 88, 109), block(122, 100, 108, 111), block(116, 112, 111, 118)]} />
    <Near d={poly(250, 150, 258, 114, 272, 106, 330, 106, 350, 118, 350, 150)} />
    <RedBrick
      d={[
        block(276, 46, 82, 108),
        poly(282, 83, 299, 70, 316, 83),
        block(292, 14, 58, 76),
        block(274, 8, 74, 108),
        block(316, 8, 74, 108),
      ]}
    />
    <Copper d={[onion(299, 19, 38, 59), onion(278, 11, 60, 75), onion(320, 11, 60, 75)]} />
    <Lit d={[times(3, 4, (dx) => block(294 + dx, 2, 63, 70)), panes(284, 30, 89, 3, 1, 9, 4, 9)]} />
    <Far d={[hip(0, 62, 98, 106, 4), hip(218, 44, 104, 111, 4)]} />
    <Mid d={[hip(50, 72, 104, 111, 4), hip(116, 60, 113, 119, 4)]} />
    <Near d={[hip(168, 66, 111, 118, 4), hip(0, 44, 110, 117, 4), block(0, 350, 129, 135)]} />
    <Lit
      d={[
        panes(0, 42, 119, 4, 1, 9, 4, 6),
        panes(50, 66, 115, 6, 1, 9, 4, 6),
        panes(118, 48, 121, 4, 1, 9, 4, 5),
        panes(170, 62, 120, 6, 1, 9, 4, 6),
        panes(235, 20, 115, 2, 1, 9, 4, 6),
      ]}
    />
    <Water y={134} sun={98} />
    <Accent d={[hull(216, 76, 146, 6), block(246, 8, 124, 130.5)]} />
    <Stone d={[block(226, 52, 134.5, 140.5), block(234, 34, 130, 135)]} />
    <Lit d={times(6, 8, (dx) => block(230 + dx, 4, 136.5, 138.8))} />
  </Signed>
);

/** The cathedral over the Aura, the castle and the ships. */
export const Turku = () => (
  <Signed by="#4f8f9c">
    <Haze d={[tree(120, 16, 134), tree(236, 17, 134), tree(264, 15, 134), block(100, 180, 114, 134)]} />
    <Far d={[block(0, 86, 86), poly(-6, 87, 6, 76, 26, 76, 34, 87), poly(58, 87, 64, 74, 84, 74, 90, 87)]} />
    <Haze d={[times(4, 19, (dx) => block(12 + dx, 3, 93, 98)), times(4, 19, (dx) => block(12 + dx, 3, 104, 109))]} />
    <Copper
      d={[
        poly(156, 62, 164, 52, 182, 52, 190, 62),
        block(167, 12, 44, 53),
        poly(165, 45, 173, 28, 181, 45),
        poly(184, 92, 192, 78, 256, 78, 264, 92),
        poly(144, 100, 152, 92, 160, 92, 160, 100),
      ]}
    />
    <RedBrick d={[block(160, 26, 61), block(184, 76, 91), block(148, 14, 99)]} />
    <Stone d={[block(158, 30, 60, 63), arcade(166, 2, 5, 4, 80, 92)]} />
    <Lit
      d={[disc(173, 71, 4.2), arcade(193, 5, 5, 8, 97, 112), times(3, 3.6, (dx) => block(168.5 + dx, 1.6, 46.5, 50.5))]}
    />
    <Near d={arcade(168, 1, 10, 0, 112, 132)} />
    <Stone d={[hip(92, 48, 102, 110, 5), hip(266, 56, 98, 106, 5)]} />
    <Mid d={[gable(62, 36, 98, 112), hip(318, 40, 104, 112, 5)]} />
    <Near d={[hip(28, 40, 108, 116, 5), hip(238, 32, 108, 116, 5), block(0, 350, 129, 135)]} />
    <Lit
      d={[
        panes(30, 36, 120, 3, 1, 9, 5, 6),
        panes(69, 28, 116, 2),
        panes(98, 42, 115, 3),
        panes(239, 30, 120, 2, 1, 9, 5, 6),
        panes(272, 46, 112, 3),
        panes(321, 28, 117, 2),
      ]}
    />
    <Leaf
      d={[
        tree(12, 9, 131),
        tree(146, 7, 131),
        tree(194, 8, 131),
        tree(212, 9, 131),
        tree(230, 8, 131),
        tree(341, 8, 131),
      ]}
    />
    <Water y={134} sun={236} />
    <Lines
      color={COPPER}
      d="M278 141V88M300 141V82M322 141V88M270 98h16M272 109h12M291 93h18M293 105h14M314 98h16M316 109h12"
      width={1.1}
    />
    <Accent d={hull(258, 84, 147, 7)} />
    <Near d={hull(64, 60, 147, 6)} />
    <Stone d={block(74, 40, 135, 141.5)} />
    <Lit d={times(5, 7.5, (dx) => block(77 + dx, 4.5, 136.8, 139.4))} />
  </Signed>
);
