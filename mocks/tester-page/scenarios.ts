import { ask, asCurl, WORLD } from './backend.ts';
import { dueList } from './clock.ts';
import { button, copy, el, row, say } from './dom.ts';
import type { Part } from './dom.ts';

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

/** Where the app is: beside this backend, or on the development server's port. */
async function findApp(): Promise<URL> {
  const { ok } = await fetch('/', { method: 'HEAD' });
  return new URL(ok ? location.origin : 'http://localhost:5173');
}

/** The white-label brand has a separate host. A named world is in the link where this backend serves the app. */
function linkOf(app: URL, { brand, open }: Scenario): string {
  const link = new URL((app.origin === location.origin ? WORLD : '') + open, app);
  if (brand !== undefined && !link.hostname.startsWith('wl.')) link.hostname = 'wl.localhost';
  return link.href;
}

function card(app: URL, scenario: Scenario): HTMLLIElement {
  const { name, kind, title, sees, serves, steps, signIn, brand, now } = scenario;
  const due = el('ul', { class: 'due' });
  const isHere = app.origin === location.origin;
  // Each link alone shows the situation, in a fresh world.
  const link = `${app.origin}/?scenario=${encodeURIComponent(name)}`;
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
    row(
      el('a', { class: 'open', href: linkOf(app, scenario) }, 'Open'),
      isHere && el('a', { class: 'link', href: link }, 'In a fresh world'),
      now !== undefined &&
        button('Set its time', async () => {
          await ask('PUT', 'clock', { now });
          say('The clock is at the time of this situation.');
        }),
      kind === 'stay' && button('What happens next', () => dueList(name, due)),
      button('Copy link', () => copy(isHere ? link : linkOf(app, scenario))),
      now !== undefined && button('Copy curl', () => copy(asCurl('PUT', 'clock', { now }))),
    ),
    due,
  );
}

/** Every situation, and those that the search finds. */
export function scenariosPart(): Part {
  const search = el('input', {
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'keys expired',
    value: new URLSearchParams(location.search).get('q') ?? '',
  });
  const count = el('p', { class: 'facts', role: 'status' });
  const list = el('ul', { class: 'scenarios' });
  let cards: readonly HTMLLIElement[] = [];
  const find = (): void => {
    const words = search.value.toLowerCase().split(/\s+/);
    for (const each of cards) each.hidden = !words.every((word) => each.dataset['words']?.includes(word));
    const found = cards.filter(({ hidden }) => !hidden).length;
    count.textContent = found === cards.length ? `${found} situations` : `${found} of ${cards.length}`;
  };
  search.addEventListener('input', find);
  const show = async (): Promise<void> => {
    const [app, all] = await Promise.all([findApp(), ask<readonly Scenario[]>('GET', 'scenarios')]);
    cards = all.map((scenario) => card(app, scenario));
    list.replaceChildren(...cards);
    find();
  };
  const element = el('div', {}, el('label', { class: 'search' }, 'Search by name or words', search), count, list);
  return { element, show };
}
