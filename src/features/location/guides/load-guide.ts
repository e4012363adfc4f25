import type { GuideCode } from '#domain/property/guide-code.ts';

import { loadCatalog } from '#i18n/activate.ts';

import type { Guide } from './guide.ts';

/** Each guide in a separate file, loaded for its property only; the compiler refuses a code without one (R3-52). */
const GUIDES: Readonly<Record<GuideCode, () => Promise<{ readonly guide: Guide }>>> = {
  londonWs75: () => import('./london-ws75.ts'),
  londonCh73: () => import('./london-ch73.ts'),
  londonCh65: () => import('./london-ch65.ts'),
  londonPhi27: () => import('./london-phi27.ts'),
  londonDev14: () => import('./london-dev14.ts'),
  londonHol128: () => import('./london-hol128.ts'),
  helsinkiKru4: () => import('./helsinki-kru4.ts'),
  helsinkiPun4: () => import('./helsinki-pun4.ts'),
  tallinnT49: () => import('./tallinn-t49.ts'),
  amsterdamPap4: () => import('./amsterdam-pap4.ts'),
  helsinkiKas40: () => import('./helsinki-kas40.ts'),
  stockholmKam5: () => import('./stockholm-kam5.ts'),
  helsinkiVi05: () => import('./helsinki-vi05.ts'),
  helsinkiVu12: () => import('./helsinki-vu12.ts'),
};

/** Loads the guide of a property, and the texts of guides. */
export async function loadGuide(code: GuideCode): Promise<Guide> {
  const [{ guide }] = await Promise.all([GUIDES[code](), loadCatalog('guides')]);
  return guide;
}
