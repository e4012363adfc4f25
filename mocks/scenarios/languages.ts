import { page, trait } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const IN: Readonly<Record<string, readonly [locale: string, language: string]>> = {
  da: ['da-DK', 'Danish'],
  de: ['de-DE', 'German'],
  el: ['el-GR', 'Greek'],
  en: ['en-GB', 'English'],
  es: ['es-ES', 'Spanish'],
  et: ['et-EE', 'Estonian'],
  fi: ['fi-FI', 'Finnish'],
  it: ['it-IT', 'Italian'],
  nl: ['nl-NL', 'Dutch'],
  no: ['no-NO', 'Norwegian'],
};

/** Languages; each can be joined to any scenario, as `/s/keys-expired+language-el`. */
export const languageScenarios: readonly Scenario[] = [
  page('language-unsupported', {
    title: 'A language that is not offered',
    sees: 'English, and one report.',
    covers: 'R8-41 R5-30 R3-120 R2-138',
    open: '/stay?slug=stay-started',
    language: 'xx',
  }),
  trait('language-each', {
    title: 'One of ten languages, set by the link; here it is Greek',
    sees: 'All texts, dates and amounts in Greek.',
    covers: 'R3-109 R3-111 R7-02 R7-81 R7-05',
    steps: 'Choose the others in the menu.',
    language: 'el-GR',
  }),
  ...Object.entries(IN).map(([short, [language, name]]) =>
    trait(`language-${short}`, {
      title: `The app in ${name}`,
      sees: `All texts, dates and amounts in ${name}.`,
      covers: 'R3-109 R7-02 R7-05',
      language,
    }),
  ),
];
