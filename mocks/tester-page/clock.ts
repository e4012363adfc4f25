import { ask } from './backend.ts';
import { button, el, row, say, shownTime } from './dom.ts';
import type { Part } from './dom.ts';

export interface ClockState {
  readonly now: string;
  readonly frozen: boolean;
}

interface Moment {
  readonly at: string;
  readonly what: string;
}

/** What happens next to a subject, each with a way to be there. */
export async function dueList(subject: string, list: HTMLElement): Promise<void> {
  const due = await ask<readonly Moment[]>('GET', `due/${encodeURIComponent(subject)}`);
  const rows = due.map(({ at, what }) =>
    el(
      'li',
      { class: 'row' },
      el('span', {}, `${what}, `, el('time', { datetime: at }, shownTime(at))),
      button('Go there', async () => {
        await ask('PUT', 'clock', { now: at });
        say(`The clock is at: ${what}.`);
      }),
    ),
  );
  list.replaceChildren(...(rows.length > 0 ? rows : [el('li', {}, 'Nothing more.')]));
}

/** The world's clock; where the page is about a stay, also what is due in it. */
export function clockPart(slugOf: () => string | undefined): Part {
  const element = el('div');
  const due = el('ul', { class: 'due' });
  async function show(): Promise<void> {
    const { now, frozen } = await ask<ClockState>('GET', 'clock');
    const move = (words: string, change: object) => button(words, () => ask('PUT', 'clock', change));
    const input = el('input', { type: 'datetime-local', 'aria-label': 'Another time, UTC', value: now.slice(0, 16) });
    const slug = slugOf();
    due.replaceChildren();
    element.replaceChildren(
      el('p', { class: 'big' }, `${now.slice(0, 10)} ${now.slice(11, 19)} UTC`),
      el('p', { class: 'facts' }, frozen ? 'It stands still.' : 'It runs.'),
      row(
        move(frozen ? 'Let it run' : 'Stop it', { frozen: !frozen }),
        move('+1 hour', { advance: 'PT1H' }),
        move('+1 day', { advance: 'P1D' }),
      ),
      row(
        input,
        button('Set', () => ask('PUT', 'clock', { now: `${input.value}:00Z` })),
      ),
      ...(slug === undefined
        ? []
        : [
            el('h3', {}, `Due in ${slug}`),
            row(button('Jump to the next', () => ask('PUT', 'clock', { next: slug }))),
            due,
          ]),
    );
    if (slug !== undefined) await dueList(slug, due);
  }
  return { element, show };
}
