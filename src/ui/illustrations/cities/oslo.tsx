import {
  Water,
  Accent,
  Brick,
  Far,
  Haze,
  Leaf,
  Lines,
  Lit,
  Mid,
  Near,
  Signed,
  Stone,
  COPPER,
  MID,
} from '../layers.tsx';
import { fir, hill, hull, sails, block, disc, panes, poly, times } from '../shapes.ts';

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
