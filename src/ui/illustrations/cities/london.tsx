import { Clock, Water, Accent, Copper, Far, Haze, Lines, Lit, Mid, Near, Signed, Stone, STONE } from '../layers.tsx';
import { hull, arcade, block, columns, dome, gable, panes, poly, steeple, times } from '../shapes.ts';

/** The clock tower at Westminster and Tower Bridge over the Thames. */
export const London = () => (
  <Signed by="#b8322f">
    <Haze d={[poly(184, 150, 190, 36, 196, 150), block(146, 26, 90), block(232, 34, 88), block(318, 32, 88)]} />
    <Far
      d={[
        block(146, 40, 98),
        block(152, 28, 90),
        dome(153, 26, 68, 91),
        block(164.8, 2.4, 60, 70),
        block(216, 40, 102),
      ]}
    />
    <Mid d={[block(0, 76, 100), steeple(8, 14, 74, 88, 0.5), times(5, 10, (dx) => steeple(28 + dx, 3, 89, 97, 0.3))]} />
    <Stone d={[block(82, 22, 58), block(80, 26, 56, 60)]} />
    <Copper d={[poly(80, 57, 86, 47, 100, 47, 106, 57), block(87, 12, 42, 48), poly(86, 43, 93, 28, 100, 43)]} />
    <Mid
      d={[times(3, 6, (dx) => block(86 + dx, 2, 80, 112)), times(4, 3, (dx) => block(88.2 + dx, 1.4, 43.5, 46.5))]}
    />
    <Clock x={93} y={69} r={7.5} />
    <Near d={[block(0, 128, 112), steeple(110, 11, 94, 106, 0.5), block(0, 144, 129, 135)]} />
    <Lit
      d={[
        arcade(8, 9, 4, 5.5, 117, 126),
        arcade(111, 2, 3, 4, 117, 126),
        panes(26, 50, 103, 4, 1, 9, 4, 5),
        panes(152, 28, 100, 2, 1, 9, 4, 6),
      ]}
    />
    <Water y={134} sun={40} />
    <Lines color={STONE} width={2} d="M214 69H284M214 77H284" />
    <Lines color={STONE} width={1.8} d="M204 84Q192 116 150 120M294 84Q306 116 350 120" />
    <Copper d={[gable(204, 20, 46, 60, 61), gable(274, 20, 46, 60, 61)]} />
    <Stone
      d={[
        block(204, 20, 60, 148),
        block(274, 20, 60, 148),
        ...[202, 222, 272, 292].map((x) => steeple(x, 4, 50, 60, 0.5)),
      ]}
    />
    <Near
      d={[
        block(138, 212, 121, 126),
        block(200, 28, 130),
        block(270, 28, 130),
        columns(150, 36, 3, 1.5, 110, 121),
        columns(312, 30, 3, 1.5, 110, 121),
      ]}
    />
    <Mid d={[arcade(209, 1, 10, 0, 103, 121), arcade(279, 1, 10, 0, 103, 121)]} />
    <Lit d={[panes(205, 18, 66, 2, 3, 11, 4, 6), panes(275, 18, 66, 2, 3, 11, 4, 6)]} />
    <Accent d={[block(236, 26, 111, 120), hull(84, 40, 146, 5)]} />
    <Lit d={[times(5, 4.8, (dx) => block(238 + dx, 3.2, 112.3, 114.6)), block(94, 18, 138.5, 141)]} />
  </Signed>
);
