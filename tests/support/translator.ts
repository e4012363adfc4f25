/**
 * How browsers translate a page: Chrome replaces each text node by `<font>` elements (`wraps`), others by a new text node
 * (`replaces`).
 */
export const TRANSLATORS = ['wraps', 'replaces'] as const;
export type Translator = (typeof TRANSLATORS)[number];

/** The class that Chrome sets on translated pages. */
export const TRANSLATED = /translated-ltr/;

/**
 * Replaces every text node of the page, and those added later, as a translator does, but with the same words, so that tests
 * find them. Runs in the page; disconnect the returned observer to stop.
 */
export function startTranslator(how: Translator): MutationObserver {
  const LEFT_OUT = 'script, style, noscript, textarea, svg, [translate=no]';
  const translations = new WeakSet<Text>();
  const font = (content: Node) => {
    const element = document.createElement('font');
    element.append(content);
    return element;
  };
  const translateText = (text: Text): void => {
    const parent = text.parentElement;
    if (parent === null || text.data === '' || translations.has(text) || parent.closest(LEFT_OUT)) return;
    const translation = document.createTextNode(text.data);
    translations.add(translation);
    text.replaceWith(how === 'wraps' ? font(font(translation)) : translation);
    document.documentElement.classList.add('translated-ltr');
  };
  const textsIn = (root: Node): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (!document.body?.contains(target)) continue;
      // The app has written into a translation.
      if (type === 'characterData') translations.delete(target as Text);
      for (const text of [target, ...addedNodes].flatMap(textsIn)) translateText(text);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return observer;
}
