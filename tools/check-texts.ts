import { globSync, readFileSync } from 'node:fs';

import { parseSync, traverse, type types } from '@babel/core';
import { formatter } from '@lingui/format-po';

import { LOCALES } from '#i18n/locales.ts';

/** A message in one language; the English text is its id. */
interface Text {
  readonly locale: string;
  readonly english: string;
  readonly text: string;
}

const po = formatter();
const NO_BREAK_SPACE = '\u00A0';

async function textsOf(locale: string): Promise<Text[]> {
  const catalogs = globSync(`locales/${locale}/*.po`).map(async (file) =>
    po.parse(readFileSync(file, 'utf8'), { locale, sourceLocale: 'en-GB', filename: file }),
  );
  return (await Promise.all(catalogs)).flatMap((catalog) =>
    Object.entries(catalog).map(([id, { message = id, translation = '' }]) => ({
      locale,
      english: message,
      text: translation,
    })),
  );
}

const TEXTS = (await Promise.all(LOCALES.map(({ locale }) => textsOf(locale)))).flat();
const ENGLISH = TEXTS.filter(({ locale }) => locale === 'en-GB');
const TRANSLATED = TEXTS.filter(({ locale }) => locale !== 'en-GB');
const EXACT = readFileSync('locales/exact-strings.txt', 'utf8').trim().split('\n');

const findings: string[] = [];
const find = ({ locale, text }: Text, rule: string) => findings.push(`${locale}: ${rule}: ${text}`);

/** The visible part of a text, without link tags, with the usual name of support. */
const shown = (text: string) => text.replaceAll(/<\/?\d+>/g, '').replaceAll('{helper}', 'Bob');

/** Strings that the specification prescribes exactly. */
for (const exact of EXACT) {
  const isPresent = ENGLISH.some(({ english, text }) => shown(english) === exact && shown(text) === exact);
  if (!isPresent) findings.push(`en-GB: '${exact}' of locales/exact-strings.txt is not used`);
}

/** English words to avoid, with the word to use instead. */
const AVOIDED: readonly (readonly [RegExp, string])[] = [
  [/\belevators?\b/i, 'lift'],
  [/\breservations?\b/i, 'booking'],
  [/\bcards? on file\b/i, 'saved card'],
  [/\banew\b/i, 'again'],
  [/\bwaste room\b/i, 'bin room'],
];
for (const text of ENGLISH) {
  if (EXACT.includes(shown(text.english))) continue;
  for (const [avoided, use] of AVOIDED) if (avoided.test(text.text)) find(text, `say '${use}'`);
}

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

/** The English texts of buttons, and of links that look like buttons. */
function buttonTexts(): Set<string> {
  const texts = new Set<string>();
  for (const file of globSync('src/**/*.tsx')) {
    const source = readFileSync(file, 'utf8');
    if (!/Button|buttonClass/.test(source)) continue;
    const plugins = ['typescript', 'jsx'] as const;
    const tree = parseSync(source, {
      filename: file,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: [...plugins] },
    });
    if (tree === null) throw new Error(`${file} cannot be parsed`);
    traverse(tree, {
      JSXElement(path) {
        const { openingElement } = path.node;
        const opening = source.slice(openingElement.start ?? 0, openingElement.end ?? 0);
        if (!/^<(Button|\w+Button)\b/.test(opening) && !opening.includes('buttonClass(')) return;
        path.traverse({
          TaggedTemplateExpression({ node }) {
            if (node.tag.type === 'Identifier' && node.tag.name === 't') texts.add(templateText(node.quasi));
          },
          JSXElement({ node }) {
            const { name } = node.openingElement;
            if (name.type !== 'JSXIdentifier' || name.name !== 'Trans') return;
            texts.add(node.children.map((child) => (child.type === 'JSXText' ? child.value.trim() : '{}')).join(''));
          },
        });
      },
    });
  }
  return texts;
}

const templateText = (template: types.TemplateLiteral): string =>
  template.quasis
    .map(({ value }, index) => {
      const expression = template.expressions[index];
      if (expression === undefined) return value.cooked ?? '';
      return `${value.cooked ?? ''}{${expression.type === 'Identifier' ? expression.name : index}}`;
    })
    .join('');

/** Verbs that begin English button texts. */
const ACTION_VERBS =
  /^(Add|Ask|Call|Cancel|Change|Check|Choose|Confirm|Continue|Copy|Find|Forget|Go|Invite|Keep|Load|Log|Open|Order|Pay|Print|Save|See|Send|Share|Show|Sign|Start|Take|Try|Update|Upgrade|Use|Write)\b/;

/** The form of button texts per language, by rule 9 of locales/README.md. */
const BUTTON_FORMS: Readonly<Record<string, RegExp>> = {
  'de-DE': /n( in \{.*)?$|^Weiter|^Zu[rm]? |^In |^Zurück/,
  'nl-NL': /(\p{L}+n)( over \{.*)?$|^Naar |^Terug|^Verder|hoe je binnenkomt$|voordat je komt$/u,
  'es-ES': /^\p{L}+r(se|lo|la|los|las|nos|te|me)?(?!\p{L})|^Check|^Ir /u,
  'el-GR': /^(?!\p{L}+τε(?!\p{L}))/u,
  'et-EE': /^(?!\p{L}+[gk]e(?!\p{L}))/u,
  'fi-FI': /^(?!\p{L}+k(aa|ää)(?!\p{L}))/u,
  'it-IT': /^(?!\p{L}+[aei]re(?!\p{L}))/u,
};
const buttons = buttonTexts();
for (const text of TRANSLATED) {
  const form = BUTTON_FORMS[text.locale];
  if (form === undefined || !buttons.has(text.english) || !ACTION_VERBS.test(text.english)) continue;
  if (ENDS_A_SENTENCE.test(text.english)) continue;
  if (!form.test(text.text)) find(text, `button '${text.english}'`);
}

for (const finding of findings) console.log(finding);
process.exitCode = findings.length === 0 ? 0 : 1;
