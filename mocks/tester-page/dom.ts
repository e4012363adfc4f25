type Child = Node | string | undefined | false;

/** Creates an element with attributes and children. */
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

/** A view of the page or the panel: its element, and a function that renders the current world. */
export interface View {
  readonly element: HTMLElement;
  readonly show: () => Promise<unknown>;
}

/** The live region of messages; the page and the panel each put it into their footer. */
export const status = el('p', { class: 'said', role: 'status' });

/** Shows a message in the live region. */
export const announce = (message: string): void => {
  status.textContent = message;
};

/** Shows what went wrong. */
export const showError = (error: unknown): void => announce(error instanceof Error ? error.message : String(error));

/** Renders views; a failing one shows its error without affecting others. */
export const showAll = (...views: readonly Pick<View, 'show'>[]): Promise<unknown> =>
  Promise.all(views.map((view) => view.show().catch(showError)));

/** A button with an action; errors are displayed. */
export function button(label: string, act: () => Promise<unknown> | void): HTMLButtonElement {
  const element = el('button', { type: 'button' }, label);
  const run = async () => act();
  element.addEventListener('click', () => void run().catch(showError));
  return element;
}

/** Buttons and fields side by side. */
export const row = (...children: readonly Child[]): HTMLElement => el('div', { class: 'row' }, ...children);

/** Copies a text and announces it; if the browser refuses, shows the text for manual copying. */
export async function copy(text: string): Promise<void> {
  try {
    // Pages at insecure addresses, such as on a phone in the network, have no `clipboard`.
    await navigator.clipboard.writeText(text);
    announce('Copied.');
  } catch {
    const field = el('input', { readonly: '', value: text, 'aria-label': 'To copy by hand' });
    status.replaceChildren('Copy by hand: ', field);
    field.select();
  }
}

/** Saves a text as a file of the tester's device. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** A field for opening a file. */
export function fileField(label: string, take: (text: string) => Promise<unknown>): HTMLElement {
  const input = el('input', { type: 'file', accept: 'application/json' });
  const read = async (): Promise<void> => {
    const [chosen] = input.files ?? [];
    if (chosen) await take(await chosen.text());
    input.value = '';
  };
  input.addEventListener('change', () => void read().catch(showError));
  return el('label', {}, label, input);
}

/** The day and time of an instant, as testers read it. */
export const shownTime = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

/** Focuses the search of an element; returns whether it did. On a phone the keyboard would cover the page. */
export function focusSearch(within: HTMLElement): boolean {
  const field = within.querySelector<HTMLElement>('section:not([hidden]) input[type=search]');
  if (field === null || !matchMedia('(hover: hover)').matches) return false;
  field.focus({ preventScroll: true });
  return true;
}
