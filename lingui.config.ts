import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

import { LOCALES } from './src/i18n/locales.ts';

export default defineConfig({
  sourceLocale: 'en-GB',
  locales: [...LOCALES.map(({ locale }) => locale), 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en-GB' },
  catalogs: [{ path: 'locales/{locale}/messages', include: ['src'] }],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'message',
});
