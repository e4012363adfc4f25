import type { WrittenCall } from '../engine/journal.ts';
import { ask, callAsCurl } from './backend.ts';
import { button, copy, el, row } from './dom.ts';
import type { View } from './dom.ts';

const MAX = 30;

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** An address, decoded if possible. */
function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const part = (words: string, ...children: readonly (Node | string)[]): HTMLElement =>
  el('details', {}, el('summary', {}, words), ...children);

/** What the contract says of a call. */
function verdict({ breach, code, status }: WrittenCall): HTMLElement {
  if (breach !== undefined) return el('p', { class: 'wrong' }, `Breach: ${breach}`);
  if (code === 'VALIDATION_ERROR') return el('p', { class: 'wrong' }, 'The request breaks the contract.');
  return el('p', { class: 'facts' }, status === 'dropped' ? 'No response.' : 'Meets the contract.');
}

function item(call: WrittenCall): HTMLLIElement {
  const { at, method, url, status, faults, changes, body, answer } = call;
  return el(
    'li',
    { class: 'call' },
    el('time', { datetime: at }, at.slice(11, 19)),
    ' ',
    el('code', {}, `${method} ${readable(url)} → ${status}`),
    verdict(call),
    faults !== undefined && el('p', { class: 'facts' }, `Faults: ${faults.join(', ')}`),
    body !== undefined && part('Request', el('pre', {}, JSON.stringify(body, null, 2))),
    answer !== undefined && answer !== '' && part('Response', el('pre', {}, indented(answer))),
    changes &&
      part(
        `Changes (${changes.length})`,
        ...changes.map((each) =>
          el('p', {}, el('code', {}, `${each.at}: ${shown(each.before)} → ${shown(each.after)}`)),
        ),
      ),
    row(button('Copy as curl', () => copy(callAsCurl(call)))),
  );
}

/** The calls of the world, the latest first; `add` shows one more as it comes. */
export function callsView(): View & { readonly add: (call: WrittenCall) => void } {
  const none = el('li', { class: 'facts' }, 'No calls yet.');
  const element = el('ol', { reversed: '', class: 'calls' }, none);
  const add = (call: WrittenCall): void => {
    none.remove();
    element.prepend(item(call));
    while (element.children.length > MAX) element.lastElementChild?.remove();
  };
  const show = async (): Promise<void> => {
    const calls = await ask<readonly WrittenCall[]>('GET', 'journal');
    element.replaceChildren(...(calls.length === 0 ? [none] : calls.slice(-MAX).toReversed().map(item)));
  };
  return { element, show, add };
}
