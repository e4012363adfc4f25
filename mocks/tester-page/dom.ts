type Child = Node | string | undefined | false;

/** An element with attributes and what is in it. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** A button that does something; what goes wrong is said at the foot of the page. */
export function button(words: string, act: () => Promise<unknown> | void): HTMLButtonElement {
  const element = el('button', { type: 'button' }, words);
  element.addEventListener('click', () => {
    Promise.resolve(act()).catch(sayWhy);
  });
  return element;
}

/** The element of the page with this id. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

/** Says a sentence at the foot of the page. */
export const say = (sentence: string): void => {
  byId('said').textContent = sentence;
};

/** Says what went wrong. */
export const sayWhy = (error: unknown): void => say(error instanceof Error ? error.message : String(error));

/** Copies a text, and says so. */
export async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  say('Copied.');
}
