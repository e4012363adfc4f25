import { ask } from './backend.ts';
import { announce, button, el, row, shownTime } from './dom.ts';
import type { View } from './dom.ts';

export interface ClockState {
  readonly now: string;
  readonly frozen: boolean;
  /** The moment that the dates of the world are relative to. */
  readonly start: string;
  /** Why this world replaced one that ended. */
  readonly notice?: string;
}

const HOUR_MS = 3_600_000;

/** The difference between a world's clock and its dates, if more than an hour. */
function ageOf({ now, start }: ClockState): string | undefined {
  const hours = Math.round((Date.parse(now) - Date.parse(start)) / HOUR_MS);
  if (Math.abs(hours) < 1) return undefined;
  const amount = Math.abs(hours) < 48 ? `${Math.abs(hours)} hours` : `${Math.round(Math.abs(hours) / 24)} days`;
  return `Its dates are from ${shownTime(start)}: ${amount} ${hours > 0 ? 'old' : 'ahead'}.`;
}

interface Moment {
  readonly at: string;
  readonly what: string;
}

/** The next events of a subject, with buttons to jump to them. */
export async function dueList(subject: string, list: HTMLElement): Promise<void> {
  const due = await ask<readonly Moment[]>('GET', `due/${encodeURIComponent(subject)}`);
  const rows = due.map(({ at, what }) =>
    el(
      'li',
      { class: 'row' },
      el('span', {}, `${what}, `, el('time', { datetime: at }, shownTime(at))),
      button('Go there', async () => {
        await ask('PUT', 'clock', { now: at });
        announce(`The clock is now at: ${what}.`);
      }),
    ),
  );
  list.replaceChildren(...(rows.length > 0 ? rows : [el('li', {}, 'No more events.')]));
}

/** The world's clock; on pages about a stay also its next events. */
export function clockView(slugOf: () => string | undefined): View {
  let isFrozen = false;
  const move = (words: string, change: () => object) => button(words, () => ask('PUT', 'clock', change()));
  const time = el('p', { class: 'big' });
  const how = el('p', { class: 'facts' });
  const ageText = el('p');
  const age = el('div', { hidden: '' }, ageText, row(button('Reset to today', () => ask('POST', 'reset'))));
  const stop = move('Stop', () => ({ frozen: !isFrozen }));
  const input = el('input', { type: 'datetime-local', 'aria-label': 'Another time, UTC' });
  const dueTitle = el('h3');
  const dueItems = el('ul', { class: 'due' });
  const due = el('div', {}, dueTitle, row(move('Jump to the next event', () => ({ next: slugOf() }))), dueItems);
  // Controls are not re-created, so that they keep the focus.
  const element = el(
    'div',
    {},
    time,
    how,
    age,
    row(
      stop,
      move('+1 hour', () => ({ advance: 'PT1H' })),
      move('+1 day', () => ({ advance: 'P1D' })),
    ),
    row(
      input,
      move('Set', () => ({ now: `${input.value}:00Z` })),
    ),
    due,
  );
  async function show(): Promise<void> {
    const state = await ask<ClockState>('GET', 'clock');
    const { now, frozen } = state;
    isFrozen = frozen;
    const old = ageOf(state);
    age.hidden = old === undefined;
    ageText.textContent = old ?? '';
    time.textContent = `${now.slice(0, 10)} ${now.slice(11, 19)} UTC`;
    how.textContent = frozen ? 'It is stopped.' : 'It runs.';
    stop.textContent = frozen ? 'Let it run' : 'Stop';
    // Not while a tester is typing in it.
    if (!input.matches(':focus')) input.value = now.slice(0, 16);
    const slug = slugOf();
    due.hidden = slug === undefined;
    if (slug === undefined) return;
    dueTitle.textContent = `Due in ${slug}`;
    await dueList(slug, dueItems);
  }
  return { element, show };
}
