import { Copper, Far, Haze, Leaf, Lit, Mid, Near, RedBrick, Signed, Stone } from '../layers.tsx';
import { tree, arcade, block, disc, gable, hip, onion, panes, poly, steeple, times } from '../shapes.ts';

const towers = [142, 180];

/** The twin towers of the Frauenkirche, the town hall and the Alps. */
export const Munich = () => (
  <Signed by="#5fa08c">
    <Haze
      d={poly(
        0,
        150,
        0,
        98,
        26,
        84,
        44,
        94,
        76,
        74,
        104,
        92,
        128,
        80,
        160,
        98,
        220,
        84,
        250,
        94,
        288,
        70,
        316,
        90,
        336,
        80,
        350,
        90,
        350,
        150,
      )}
    />
    <Copper
      d={[gable(154, 33, 72, 92, 93), ...towers.map((x) => onion(x + 9.5, 27, 32, 54) + disc(x + 9.5, 34, 1.6))]}
    />
    <RedBrick d={[...towers.map((x) => block(x, 19, 53)), block(160, 21, 92)]} />
    <Stone d={towers.map((x) => block(x - 1, 21, 52, 55) + block(x, 19, 72, 73.5) + block(x, 19, 92, 93.5))} />
    <Lit
      d={[...towers.map((x) => disc(x + 9.5, 63, 4) + arcade(x + 6.5, 1, 6, 0, 78, 89)), arcade(168, 1, 5, 0, 97, 108)]}
    />
    <Stone
      d={[
        steeple(252, 14, 34, 62, 1),
        block(248, 22, 78),
        block(224, 74, 96),
        times(8, 10, (dx) => steeple(225 + dx, 3, 88, 95, 0.3)),
      ]}
    />
    <Mid d={[arcade(255, 2, 3, 2.5, 66, 75), arcade(228, 7, 5, 5, 101, 111), arcade(256, 1, 6, 0, 82, 94)]} />
    <Far d={[gable(0, 34, 90, 108), gable(64, 32, 88, 106), hip(90, 52, 94, 106), gable(316, 34, 86, 104)]} />
    <Mid d={[gable(30, 36, 94, 112), gable(98, 32, 100, 116), hip(196, 44, 108, 117), gable(288, 32, 96, 112)]} />
    <Near
      d={[
        gable(-6, 34, 106, 122),
        gable(70, 34, 104, 122),
        hip(126, 66, 111, 122),
        gable(234, 32, 108, 124),
        gable(322, 34, 106, 122),
        block(0, 350, 143),
      ]}
    />
    <Lit
      d={[
        panes(-4, 30, 127, 2),
        panes(32, 34, 117, 2),
        panes(70, 34, 126, 2),
        panes(105, 20, 121, 2),
        panes(128, 62, 127, 5),
        panes(196, 38, 123, 3),
        panes(234, 32, 128, 2),
        panes(289, 30, 117, 2),
        panes(323, 28, 126, 2),
      ]}
    />
    <Leaf d={[tree(52, 8, 146), tree(206, 8, 146), tree(221, 7, 146), tree(284, 8, 146), tree(306, 7, 146)]} />
  </Signed>
);
