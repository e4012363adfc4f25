import { Accent, Brick, Copper, Far, Haze, Leaf, Lines, Lit, Mid, Near, Signed, Stone, NEAR } from '../layers.tsx';
import { fir, tree, arcade, battlement, block, gable, onion, panes, poly, steeple } from '../shapes.ts';

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
