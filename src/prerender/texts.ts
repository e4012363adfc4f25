import { EVERY_LOCALE } from '../../tools/build/built.ts';
import type { Built } from '../../tools/build/built.ts';
import { preload } from './preload.ts';

/** The font by its two largest families: the text to load it for decides between them. */
export const FONTS = "1em Commissioner, 'Commissioner Greek'";

/** Fetches the texts of a page and the fonts to show them in. */
export function fetchTexts({ words, fonts }: Built, part: string, locale: string): void {
  for (const set of ['messages', part])
    for (const file of [words[set]?.[locale] ?? []].flat()) void preload(file, 'auto');
  // A font that has only come is none yet: for the first layout Chromium would prepare a stand-in, for long.
  const load = () => document.fonts.load(FONTS, document.title);
  for (const file of [EVERY_LOCALE, locale].flatMap((of) => fonts[of] ?? []))
    void preload(file, 'auto')
      .then(load)
      .catch(() => {});
}
