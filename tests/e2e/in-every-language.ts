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

/** The longest words and the other script: there the server's texts come too. The next page needs the English ones. */
const ANSWERED: readonly string[] = ['de-DE', 'el-GR', 'en-GB'];

type Looks = Readonly<Record<string, () => unknown>>;
type Found<T extends Looks> = { readonly lang: string } & { readonly [K in keyof T]: ReturnType<T[K]> };

/**
 * Chooses each language on the page as it is, as a guest does, and looks at it there. Returns what each look finds, by
 * language. The looks run in the page: a call for each choice costs as much as the choice. To ask the server again in every
 * language would cost a quarter of all.
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
      // Looks measure; to draw each language would cost a fifth of all.
      document.body.style.opacity = '0';
      for (const { label, lang } of languages) {
        const option = [...select.options].find(({ text }) => text === label);
        if (option === undefined || !select.isConnected) throw new Error(`No choice of ${label}`);
        const isAnswered = answered.includes(lang);
        if (isAnswered) delete queryClient.invalidateQueries;
        else queryClient.invalidateQueries = () => Promise.resolve();
        select.value = option.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        // Words that never come end the story by its time.
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
