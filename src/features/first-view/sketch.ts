/** An element to draw: data, so that a test reads it without a browser. */
export interface Sketch {
  readonly tag: string;
  readonly look: string;
  readonly children: readonly (Sketch | string)[];
  readonly isSilent?: boolean;
  readonly fontSize?: string;
}

/** Sketches an element with the classes and the content given. */
export const sketch = (tag: string, look: string, ...children: readonly (Sketch | string)[]): Sketch => ({
  tag,
  look,
  children,
});

/** Draws a sketch; every text stays a text, whatever the server has sent. */
export function elementOf({ tag, look, children, isSilent, fontSize }: Sketch): HTMLElement {
  const element = document.createElement(tag);
  element.className = look;
  if (isSilent) element.setAttribute('aria-hidden', 'true');
  if (fontSize !== undefined) element.style.fontSize = fontSize;
  element.append(...children.map((child) => (typeof child === 'string' ? child : elementOf(child))));
  return element;
}
