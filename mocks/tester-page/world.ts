import { ask, asCurl, WORLD } from './backend.ts';
import { button, byId, copy, el, say, sayWhy } from './dom.ts';

interface ClockState {
  readonly now: string;
  readonly frozen: boolean;
}

interface Fault {
  readonly operation: string;
  readonly kind: string;
  readonly times?: number;
}

interface Call {
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly operation: string;
  readonly status: number | string;
  readonly body?: unknown;
  readonly breach?: string;
  readonly faults?: readonly string[];
  readonly changes?: readonly { readonly at: string; readonly before?: unknown; readonly after?: unknown }[];
}

const KINDS = ['status', 'network', 'timeout', 'delay', 'hold', 'malformed', 'empty', 'commit-then-drop', 'rate-limit'];
const MOST_CALLS = 30;

async function showClock(): Promise<void> {
  const { now, frozen } = await ask<ClockState>('GET', 'clock');
  const move = (words: string, change: object) =>
    button(words, async () => {
      await ask('PUT', 'clock', change);
      await showClock();
    });
  const input = el('input', { type: 'datetime-local', 'aria-label': 'Another time, UTC', value: now.slice(0, 16) });
  byId('clock').replaceChildren(
    el('p', { class: 'big' }, `${now.slice(0, 10)} ${now.slice(11, 19)} UTC`),
    el('p', { class: 'facts' }, frozen ? 'It stands still.' : 'It runs.'),
    el(
      'div',
      { class: 'row' },
      move(frozen ? 'Let it run' : 'Stop it', { frozen: !frozen }),
      move('+1 hour', { advance: 'PT1H' }),
      move('+1 day', { advance: 'P1D' }),
    ),
    el(
      'div',
      { class: 'row' },
      input,
      button('Set', async () => {
        await ask('PUT', 'clock', { now: `${input.value}:00Z` });
        await showClock();
      }),
    ),
  );
}

async function showFaults(): Promise<void> {
  const faults = await ask<readonly Fault[]>('GET', 'faults');
  const kind = el('select', { 'aria-label': 'Kind of fault' }, ...KINDS.map((each) => el('option', {}, each)));
  const operation = el('input', { 'aria-label': 'Operation, * for all', value: '*', size: '14' });
  const fault = () => ({ kind: kind.value, operation: operation.value });
  byId('faults').replaceChildren(
    el('ul', {}, ...faults.map((each) => el('li', {}, el('code', {}, `${each.kind} on ${each.operation}`)))),
    faults.length === 0 ? el('p', { class: 'facts' }, 'None.') : '',
    el(
      'div',
      { class: 'row' },
      kind,
      operation,
      button('Set', async () => {
        await ask('POST', 'faults', fault());
        await showFaults();
      }),
      button('Copy curl', () => copy(asCurl('POST', 'faults', fault()))),
      button('End all', async () => {
        await ask('DELETE', 'faults');
        await showFaults();
      }),
    ),
  );
}

function showState(): void {
  const name = el('input', { 'aria-label': 'Name of a world', size: '12', placeholder: 'anna' });
  const file = el('input', { type: 'file', accept: 'application/json', 'aria-label': 'A snapshot to take in' });
  const takeIn = async (chosen: File): Promise<void> => {
    await ask('PUT', 'snapshot', await chosen.text());
    await showWorld();
    say('The snapshot is this world now.');
  };
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) takeIn(chosen).catch(sayWhy);
  });
  byId('world').textContent = WORLD === '' ? 'The world everybody shares.' : `World ${WORLD.slice(3)}.`;
  byId('state').replaceChildren(
    el(
      'div',
      { class: 'row' },
      button('Undo the last call', async () => {
        const { what } = await ask<{ what: string }>('POST', 'undo');
        await showWorld();
        say(`Undone: ${what}.`);
      }),
      button('Start again', async () => {
        await ask('POST', 'reset');
        await showWorld();
        say('The world is as it was at its start.');
      }),
    ),
    el(
      'div',
      { class: 'row' },
      name,
      button('Go to this world', () => {
        if (name.value !== '') location.assign(`/w/${encodeURIComponent(name.value)}/__mock/`);
      }),
    ),
    el(
      'div',
      { class: 'row' },
      el('a', { class: 'link', href: `${WORLD}/__mock/snapshot`, download: 'world.json' }, 'Save a snapshot'),
      file,
    ),
  );
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

function call({ at, method, url, status, breach, faults, changes, body }: Call): HTMLLIElement {
  return el(
    'li',
    { class: 'call' },
    el('time', { datetime: at }, at.slice(11, 19)),
    ' ',
    el('code', {}, `${method} ${decodeURI(url)} → ${status}`),
    breach !== undefined && el('p', { class: 'wrong' }, `Breach: ${breach}`),
    faults !== undefined && el('p', { class: 'facts' }, `Faults: ${faults.join(', ')}`),
    (body !== undefined || changes !== undefined) &&
      el(
        'details',
        {},
        el('summary', {}, changes ? `What it changed (${changes.length})` : 'What was sent'),
        body !== undefined && el('pre', {}, JSON.stringify(body, null, 2)),
        ...(changes ?? []).map((each) =>
          el('p', {}, el('code', {}, `${each.at}: ${shown(each.before)} → ${shown(each.after)}`)),
        ),
      ),
  );
}

let lastShown = '';

/** Shows the calls so far; an opened one stays open while nothing new has come. */
export async function showJournal(): Promise<void> {
  const calls = await ask<readonly Call[]>('GET', 'journal');
  const last = `${calls.length} ${calls.at(-1)?.at}`;
  if (last === lastShown) return;
  lastShown = last;
  const latest = calls.slice(-MOST_CALLS).toReversed();
  byId('journal').replaceChildren(...(latest.length > 0 ? latest.map(call) : [el('li', {}, 'No call yet.')]));
}

/** Shows all that may be changed in this world. */
export async function showWorld(): Promise<void> {
  showState();
  await Promise.all([showClock(), showFaults(), showJournal()]);
}
