import type { Text } from './catalogs.ts';

/** Buttons and tabs fit on one line at 320 px. */
const LONGEST = 28;
/** Replaces a placeholder when lengths are counted: a number, an hour or a short name. */
const FILLED = '00';

/** English labels that name an action: they begin with an imperative. */
const ACTION =
  /^(Add|Ask|Call|Cancel|Change|Check|Choose|Confirm|Continue|Copy|Find|Forget|Get|Go|Invite|Keep|Load|Message|Open|Order|Pay|Print|Request|Save|Schedule|See|Send|Share|Show|Sign|Start|Take|Try|Update|Upgrade|Use|View|Write)\b/;

/** The form of a button's text, by rule 9 of locales/README.md. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'da-DK': /^(?!\p{L}{3,}e (?:din|dit|dine|den|det|denne|dette|en|et)(?!\p{L}))/u,
  'de-DE': /n( in \{.*)?$|^Weiter|^Zu[rm]? |^In |^Zurück/,
  'el-GR': /^(?!\p{L}+τε(?!\p{L}))/u,
  'es-ES': /^\p{L}+r(se|lo|la|los|las|nos|te|me)?(?!\p{L})|^Check|^Ir /u,
  'et-EE': /^(?!\p{L}+[gk]e(?!\p{L}))/u,
  'fi-FI': /^(?!\p{L}+k(aa|ää)(?!\p{L}))/u,
  'it-IT': /^(?!\p{L}+[aei]re(?!\p{L}))/u,
  'nl-NL': /(\p{L}+n)( over \{.*)?$|^Naar |^Terug|^Verder|hoe je binnenkomt$/u,
  'no-NO': /^(?!\p{L}{3,}e (?:din|ditt|dine|den|det|denne|dette|en|et)(?!\p{L}))/u,
};

/**
 * The labels of buttons and tabs in every language: their form, and at most 28 characters. Sentences inside a large
 * button and accessible names of links do not count.
 */
export const buttonFindings = (texts: readonly Text[], buttons: ReadonlySet<string>): string[] =>
  texts
    .filter(({ english }) => buttons.has(english) && !/[.?!…;]$|^\(/.test(english))
    .flatMap(({ locale, english, text }) => {
      const isLong = text.replaceAll(/\{[^{}]*\}/g, FILLED).length > LONGEST;
      const hasWrongForm = ACTION.test(english) && FORMS[locale]?.test(text) === false;
      return [
        ...(isLong ? [`${locale}: button of more than ${LONGEST} characters: ${text}`] : []),
        ...(hasWrongForm ? [`${locale}: form of the button '${english}': ${text}`] : []),
      ];
    });
