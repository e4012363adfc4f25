import { shown } from './catalogs.ts';
import type { Text } from './catalogs.ts';

type Avoided = readonly (readonly [said: RegExp, use: string])[];

/** Words to avoid in a language, and the word to use instead. */
const AVOIDED: Readonly<Record<string, Avoided>> = {
  'en-GB': [
    [/\belevators?\b/i, 'lift'],
    [/\breservations?\b/i, 'booking'],
    [/\bcards? on file\b/i, 'saved card'],
    [/\banew\b/i, 'again'],
    [/\bwaste room\b/i, 'bin room'],
    [/\bon your clock\b/i, 'your time'],
    [/\bover the network\b/i, 'over the internet'],
    [/\ba Wi-Fi\b/i, 'Wi-Fi'],
    [/\bwithout both\b/i, 'without either'],
    [/\balso without\b/i, 'even without'],
    [/\bcleanings\b/i, 'cleaning'],
    [/\bstreet floor\b/i, 'ground floor'],
    [/^To your\b/, 'Go to your'],
    [/\b(log(ged)? (out|in)|login)\b/i, 'sign in, sign out'],
    [/\bmend(ed)?\b/i, 'fix'],
    [/\b(is|are) (not )?paid( yet)?\b(?! (by|for|into))/i, 'has been paid for'],
    [/\bspots?\b(?! of)/i, 'space'],
    [/\bstove\b/i, 'hob'],
    [/\bruns? out\b(?! of)/i, 'end, expire'],
    [/\bcall or write\b|\bwrite to us\b/i, 'message us'],
    [/\bat hand\b/i, 'to hand'],
  ],
  'da-DK': [
    [/\bafbestil/i, 'annullér'],
    [/\bcheck-ud\b/i, 'check-out'],
    [/\bwi-fi\b/, 'Wi-Fi'],
  ],
  'no-NO': [[/\b(wi-fi|wifi)\b/, 'Wi-Fi']],
  'es-ES': [
    [/\baplicación\b/i, 'app'],
    [/\bla wifi\b|\buna wifi\b/i, 'el wifi'],
    [/\ben línea\b/i, 'online'],
  ],
  'et-EE': [
    [/\bmeeskon/i, 'tiim'],
    [/\bwi-fi\b|\bwifi\b/, 'WiFi'],
  ],
  'fi-FI': [[/\bwifi\b/, 'Wi-Fi']],
  'el-GR': [[/\bemail\b/i, 'e-mail']],
};

/**
 * English that begins with a pronoun instead of a noun, so that the line is unclear on its own. "This door" has its noun,
 * and "There is" needs none.
 */
const PRONOUN_START =
  /^(It|They|Them)\b|^(This|That|These|Those)( also| still| now| only)? (is|was|are|were|will|has|have|had|can|could|cannot|does|did|do|may|might|must|needs?|takes?|works|worked|opens|opened|comes?|costs|stays|shows|keeps|makes|means|happens)\b/;
/** Sentences whose "it" is the sentence itself, and the second half of a heading that names the noun. */
const CLEAR_PRONOUN =
  /^It is not clear |^It (is|takes|may take|will take|can take) (\w+ )?(a |an |about |now |only |up |\d|\{)|^That'?s (it|all)\b/;

/** The findings for avoided words, and for English that begins with a pronoun; strings of the specification are exempt. */
export function wordFindings(texts: readonly Text[], exact: readonly string[]): string[] {
  return texts.flatMap(({ locale, english, text }) => {
    if (exact.includes(shown(english))) return [];
    const said = shown(text);
    const avoided = (AVOIDED[locale] ?? []).filter(([word]) => word.test(said)).map(([, use]) => `say '${use}'`);
    const isUnclear = locale === 'en-GB' && PRONOUN_START.test(said) && !CLEAR_PRONOUN.test(said);
    return [...avoided, ...(isUnclear ? ['begins without its noun'] : [])].map((rule) => `${locale}: ${rule}: ${text}`);
  });
}

/** Languages in which the name of a city is inflected. */
const DECLINING = new Set(['el-GR', 'et-EE', 'fi-FI']);
/** Text before a city that does not govern its case: nothing, or punctuation. */
const ALONE = /(?:^|[:(,.·–—!?;“„«] ?|\n)<?\d*>?$/;

/** The findings for a {city} after a word that governs its case, because a placeholder cannot be inflected. */
export const cityFindings = (texts: readonly Text[]): string[] =>
  texts
    .filter(({ locale, text }) => DECLINING.has(locale) && text.includes('{city}'))
    .filter(({ text }) =>
      text
        .split('{city}')
        .slice(0, -1)
        .some((before) => !ALONE.test(before)),
    )
    .map(({ locale, text }) => `${locale}: {city} beside a word that governs its case: ${text}`);
