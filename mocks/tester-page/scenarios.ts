import { ask, scenarioAsCurl, WORLD } from './backend.ts';
import { dueList } from './clock.ts';
import { compose } from './compose.ts';
import type { Composable } from './compose.ts';
import { announce, button, copy, el, row } from './dom.ts';
import { joinedIn, nearestToAll, searchOf } from './search.ts';
import type { Findable } from './search.ts';

/** The scenarios that a tester combines in one link. */
interface Join {
  readonly element: HTMLElement;
  readonly add: (scenario: Scenario) => void;
}

/** Shows the joined scenarios with their link, what is overridden, and single stays that come close to several joined ones. */
function joinView(nearest: (joined: readonly Scenario[]) => readonly Scenario[]): Join {
  const element = el('div', { class: 'join', role: 'status' });
  let chosen: readonly Scenario[] = [];
  const show = (): void => {
    const path = `/s/${chosen.map(({ name }) => encodeURIComponent(name)).join('+')}`;
    const { replaced } = compose(chosen);
    const links = nearest(chosen).flatMap(({ name }) => [
      ' ',
      el('a', { href: `/s/${encodeURIComponent(name)}` }, name),
    ]);
    const instead = el('p', {}, 'A link shows one stay. The closest match:', ...links);
    const shown = [
      el('p', {}, el('strong', {}, 'Joined: '), el('code', {}, path)),
      ...replaced.map((each) => el('p', { class: 'facts' }, `${each}.`)),
      ...(links.length > 0 ? [instead] : []),
      row(
        el('a', { class: 'open', href: path }, 'Open'),
        button('Copy link', () => copy(location.origin + path)),
        button('Clear', () => {
          chosen = [];
          show();
        }),
      ),
    ];
    element.replaceChildren(...(chosen.length === 0 ? [] : shown));
  };
  const add = (scenario: Scenario): void => {
    chosen = [...chosen.filter(({ name }) => name !== scenario.name), scenario];
    show();
  };
  return { element, add };
}

/** A scenario as the backend lists it. */
interface Scenario extends Composable, Findable {
  readonly group: string;
  readonly faults?: readonly Readonly<Record<string, unknown>>[];
}

/** Where the app is: beside this backend, or on the development server's port. */
async function findApp(): Promise<URL> {
  const { ok } = await fetch('/', { method: 'HEAD' });
  return new URL(ok ? location.origin : 'http://localhost:5173');
}

/** The link that shows a scenario in a fresh world; in a named world it restarts that world. */
function freshLink(app: URL, { name }: Scenario): string {
  const world = WORLD === '' ? '' : `?world=${WORLD.slice('/w/'.length)}`;
  return `${app.origin}/s/${encodeURIComponent(name)}${world}`;
}

/** Whether a scenario needs nothing but its rows, so that any world can show it. */
const isOfAnyWorld = ({ kind, now, hour, signIn, language, brand, faults = [] }: Scenario): boolean =>
  kind !== 'trait' && kind !== 'recorded' && faults.length === 0 && !(now ?? hour ?? signIn ?? language ?? brand);

/** The names of the scenarios that have a picture, from `npm run gallery -- --small`. */
async function findPictures(): Promise<ReadonlySet<string>> {
  const answer = await fetch('/__mock/pictures/index.json');
  return new Set(answer.ok ? ((await answer.json()) as string[]) : []);
}

/** A scenario: picture, title and link, with the details folded. */
function card(app: URL, scenario: Scenario, { add }: Join, hasPicture: boolean): HTMLLIElement {
  const { name, kind, title, sees, covers, steps, signIn, brand, now, open } = scenario;
  const due = el('ul', { class: 'due' });
  const isHere = app.origin === location.origin;
  const link = freshLink(app, scenario);
  const facts = [
    signIn !== undefined && `Sign in as ${signIn}, code 123456.`,
    brand !== undefined && 'On the white-label host.',
    `Covers ${covers.join(' ')}.`,
  ];
  return el(
    'li',
    { class: 'scenario' },
    el(
      'details',
      {},
      el(
        'summary',
        {},
        hasPicture &&
          el('img', { src: `/__mock/pictures/${name}.jpg`, alt: '', loading: 'lazy', width: '22', height: '48' }),
        el('h3', {}, title),
      ),
      el('p', {}, sees),
      steps !== undefined && el('p', {}, el('strong', {}, 'Do: '), steps),
      el('p', { class: 'facts' }, el('code', {}, name), ' ', facts.filter(Boolean).join(' ')),
      row(
        isHere &&
          isOfAnyWorld(scenario) &&
          el('a', { class: 'link', href: WORLD + open, title: 'In this world, without a reset' }, 'Open here'),
        isHere && button('Join', () => add(scenario)),
        button('Copy link', () => copy(link)),
        kind === 'stay' && button('What happens next', () => dueList(name, due)),
        now !== undefined &&
          button('Set its time', async () => {
            await ask('PUT', 'clock', { now });
            announce('The clock has been set to the time of this situation.');
          }),
        button('Copy curl', () =>
          copy(scenarioAsCurl(link, kind === 'stay' ? `/api/check-in/${name}` : '/__mock/clock')),
        ),
      ),
      due,
    ),
    el('a', { class: 'open', href: link, 'aria-label': `Open: ${title}` }, 'Open'),
  );
}

