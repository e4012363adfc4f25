/**
 * How a browser puts a translation in the place of a text: Chrome wraps it in `<font>` elements, others set a new text in
 * its place. Whoever writes into the text that is there disturbs nothing.
 */
export const TRANSLATORS = ['wraps', 'replaces'] as const;
export type Translator = (typeof TRANSLATORS)[number];

/** The class that Chrome sets on a page it translates; here from the first text on. */
export const TRANSLATED = /translated-ltr/;

/**
 * A translator is at work from now on: on every text, and at once on those that come later. Its words are those of the
 * page, so that tests find them. It runs in the page; the result ends it.
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
