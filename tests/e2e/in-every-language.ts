import type { Page } from 'playwright/test';

/** English last, so that tests continue in English. */
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

/** Languages in which the server's texts are loaded as well: long words, another script, and English for the next page. */
const ANSWERED: readonly string[] = ['de-DE', 'el-GR', 'en-GB'];

type Looks = Readonly<Record<string, () => unknown>>;
type Found<T extends Looks> = { readonly lang: string } & { readonly [K in keyof T]: ReturnType<T[K]> };

/**
 * Selects each language on the open page, runs `looks` there, and returns their results by language. All of this runs inside
 * the page, because each call from the test takes as long as a change of language. Loading the server's texts in every language
 * would take another quarter of the time.
 */
export async function inEveryLanguage<T extends Looks>(page: Page, looks: T): Promise<Found<T>[]> {
  const picker = page.getByRole('combobox').filter({ has: page.getByRole('option', { name: 'Ελληνικά' }) });
  const sources = Object.entries(looks).map(([name, look]) => `${name}: ${String(look)}`);
  const sent = await page.evaluateHandle<T>(`({ ${sources.join(',\n')} })`);
  return picker.evaluate(
    async (element, [languages, answered, looksHere]) => {
      const select = element as HTMLSelectElement;
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const context = window.__TSR_ROUTER__?.options.context as
        | { queryClient: { isFetching: () => number; invalidateQueries?: () => Promise<void> } }
        | undefined;
      if (context === undefined) throw new Error('The app has not started');
      const { queryClient } = context;
      const all: Found<T>[] = [];
      // Transparent, because painting takes a fifth of the time.
      document.body.style.opacity = '0';
      for (const { label, lang } of languages) {
        const option = [...select.options].find(({ text }) => text === label);
        if (option === undefined || !select.isConnected) throw new Error(`No choice of ${label}`);
        const isAnswered = answered.includes(lang);
        if (isAnswered) delete queryClient.invalidateQueries;
        else queryClient.invalidateQueries = () => Promise.resolve();
        select.value = option.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        // If the texts never load, the test runs into its timeout.
        do await drawn();
        while (document.documentElement.lang !== lang);
        if (isAnswered) {
          while (queryClient.isFetching() > 0) await drawn();
          await drawn();
        }
        const found = Object.entries(looksHere as Looks).map(([name, look]) => [name, look()]);
        all.push({ lang, ...Object.fromEntries(found) });
      }
      document.body.style.opacity = '';
      return all;
    },
    [LANGUAGES, ANSWERED, sent] as const,
  );
}
