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

type Looks = Readonly<Record<string, () => unknown>>;
type Found<T extends Looks> = { readonly lang: string } & { readonly [K in keyof T]: ReturnType<T[K]> };

/**
 * Chooses each language on the page as it is, as a guest does, and looks at it there. Returns what each look finds, by
 * language. The looks run in the page: a call for each choice costs as much as the choice.
 */
export async function inEveryLanguage<T extends Looks>(page: Page, looks: T): Promise<Found<T>[]> {
  const picker = page.getByRole('combobox').filter({ has: page.getByRole('option', { name: 'Ελληνικά' }) });
  const sources = Object.entries(looks).map(([name, look]) => `${name}: ${String(look)}`);
  const sent = await page.evaluateHandle<T>(`({ ${sources.join(',\n')} })`);
  return picker.evaluate(
    async (element, [languages, looksHere]) => {
      const select = element as HTMLSelectElement;
      const all: Found<T>[] = [];
      // Looks measure; to draw each language would cost a fifth of all.
      document.body.style.opacity = '0';
      for (const { label, lang } of languages) {
        const option = [...select.options].find(({ text }) => text === label);
        if (option === undefined || !select.isConnected) throw new Error(`No choice of ${label}`);
        select.value = option.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        // Words that never come end the story by its time.
        do await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        while (document.documentElement.lang !== lang);
        const found = Object.entries(looksHere as Looks).map(([name, look]) => [name, look()]);
        all.push({ lang, ...Object.fromEntries(found) });
      }
      document.body.style.opacity = '';
      return all;
    },
    [LANGUAGES, sent] as const,
  );
}
