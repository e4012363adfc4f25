import { FAULT_KINDS } from '../engine/fault-defaults.ts';
import type { Fault } from '../engine/fault-input.ts';
import { asCurl, ask } from './backend.ts';
import { button, copy, el, row } from './dom.ts';
import type { View } from './dom.ts';

/** The most useful ones first. */
const USED_MOST: readonly Fault['kind'][] = ['status', 'network', 'timeout'];
const KINDS = [...USED_MOST, ...FAULT_KINDS.filter((kind) => !USED_MOST.includes(kind))];

/** The calls that the fault applies to, with all its restrictions. */
const shown = ({ kind, operation, status, params = {}, member, after, times, chance }: Fault): string =>
  [
    kind === 'status' ? `${kind} ${status}` : kind,
    `on ${operation}`,
    ...Object.entries(params).map(([name, value]) => `${name} ${value}`),
    member === undefined ? '' : `with ${member}`,
    after === 0 ? '' : `after ${after}`,
    chance === 1 ? '' : `with a chance of ${chance}`,
    times === undefined ? '' : times === 1 ? '(once)' : `(${times} times)`,
  ]
    .filter((word) => word !== '')
    .join(' ');

/** The active faults, and a form to add one. */
export function faultsView(): View {
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