/** A group of scenarios, folded. */
const folded = (group: string, cards: readonly HTMLLIElement[]): HTMLLIElement =>
  el(
    'li',
    { class: 'group' },
    el('details', {}, el('summary', {}, el('h3', {}, `${group} (${cards.length})`)), el('ul', {}, ...cards)),
  );

/** The list of scenarios. `narrowTo` shows those of one group; `show` loads the list and returns all groups. */
interface ScenariosView {
  readonly element: HTMLElement;
  readonly narrowTo: (group: string | undefined) => void;
  readonly show: () => Promise<readonly string[]>;
}

/** The list of scenarios with its search. */
export function scenariosView(): ScenariosView {
  const field = el('input', {
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    placeholder: 'key expires',
    value: new URLSearchParams(location.search).get('q') ?? '',
  });
  const count = el('p', { class: 'facts', role: 'status' });
  const list = el('ul', { class: 'scenarios' });
  const join = joinView((joined) => nearestToAll(joined, search));
  const cards = new Map<Scenario, HTMLLIElement>();
  let all: readonly Scenario[] = [];
  let search = searchOf(all);
  let shown: string | undefined;
  const find = (): void => {
    const here = all.filter(({ group }) => shown === undefined || group === shown);
    const found = search(field.value);
    const those = found.all.filter((each) => here.includes(each));
    const cardsOf = (of: readonly Scenario[]) => of.flatMap((each) => cards.get(each) ?? []);
    // The whole list is folded by groups; search results are not.
    const groups = shown === undefined && field.value.trim() === '' ? new Set(those.map(({ group }) => group)) : [];
    const groupsFolded = [...groups].map((group) =>
      folded(group, cardsOf(those.filter((each) => each.group === group))),
    );
    list.replaceChildren(...(groupsFolded.length > 0 ? groupsFolded : cardsOf(those)));
    if (!found.isWhole) {
      const nearest = those.length === 0 ? '' : ' The closest:';
      count.textContent = `0 of ${here.length} match every word.${nearest}`;
    } else if (those.length === here.length) count.textContent = `${those.length} situations`;
    else count.textContent = `${those.length} of ${here.length}${those.length > 1 ? ', best match first' : ''}`;
  };
  field.addEventListener('input', find);
  field.addEventListener('keydown', ({ key }) => {
    const joined = joinedIn(field.value, all);
    if (key === 'Enter' && joined !== undefined) for (const each of joined) join.add(each);
    if (key === 'Enter' && field.value.trim() !== '')
      (joined === undefined ? list : join.element).querySelector<HTMLElement>('.open')?.click();
  });
  const narrowTo = (group: string | undefined): void => {
    // The search text was for another list.
    if (group !== shown && group !== undefined) field.value = '';
    shown = group;
    find();
  };
  const show = async (): Promise<readonly string[]> => {
    const [app, listed, pictures] = await Promise.all([
      findApp(),
      ask<readonly Scenario[]>('GET', 'scenarios'),
      findPictures(),
    ]);
    all = listed;
    search = searchOf(all);
    for (const each of all) cards.set(each, card(app, each, join, pictures.has(each.name)));
    find();
    return [...new Set(all.map(({ group }) => group))];
  };
  const label = el('label', { class: 'search' }, 'Search by words or requirement; Enter opens the first', field);
  return { element: el('div', {}, label, count, join.element, list), narrowTo, show };
}
