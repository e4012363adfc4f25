import type { Page } from 'playwright/test';

import { startTranslator } from '../support/translator.ts';
import type { Translator } from '../support/translator.ts';

/** From the next document on, a translator is at work. */
export const translate = (page: Page, translator: Translator): Promise<unknown> =>
  page.addInitScript(startTranslator, translator);
