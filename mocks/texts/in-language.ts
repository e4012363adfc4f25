import type { InLanguage } from '#mocks/engine/answer.ts';

/** Texts of the rows in one language, by their English. */
type Texts = Readonly<Record<string, string>>;

/** The languages beside English by locale and slug (R7-05). The first call in a language loads its file. */
const LANGUAGES: readonly (readonly [locale: string, slug: string, load: () => Promise<{ readonly TEXTS: Texts }>])[] =
  [
    ['da-DK', 'DAN', () => import('./da.ts')],
    ['de-DE', 'GER', () => import('./de.ts')],
    ['el-GR', 'GRE', () => import('./el.ts')],
    ['es-ES', 'SPA', () => import('./es.ts')],
    ['et-EE', 'EST', () => import('./et.ts')],
    ['fi-FI', 'FIN', () => import('./fi.ts')],
    ['it-IT', 'ITA', () => import('./it.ts')],
    ['nl-NL', 'NLD', () => import('./nl.ts')],
    ['no-NO', 'NOR', () => import('./no.ts')],
  ];

/** Answers in the language of `x-language-code` (R7-02). A text that has no translation stays English. */
export const inLanguage: InLanguage = async (answer, headers) => {
  const asked = headers.get('x-language-code');
  const [, , load] = LANGUAGES.find(([locale, slug]) => asked === locale || asked === slug) ?? [];
  if (!load) return answer;
  const { TEXTS } = await load();
  return JSON.parse(JSON.stringify(answer), (_member, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(TEXTS, value) ? TEXTS[value] : value,
  ) as unknown;
};
