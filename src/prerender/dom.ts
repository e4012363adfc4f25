import type { ReactElement, ReactNode } from 'react';

import type { BrandId } from '#config/host.ts';
import { PRERENDERED, rememberTyping } from '#lib/prerendered.ts';

/** Attributes whose names differ in HTML. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', autoComplete: 'autocomplete' };

const isElement = (node: object): node is ReactElement<Record<string, unknown>> => 'type' in node && 'props' in node;

/**
 * Creates DOM nodes from React elements whose components are plain functions without hooks. Server texts become text
 * nodes only, so they cannot inject HTML; event handlers are ignored.
 */
export function createNodes(node: ReactNode, namespace = 'http://www.w3.org/1999/xhtml'): Node[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node !== 'object') return [document.createTextNode(String(node))];
  if (Symbol.iterator in node) return [...node].flatMap((child) => createNodes(child, namespace));
  if (!isElement(node)) throw new TypeError('Not an element');
  const { type, props } = node;
  if (typeof type === 'function') return createNodes((type as (props: unknown) => ReactNode)(props), namespace);
  if (typeof type !== 'string') return createNodes(props['children'] as ReactNode, namespace);
  const own = type === 'svg' ? 'http://www.w3.org/2000/svg' : namespace;
  const element = document.createElementNS(own, type) as HTMLElement;
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style') Object.assign(element.style, value);
    else if (name !== 'children' && (typeof value === 'string' || typeof value === 'number'))
      element.setAttribute(NAMES[name] ?? name, String(value));
    else if (value === true) element.setAttribute(name, name.startsWith('aria-') ? 'true' : '');
  }
  element.append(...createNodes(props['children'] as ReactNode, own));
  return [element];
}

let isEnded = false;

/** Ends rendering: React is rendering the page, and input into prerendered fields would be lost. */
export const endPrerender = (): void => {
  isEnded = true;
};

/** Replaces the initial texts with the top of a page, until React renders the page. */
export function show(brand: BrandId, view: ReactNode): void {
  const boot = document.getElementById('boot');
  if (boot === null || isEnded || !view) return;
  document.getElementById(PRERENDERED)?.remove();
  boot.classList.add('boot-seen');
  document.documentElement.dataset['brand'] = brand;
  const main = document.createElement('main');
  main.id = PRERENDERED;
  // Leaves space for the header.
  main.className = 'pt-14 wide:pt-[4.3125rem]';
  main.append(...createNodes(view));
  rememberTyping(main);
  boot.before(main);
}

/** Removes the prerendered top of the page, so that the initial texts show again. */
export function removePrerendered(): void {
  if (isEnded) return;
  document.getElementById(PRERENDERED)?.remove();
  document.getElementById('boot')?.classList.remove('boot-seen');
}
