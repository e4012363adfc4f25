import { ask, asCurl, WORLD } from './backend.ts';
import { button, byId, copy, el, say } from './dom.ts';

interface Scenario {
  readonly name: string;
  readonly kind: string;
  readonly title: string;
  readonly sees: string;
  readonly serves: readonly string[];
  readonly steps?: string;
  readonly open: string;
  readonly signIn?: string;
  readonly brand?: string;
  readonly now?: string;
}

interface Moment {
  readonly at: string;
  readonly what: string;
}

/** Where the app is: beside this backend, or on the development server's port. */
let app = new URL(location.origin);
export async function findApp(): Promise<void> {
  const { ok } = await fetch('/', { method: 'HEAD' });
  if (!ok) app = new URL('http://localhost:5173');
}

/** The white-label brand has a separate host. A named world is in the link where this backend serves the app. */
function linkOf({ brand, open }: Scenario): string {
  const isHere = app.origin === location.origin;
  const link = new URL((isHere ? WORLD : '') + open, app);
  if (brand !== undefined && !link.hostname.startsWith('wl.')) link.hostname = 'wl.localhost';
  return link.href;
}

/** What happens next in a stay, each with a way to be there. */
async function showDue(scenario: Scenario, list: HTMLElement, changed: () => Promise<void>): Promise<void> {
  const due = await ask<readonly Moment[]>('GET', `due/${encodeURIComponent(scenario.name)}`);
  const rows = due.map(({ at, what }) =>
    el(
      'li',
      { class: 'row' },
      el('span', {}, `${what}, `, el('time', { datetime: at }, `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`)),
      button('Go there', async () => {
        await ask('PUT', 'clock', { now: at });
        await changed();
        say(`The clock is at: ${what}.`);
      }),
    ),
  );
  list.replaceChildren(...(rows.length > 0 ? rows : [el('li', {}, 'Nothing more.')]));
}

function card(scenario: Scenario, changed: () => Promise<void>): HTMLLIElement {
  const { name, kind, title, sees, serves, steps, signIn, brand, now } = scenario;
  const due = el('ul', { class: 'due' });
  const isHere = app.origin === location.origin;
  const open = el('a', { class: 'open', href: linkOf(scenario) }, 'Open');
  return el(
    'li',
    { class: 'scenario', 'data-words': [name, title, sees, ...serves].join(' ').toLowerCase() },
    el('h3', {}, title),
    el('p', {}, sees),
    steps !== undefined && el('p', {}, el('strong', {}, 'Do: '), steps),
    el(
      'p',
      { class: 'facts' },
      el('code', {}, name),
      signIn !== undefined && `. Sign in as ${signIn}, code 123456`,
      brand !== undefined && '. On the white-label host',
      `. ${serves.join(' ')}`,
    ),
    el(
      'div',
      { class: 'row' },
      open,
      now !== undefined &&
        button('Set its time', async () => {
          await ask('PUT', 'clock', { now });
          await changed();
          say('The clock is at the time of this situation.');
        }),
      kind === 'stay' && button('What happens next', () => showDue(scenario, due, changed)),
      isHere && el('a', { class: 'link', href: `/s/${encodeURIComponent(name)}` }, 'In a fresh world'),
      button('Copy link', () => copy(isHere ? `${location.origin}/s/${encodeURIComponent(name)}` : linkOf(scenario))),
      now !== undefined && button('Copy curl', () => copy(asCurl('PUT', 'clock', { now }))),
    ),
    due,
  );
}

/** Shows every situation, and those that the search finds. */
export async function showScenarios(changed: () => Promise<void>): Promise<void> {
  const all = await ask<readonly Scenario[]>('GET', 'scenarios');
  const cards = all.map((scenario) => card(scenario, changed));
  const search = byId('search') as HTMLInputElement;
  const find = (): void => {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const each of cards) each.hidden = !words.every((word) => each.dataset['words']?.includes(word));
    const found = cards.filter(({ hidden }) => !hidden).length;
    byId('count').textContent = found === cards.length ? `${found} situations` : `${found} of ${cards.length}`;
  };
  search.addEventListener('input', find);
  byId('scenarios').replaceChildren(...cards);
  search.value = new URLSearchParams(location.search).get('q') ?? '';
  find();
}
