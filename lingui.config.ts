import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { LOCALES } from './src/i18n/locales.ts';
import { plainMeasures, wholeMeasures } from './src/i18n/whole-measures.ts';
import { sourcesOfGroups } from './tools/build/route-groups.ts';

const po = formatter({ origins: false });

type Catalog = Parameters<typeof po.serialize>[0];

/** The catalogue with each translation changed by `change`. */
const translations = (catalog: Catalog, change: (text: string) => string): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([id, message]) => [
      id,
      message.translation === undefined ? message : { ...message, translation: change(message.translation) },
    ]),
  );

export default defineConfig({
  sourceLocale: 'en-GB',
  locales: [...LOCALES.map(({ locale }) => locale), 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en-GB' },
  catalogs: [...sourcesOfGroups()].map(([group, include]) => ({
    path: `locales/{locale}/${group}`,
    include: [...include],
  })),
  // Whoever reads a catalogue for the app has numbers that keep their unit; the files keep plain spaces.
  format: {
    ...po,
    parse: async (content, context) => translations(await po.parse(content, context), wholeMeasures),
    serialize: (catalog, context) => po.serialize(translations(catalog, plainMeasures), context),
  },
  orderBy: 'message',
});
