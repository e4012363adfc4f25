import { Water, Accent, Copper, Far, Haze, Lines, Lit, Mid, Near, RedBrick, Signed, Stone, HAZE } from '../layers.tsx';
import { hull, block, columns, dome, hip, onion, panes, poly, times } from '../shapes.ts';

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
