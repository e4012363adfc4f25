import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** English last: the page ends as most stories know it. */
export const LANGUAGES = [
  { label: 'Dansk', lang: 'da-DK' },
  { label: 'Deutsch', lang: 'de-DE' },
  { label: 'Eesti', lang: 'et-EE' },
  { label: 'Español', lang: 'es-ES' },
  { label: 'Italiano', lang: 'it-IT' },
  { label: 'Nederlands', lang: 'nl-NL' },
  { label: 'Norsk', lang: 'nb-NO' },
  { label: 'Suomi', lang: 'fi-FI' },
  { label: 'Ελληνικά', lang: 'el-GR' },
  { label: 'English', lang: 'en-GB' },
] as const;

/** Chooses each language on the page as it is, as a guest does, and looks at it there. */
export async function inEveryLanguage(page: Page, look: (lang: string) => Promise<void>): Promise<void> {
  const picker = page.getByRole('combobox').filter({ has: page.getByRole('option', { name: 'Ελληνικά' }) });
  // oxlint-disable-next-line playwright/no-networkidle -- each part of a page comes by itself, and all are looked at
  await page.waitForLoadState('networkidle');
  for (const { label, lang } of LANGUAGES) {
    await picker.selectOption(label);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await look(lang);
  }
}
