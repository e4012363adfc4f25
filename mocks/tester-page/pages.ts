import { asCurl, ask } from './backend.ts';
import { CONCEPTS } from './concepts.ts';
import type { Concept, Example } from './concepts.ts';
import { button, copy, el, row, showError } from './dom.ts';
import type { View } from './dom.ts';
import { GROUP_PAGES } from './groups.ts';
import type { GroupPage } from './groups.ts';
import { scenariosView } from './scenarios.ts';

function exampleItem(example: Example): HTMLLIElement {
  if ('command' in example) {
    const line = `npm run mock -- ${example.command}`;
    const copied = row(button('Copy', () => copy(line)));
    return el('li', { class: 'example' }, el('p', {}, example.say), el('code', {}, line), copied);
  }
  if ('link' in example) {
    const link = el('a', { class: 'link', href: example.link }, 'Open');
    const address = location.origin + example.link;
    return el(
      'li',
      { class: 'example' },
      el('p', {}, example.say),
      el('code', {}, address),
      row(
        link,
        button('Copy', () => copy(address)),
      ),
    );
  }
  const { say, method, verb, body } = example;
  const curl = asCurl(method, verb, body);
  const outcome = el('pre', { class: 'outcome', hidden: '' });
  const run = button('Run', async () => {
    const answer = JSON.stringify(await ask(method, verb, body), null, 2);
    outcome.hidden = false;
    outcome.textContent = answer.length > 2000 ? `${answer.slice(0, 2000)}\n…` : answer;
  });
  return el(
    'li',
    { class: 'example' },
    el('p', {}, say),
    el('code', {}, curl),
    row(
      run,
      button('Copy', () => copy(asCurl(method, verb, body))),
    ),
    outcome,
  );
}

const conceptPage = ({ text, examples }: Concept): HTMLElement =>
  el('div', {}, ...text.map((each) => el('p', { class: 'prose' }, each)), el('ul', {}, ...examples.map(exampleItem)));

/** What a group is about, before its scenarios. */
const groupIntro = ({ text, example }: GroupPage): HTMLElement =>
  el('div', { class: 'intro' }, el('p', { class: 'prose' }, text), el('ul', {}, exampleItem(example)));

interface Coverage {
  readonly answers: readonly { operation: string; status: number; by: readonly string[]; reason?: string }[];
  readonly requirements: Readonly<Record<string, readonly string[]>>;
}

const scenarioLinks = (names: readonly string[]): HTMLElement =>
  el('span', {}, ...names.flatMap((name, index) => [index > 0 ? ', ' : '', el('a', { href: `/s/${name}` }, name)]));

const table = (caption: string, heads: readonly string[], rows: readonly HTMLElement[]): HTMLElement =>
  el(
    'table',
    {},
    el('caption', {}, caption),
    el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
    el('tbody', {}, ...rows),
  );

/** Which scenarios show each answer of the contract, and each rule. */
async function coveragePage(): Promise<HTMLElement> {
  const { answers, requirements } = await ask<Coverage>('GET', 'coverage');
  const answerRows = answers.map(({ operation, status, by, reason = '' }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, `${operation} ${status}`),
      el('td', {}, by.length > 0 ? scenarioLinks(by) : reason),
    ),
  );
  const ids = Object.keys(requirements).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const ruleRows = ids.map((id) =>
    el('tr', {}, el('th', { scope: 'row' }, id), el('td', {}, scenarioLinks(requirements[id] ?? []))),
  );
  return el(
    'div',
    {},
    table('Answers of the contract', ['Answer', 'Situations, or why there are none'], answerRows),
    table('Requirements, as tests/requirements states them', ['Requirement', 'Situations'], ruleRows),
  );
}

const COVERAGE = 'coverage';

/** The page that the address names: scenarios, those of one group, a concept, or the coverage. */
export function pagesView(): View {
  const scenarios = scenariosView();
  const title = el('h2', { tabindex: '-1' });
  const body = el('div');
  const nav = el('nav', { 'aria-label': 'Pages' });
  const groupField = el('select', { 'aria-label': 'Group of situations' });
  groupField.addEventListener('change', () => {
    location.hash = `#${encodeURIComponent(groupField.value)}`;
  });
  let groups: readonly string[] = [];

  const link = (hash: string, words: string): HTMLLIElement => {
    const isHere = decodeURIComponent(location.hash.slice(1)) === hash;
    return el(
      'li',
      {},
      el('a', { href: `#${encodeURIComponent(hash)}`, ...(isHere && { 'aria-current': 'page' }) }, words),
    );
  };

  async function turn(): Promise<void> {
    const named = decodeURIComponent(location.hash.slice(1));
    const concept = CONCEPTS.find(({ id }) => id === named);
    const group = groups.find((each) => each === named);
    nav.replaceChildren(
      el(
        'ul',
        {},
        link('', 'All situations'),
        ...CONCEPTS.map((each) => link(each.id, each.title)),
        link(COVERAGE, 'Coverage'),
      ),
    );
    // On a phone the navigation is one scrollable line.
    nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    groupField.value = group ?? '';
    const isList = concept === undefined && named !== COVERAGE;
    title.textContent = concept?.title ?? (named === COVERAGE ? 'Coverage' : (group ?? 'Situations'));
    groupField.hidden = !isList;
    if (concept) body.replaceChildren(conceptPage(concept));
    else if (named === COVERAGE) body.replaceChildren(await coveragePage());
    else {
      scenarios.narrowTo(group);
      const page = GROUP_PAGES.find((each) => each.group === group);
      body.replaceChildren(...(page ? [groupIntro(page)] : []), scenarios.element);
    }
  }

  addEventListener('hashchange', () => {
    turn().then(() => title.focus(), showError);
  });
  const show = async (): Promise<void> => {
    groups = await scenarios.show();
    const options = groups.map((each) => el('option', { value: each }, each));
    groupField.replaceChildren(el('option', { value: '' }, 'All groups'), ...options);
    await turn();
  };
  return {
    element: el(
      'section',
      { 'aria-label': 'Situations and help' },
      nav,
      el('div', { class: 'head' }, title, groupField),
      body,
    ),
    show,
  };
}
