import { readFileSync } from 'node:fs';

import { LOCALES } from '#i18n/locales.ts';

import { readTexts, shown } from './texts/catalogs.ts';
import type { Text } from './texts/catalogs.ts';
import { staleTranslations } from './texts/confirmed.ts';
import { buttonFindings } from './texts/buttons.ts';
import { readSource } from './texts/source.ts';
import { cityFindings, wordFindings } from './texts/words.ts';

const NO_BREAK_SPACE = '\u00A0';

const TEXTS = await readTexts();
const ENGLISH = TEXTS.filter(({ locale }) => locale === 'en-GB');
const TRANSLATED = TEXTS.filter(({ locale }) => locale !== 'en-GB');
const EXACT = readFileSync('locales/exact-strings.txt', 'utf8').trim().split('\n');

const findings: string[] = [];
const find = ({ locale, text }: Text, rule: string) => findings.push(`${locale}: ${rule}: ${text}`);

/** Strings that the specification prescribes exactly. */
for (const exact of EXACT) {
  const isPresent = ENGLISH.some(({ english, text }) => shown(english) === exact && shown(text) === exact);
  if (!isPresent) findings.push(`en-GB: '${exact}' of locales/exact-strings.txt is not used`);
}

findings.push(...wordFindings(TEXTS, EXACT), ...cityFindings(TRANSLATED), ...staleTranslations(TRANSLATED));

const SPACE_BEFORE_PERCENT = ['da-DK', 'de-DE', 'es-ES', 'fi-FI', 'no-NO'];
for (const text of TEXTS) {
  const before = SPACE_BEFORE_PERCENT.includes(text.locale) ? NO_BREAK_SPACE : '';
  if (new RegExp(`[\\d}]\\s?%`).test(text.text) && !new RegExp(`[\\d}]${before}%`).test(text.text)) {
    find(text, before === '' ? "no space before '%'" : "a no-break space before '%'");
  }
  if (/ {2}/.test(text.text)) find(text, 'two spaces in a row');
  if (text.text.includes('"')) find(text, 'straight quotation marks');
  if (text.locale === 'en-GB' ? text.text.includes('’') : /\p{L}'\p{L}/u.test(text.text)) find(text, 'apostrophe');
}

const ENDS_A_SENTENCE = /[.?!…;·]$/;
/** Abbreviations that end with a full stop; only some languages use one. */
const ABBREVIATION = /(MwSt|mva|moms|δευτ|ΦΠΑ|sek|kl)\.$/;
for (const text of TRANSLATED) {
  if (ABBREVIATION.test(text.text)) continue;
  if (ENDS_A_SENTENCE.test(text.english) !== ENDS_A_SENTENCE.test(text.text))
    find(text, `ends unlike '${text.english}'`);
}

/** A word without accents and capitals, so that inflected forms match. */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLocaleLowerCase('en');

const START_OF_A_WORD = 0.6;
const SHORTEST_START = 3;

function startsOf(cell: string): string[] {
  const forms = [...cell.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) => inside.split(/,\s*/)).map(folded);
  const words = cell
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(' / ')
    .map(
      (form) =>
        folded(form)
          .split(' ')
          .toSorted((a, b) => b.length - a.length)[0] ?? '',
    )
    .map((word) => word.slice(0, Math.max(SHORTEST_START, Math.floor(word.length * START_OF_A_WORD))));
  return [...words, ...forms];
}

const ROWS = readFileSync('locales/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const [HEAD = [], ...GLOSSARY] = ROWS;
const COLUMNS = LOCALES.map(({ locale }) => ({ locale, column: HEAD.indexOf(locale.slice(0, 2)) }));

for (const [terms = '', otherSense = '', ...rest] of GLOSSARY) {
  const said = new RegExp(`\\b(${terms.split(' / ').join('|')})s?\\b`, 'i');
  const others = otherSense.split('; ').filter((phrase) => phrase !== '');
  for (const { locale, column } of COLUMNS.filter((each) => each.column > 1)) {
    const starts = startsOf(rest[column - 2] ?? '');
    for (const text of TRANSLATED.filter((each) => each.locale === locale && said.test(each.english))) {
      const english = text.english.toLowerCase();
      if (others.some((phrase) => english.includes(phrase.toLowerCase()))) continue;
      if (!starts.some((start) => folded(text.text).includes(start))) {
        find(text, `no word of the glossary for '${terms}' of '${text.english}'`);
      }
    }
  }
}

const { buttons, nested, twoShapes } = readSource();
findings.push(
  ...nested.map((text) => `a message inside another, which cannot be inflected: ${text}`),
  ...twoShapes.map((text) => `a placeholder that is an hour, or a day and an hour: ${text}`),
  ...buttonFindings(TEXTS, buttons),
);

for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
