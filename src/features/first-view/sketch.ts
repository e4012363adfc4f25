/** An element to draw: data, so that a test reads it without a browser. */
export interface Sketch {
  readonly tag: string;
  readonly look: string;
  readonly children: readonly (Sketch | string)[];
  readonly isSilent?: boolean;
  readonly fontSize?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Sketches an element with the classes and the content given. */
export const sketch = (tag: string, look: string, ...children: readonly (Sketch | string)[]): Sketch => ({
  tag,
  look,
  children,
});

/** Grey in the place of what the page brings. */
export const grey = (look: string): Sketch => sketch('div', `animate-breathe bg-line ${look}`);

/** A card of the page, as `Card` draws it. */
export const cardSketch = (...children: readonly Sketch[]): Sketch =>
  sketch('div', 'flex min-w-0 flex-col gap-3 rounded-card bg-card p-4.5 shadow-card wide:p-6', ...children);

/** Draws a sketch; every text stays a text, whatever the server has sent. */
export function elementOf({ tag, look, children, isSilent, fontSize, attributes = {} }: Sketch): HTMLElement {
  const element = document.createElement(tag);
  element.className = look;
  if (isSilent) element.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (fontSize !== undefined) element.style.fontSize = fontSize;
  element.append(...children.map((child) => (typeof child === 'string' ? child : elementOf(child))));
  return element;
}
