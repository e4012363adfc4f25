import { ask, asCurl, WORLD } from './backend.ts';
import { dueList } from './clock.ts';
import { button, copy, el, row, say } from './dom.ts';
import type { Part as Joined } from './compose.ts';
import { joinPart } from './join.ts';
import type { Join } from './join.ts';

/** A situation as the backend lists it. */
interface Scenario extends Joined {
  readonly group: string;
  readonly title: string;
  readonly sees: string;
  readonly serves: readonly string[];
  readonly steps?: string;
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

function card(app: URL, scenario: Scenario, { add }: Join): HTMLLIElement {
  const { name, kind, group, title, sees, serves, steps, signIn, brand, now } = scenario;
  const due = el('ul', { class: 'due' });
  const isHere = app.origin === location.origin;
  // Each link alone shows the situation, in a fresh world.
  const link = `${app.origin}/?scenario=${encodeURIComponent(name)}`;
  return el(
    'li',
    { class: 'scenario', 'data-group': group, 'data-words': [name, title, sees, ...serves].join(' ').toLowerCase() },
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
      isHere && button('Join', () => add(scenario)),
      button('Copy link', () => copy(isHere ? link : linkOf(app, scenario))),
      now !== undefined && button('Copy curl', () => copy(asCurl('PUT', 'clock', { now }))),
    ),
    due,
  );
}

/** The list of situations; `only` shows those of one group, and `show` gives all groups. */
interface ScenariosPart {
  readonly element: HTMLElement;
  readonly only: (group: string | undefined) => void;
  readonly show: () => Promise<readonly string[]>;
}

/** Every situation, and those that the search finds. */
export function scenariosPart(): ScenariosPart {
  const search = el('input', {
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'keys expired',
    value: new URLSearchParams(location.search).get('q') ?? '',
  });
  const count = el('p', { class: 'facts', role: 'status' });
  const list = el('ul', { class: 'scenarios' });
  const join = joinPart();
  let cards: readonly HTMLLIElement[] = [];
  let shown: string | undefined;
  const find = (): void => {
    const words = search.value.toLowerCase().split(/\s+/);
    const here = cards.filter(({ dataset }) => shown === undefined || dataset['group'] === shown);
    for (const each of cards) {
      each.hidden = !here.includes(each) || !words.every((word) => each.dataset['words']?.includes(word));
    }
    const found = cards.filter(({ hidden }) => !hidden).length;
    count.textContent = found === here.length ? `${found} situations` : `${found} of ${here.length}`;
  };
  search.addEventListener('input', find);
  const only = (group: string | undefined): void => {
    shown = group;
    find();
  };
  const show = async (): Promise<readonly string[]> => {
    const [app, all] = await Promise.all([findApp(), ask<readonly Scenario[]>('GET', 'scenarios')]);
    cards = all.map((scenario) => card(app, scenario, join));
    list.replaceChildren(...cards);
    find();
    return [...new Set(all.map(({ group }) => group))];
  };
  const label = el('label', { class: 'search' }, 'Search by name, words or requirement', search);
  return { element: el('div', {}, label, count, join.element, list), only, show };
}
