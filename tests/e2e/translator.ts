import type { Page } from 'playwright/test';

import { startTranslator } from '../support/translator.ts';
import type { Translator } from '../support/translator.ts';

/** Translates all documents that are loaded from now on. */
export const translate = (page: Page, translator: Translator): Promise<unknown> =>
  page.addInitScript(startTranslator, translator);
