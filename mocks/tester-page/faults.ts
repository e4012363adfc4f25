import { ask, asCurl } from './backend.ts';
import { button, copy, el, row } from './dom.ts';
import type { Part } from './dom.ts';

interface Fault {
  readonly operation: string;
  readonly kind: string;
  readonly times?: number;
  readonly status?: number;
}

const KINDS = ['status', 'network', 'timeout', 'delay', 'hold', 'malformed', 'empty', 'commit-then-drop', 'rate-limit'];

const shown = ({ kind, operation, status, times }: Fault): string =>
  [kind === 'status' ? `${kind} ${status}` : kind, `on ${operation}`, times === undefined ? '' : `(${times} times)`]
    .filter((word) => word !== '')
    .join(' ');

/** The failures that are set, and a way to set one more. */
export function faultsPart(): Part {
  const list = el('ul');
  const kind = el('select', { 'aria-label': 'Kind of fault' }, ...KINDS.map((each) => el('option', {}, each)));
  const operation = el('input', { 'aria-label': 'Operation, * for all', value: '*', size: '14' });
  const times = el('input', {
    'aria-label': 'How many calls',
    type: 'number',
    min: '1',
    placeholder: 'all',
    size: '5',
  });
  const fault = () => ({
    kind: kind.value,
    operation: operation.value,
    ...(times.value === '' ? {} : { times: Number(times.value) }),
  });
  const show = async (): Promise<void> => {
    const faults = await ask<readonly Fault[]>('GET', 'faults');
    const items = faults.map((each) => el('li', {}, el('code', {}, shown(each))));
    list.replaceChildren(...(items.length > 0 ? items : [el('li', { class: 'facts' }, 'None.')]));
  };
  const element = el(
    'div',
    {},
    list,
    row(
      kind,
      operation,
      times,
      button('Set', () => ask('POST', 'faults', fault())),
      button('Copy curl', () => copy(asCurl('POST', 'faults', fault()))),
      button('End all', () => ask('DELETE', 'faults')),
    ),
  );
  return { element, show };
}
