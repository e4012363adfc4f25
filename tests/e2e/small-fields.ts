import type { Page } from 'playwright/test';

/** iPhones zoom into focused fields with smaller text. */
const SMALLEST_PX = 16;
/** Types of `input` in which nothing is typed or selected. */
const NO_FIELD = ['hidden', 'checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'range', 'file'];

/** Every field of this document, shadow trees included, with the size of its text. */
function sizesHere(noField: readonly string[]): { name: string; px: number }[] {
  const roots: ParentNode[] = [document];
  const found: { name: string; px: number }[] = [];
  for (let root = roots.pop(); root; root = roots.pop()) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      const isField = element.matches('input, select, textarea, [contenteditable]');
      if (!isField || (element instanceof HTMLInputElement && noField.includes(element.type))) continue;
      const words = element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.id;
      found.push({ name: `${element.localName} ${words.trim()}`, px: parseFloat(getComputedStyle(element).fontSize) });
    }
  }
  return found;
}

/** The fields of a page and its frames: their number, and those whose text is too small. */
export async function fieldsOf(page: Page): Promise<{ count: number; small: string[] }> {
  const sizes = (await Promise.all(page.frames().map((frame) => frame.evaluate(sizesHere, NO_FIELD)))).flat();
  return {
    count: sizes.length,
    small: sizes.filter(({ px }) => px < SMALLEST_PX).map(({ name, px }) => `${page.url()}: ${name} ${px} px`),
  };
}
