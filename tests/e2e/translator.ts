import type { Page } from 'playwright/test';

/**
 * How a browser puts a translation in the place of a text: Chrome wraps it in `<font>` elements, others set a new text in
 * its place, or write into the text that is there.
 */
export const TRANSLATORS = ['wraps', 'replaces', 'rewrites'] as const;
export type Translator = (typeof TRANSLATORS)[number];

/**
 * From the next document on, a translator is at work: on every text, and at once on those that come later. Its words are
 * the words of the page, so that tests find them, with an invisible sign behind each text, which Playwright leaves out.
 */
export const translate = (page: Page, translator: Translator): Promise<unknown> =>
  page.addInitScript((how: Translator) => {
    const SIGN = '\u200B';
    const LEFT_OUT = 'script, style, noscript, textarea, svg, [translate=no]';
    const font = (content: Node) => {
      const element = document.createElement('font');
      element.append(content);
      return element;
    };
    const translateText = (text: Text): void => {
      const parent = text.parentElement;
      if (parent === null || text.data === '' || text.data.endsWith(SIGN) || parent.closest(LEFT_OUT)) return;
      const words = text.data + SIGN;
      if (how === 'rewrites') text.data = words;
      else if (how === 'replaces') text.replaceWith(words);
      else text.replaceWith(font(font(document.createTextNode(words))));
    };
    const translateIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translateText(text);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (document.body?.contains(target)) for (const node of [target, ...addedNodes]) translateIn(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener('DOMContentLoaded', () => document.documentElement.classList.add('translated-ltr'));
  }, translator);

/** Texts that are not translated, but should be; a translator that is at work leaves none. */
export const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      const isLeftOut = parentElement?.closest('script, style, noscript, textarea, svg, [translate=no]');
      if (!isLeftOut && data.trim() !== '' && !data.endsWith('\u200B')) found.push(data);
    }
    return found;
  });
