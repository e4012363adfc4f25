import type { GuideCode } from '#domain/property/property-code.ts';

import { guide as amsterdamPap4 } from '../guides/amsterdam-pap4.ts';
import type { Guide } from '../guides/guide.ts';
import { guide as helsinkiKas40 } from '../guides/helsinki-kas40.ts';
import { guide as helsinkiKru4 } from '../guides/helsinki-kru4.ts';
import { guide as helsinkiPun4 } from '../guides/helsinki-pun4.ts';
import { guide as helsinkiVi05 } from '../guides/helsinki-vi05.ts';
import { guide as helsinkiVu12 } from '../guides/helsinki-vu12.ts';
import { guide as londonCh65 } from '../guides/london-ch65.ts';
import { guide as londonCh73 } from '../guides/london-ch73.ts';
import { guide as londonDev14 } from '../guides/london-dev14.ts';
import { guide as londonHol128 } from '../guides/london-hol128.ts';
import { guide as londonPhi27 } from '../guides/london-phi27.ts';
import { guide as londonWs75 } from '../guides/london-ws75.ts';
import { guide as stockholmKam5 } from '../guides/stockholm-kam5.ts';
import { guide as tallinnT49 } from '../guides/tallinn-t49.ts';

/** All guides come together, since each is a few signs beside its texts; the compiler refuses a code without one (R3-52). */
const GUIDES: Readonly<Record<GuideCode, Guide>> = {
  londonWs75,
  londonCh73,
  londonCh65,
  londonPhi27,
  londonDev14,
  londonHol128,
  helsinkiKru4,
  helsinkiPun4,
  tallinnT49,
  amsterdamPap4,
  helsinkiKas40,
  stockholmKam5,
  helsinkiVi05,
  helsinkiVu12,
};

/** The guide of a property, once its texts have come. */
export async function loadGuide(code: GuideCode): Promise<Guide> {
  return GUIDES[code];
}
