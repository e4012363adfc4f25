import { Copper, Far, Haze, Leaf, Lit, Mid, Near, RedBrick, Signed, Stone } from '../layers.tsx';
import { arcade, block, disc, fir, gable, hill, hip, onion, panes, poly, steeple, times, tree } from '../shapes.ts';

/** The twin towers of the cathedral on the Domberg, and the town below it. */
export const Freising = () => (
  <Signed by="#7d9a3f">
    <Haze d={[hill(240, 190, 88), poly(0, 150, 0, 100, 30, 90, 52, 98, 80, 86, 110, 100, 350, 110, 350, 150)]} />
    <Far d="M24 150C70 146 84 96 106 92H254C290 96 300 128 344 150z" />
    <Copper
      d={[
        steeple(136, 20, 18, 40, 1.4, 41),
        steeple(183, 20, 18, 40, 1.4, 41),
        poly(155, 62, 169.5, 46, 184, 62),
        hip(196, 66, 68, 80, 8, 81),
        hip(98, 42, 76, 86, 6, 87),
      ]}
    />
    <Stone
      d={[
        block(136, 20, 39, 93),
        block(183, 20, 39, 93),
        block(155, 29, 61, 93),
        block(199, 60, 80, 93),
        block(101, 39, 86, 95),
      ]}
    />
    <Mid
      d={[
        arcade(139.5, 2, 5, 3, 45, 55),
        arcade(186.5, 2, 5, 3, 45, 55),
        arcade(143.5, 1, 5, 0, 63, 74),
        arcade(190.5, 1, 5, 0, 63, 74),
        disc(169.5, 72, 3.4),
        arcade(166, 1, 7, 0, 81, 93),
        arcade(206, 5, 4, 6.5, 84, 92),
        ...[92, 112, 128, 150, 188, 210, 228, 248].map((x, i) => tree(x, 8 + (i % 2), 116)),
      ]}
    />
    <Stone d={block(280, 15, 78)} />
    <Copper d={[block(278, 19, 76, 79), onion(287.5, 21, 46, 77), disc(287.5, 46, 1.3)]} />
    <Lit d={[disc(287.5, 86, 3.2), panes(103, 36, 89, 3, 1, 9, 3.5, 4)]} />
    <Far d={[gable(20, 34, 106, 122), gable(122, 30, 112, 126), gable(244, 30, 108, 122)]} />
    <Mid d={[gable(-8, 36, 110, 126), gable(80, 34, 112, 128), gable(206, 34, 112, 128), gable(304, 30, 104, 120)]} />
    <Near
      d={[
        gable(50, 34, 108, 126),
        gable(148, 32, 114, 130),
        hip(266, 44, 112, 124),
        gable(326, 34, 110, 126),
        block(0, 350, 145),
      ]}
    />
    <Lit
      d={[
        panes(0, 28, 130, 2),
        panes(29, 20, 127, 1),
        panes(50, 34, 129, 2),
        panes(85, 26, 131, 2),
        panes(124, 22, 130, 1),
        panes(148, 32, 133, 2),
        panes(208, 30, 131, 2),
        panes(244, 20, 126, 1),
        panes(268, 40, 129, 3),
        panes(310, 14, 125, 1),
        panes(326, 26, 130, 2),
      ]}
    />
    <Leaf d={[fir(118, 18, 122, 148), fir(192, 20, 118, 148), fir(246, 16, 126, 148)]} />
  </Signed>
);

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
