import type { Recording } from '../engine/recording.ts';
import type { SessionFacts } from '../engine/sessions.ts';
import { ask, readWorldName } from './backend.ts';
import type { ClockState } from './clock.ts';
import { announce, button, download, el, fileField, row, shownTime } from './dom.ts';
import type { View } from './dom.ts';
import { scenarioSource } from './scenario-source.ts';

const field = (label: string, placeholder: string): HTMLInputElement =>
  el('input', { 'aria-label': label, placeholder });

/** The page of the app that the tester is on; empty on the testers' page. */
const pageHere = (): { readonly page?: string } => {
  const path = location.pathname.replace(/^\/w\/[^/]+/, '');
  return path.startsWith('/__mock') ? {} : { page: path + location.search };
};

/** Saves the session that is being recorded as the source of a scenario. */
function recordedScenarioView(): HTMLElement {
  const name = field('Name of the situation', 'sauna-then-cancel');
  const title = field('Title', 'A guest orders a sauna kit and cancels');
  const sees = field('What the guest should see', 'The stay is marked as cancelled.');
  const covers = field('Requirements', 'R4-02');
  const save = button('Save as a situation', async () => {
    const recording = await ask<Recording>('GET', 'recording');
    const facts = { name: name.value, title: title.value, sees: sees.value, covers: covers.value, ...pageHere() };
    download(`${name.value}.ts`, scenarioSource(recording, facts));
    await ask('DELETE', 'recording');
    announce(`Saved. Add it to the repository with: npm run mock -- situation ${name.value}.ts`);
  });
  return el(
    'details',
    { class: 'more' },
    el('summary', {}, 'Stop and save as a situation'),
    el('div', { class: 'fields' }, name, title, sees, covers),
    row(save),
  );
}

interface Replayed {
  readonly calls: number;
  readonly differing: readonly { readonly call: string }[];
}

/** The address of a page in a world; the link works in the browser host and over HTTP. */
function inWorld(name: string): string {
  const here = new URL(location.href);
  const path = here.pathname.replace(/^\/w\/[^/]+/, '');
  // The testers' page has its world in the path; the app's pages take it as a parameter.
  return path === '/__mock/' ? `/w/${encodeURIComponent(name)}/__mock/` : `${path}?${withWorld(here, name)}`;
}

function withWorld({ searchParams }: URL, name: string): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  next.set('world', name);
  return next;
}

function shownWorld({ id, now, steps }: SessionFacts, show: () => Promise<void>): HTMLLIElement {
  return el(
    'li',
    {},
    el('span', {}, el('code', {}, id), ` at ${shownTime(now)}${steps === 0 ? '' : `, ${steps} writes`}`),
    row(
      el('a', { class: 'link', href: inWorld(id) }, 'Go there'),
      button('End', async () => {
        await ask('DELETE', `sessions/${encodeURIComponent(id)}`);
        await show();
      }),
    ),
  );
}

/** Hides the worlds of tests, which have random ids. */
const isNamed = ({ id }: SessionFacts): boolean => !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id);

/** Only the most recently used worlds are listed. */
const MAX_LISTED = 20;

/** The state of this world, recordings, and a list of the other worlds. */
export function worldsView(): View {
  const name = el('input', { 'aria-label': 'World name', size: '12', placeholder: 'anna' });
  const list = el('ul', { class: 'worlds' });
  const show = async (): Promise<void> => {
    const worlds = (await ask<readonly SessionFacts[]>('GET', 'sessions')).filter(isNamed);
    list.replaceChildren(...worlds.slice(0, MAX_LISTED).map((world) => shownWorld(world, show)));
  };
  const element = el(
    'div',
    {},
    row(
      button('Undo the last write', async () => {
        const { what } = await ask<{ what: string }>('POST', 'undo');
        announce(`Undone: ${what}.`);
      }),
      button('Start again', async () => {
        await ask('POST', 'reset');
        announce('The world has been reset to its start.');
      }),
      button('Save a snapshot', async () => download('world.json', JSON.stringify(await ask('GET', 'snapshot')))),
    ),
    fileField('Import a snapshot', async (text) => {
      await ask('PUT', 'snapshot', text);
      announce('The snapshot has been imported into this world.');
    }),
    el('h3', {}, 'Record and replay'),
    row(
      button('Record', async () => {
        await ask('POST', 'recording');
        announce('Recording.');
      }),
      button('Stop and save', async () =>
        download('recording.json', JSON.stringify(await ask('DELETE', 'recording'), null, 2)),
      ),
    ),
    recordedScenarioView(),
    fileField('Replay a recording here', async (text) => {
      const { calls, differing } = await ask<Replayed>('POST', 'replay', text);
      const what = differing.map(({ call }) => call).join(', ');
      announce(what === '' ? `${calls} calls, all answered as recorded.` : `Different responses: ${what}`);
    }),
    el('h3', {}, 'Worlds'),
    list,
    row(
      name,
      button('Go to this world', () => {
        if (name.value !== '') location.assign(inWorld(name.value));
      }),
      button('Copy this world to it', async () => {
        await ask('POST', 'fork', { name: name.value });
        await show();
      }),
    ),
  );
  return { element, show };
}

/** The name of this page's world, which links and the command line need. */
export function worldNameView(): View {
  const name = el('code');
  const element = el('p', { class: 'world' }, 'World ', name);
  const show = async (): Promise<void> => {
    const now = await readWorldName();
    if (name.textContent !== now) name.textContent = now;
  };
  return { element, show };
}

/** The session storage key for the start of the world whose notice was read. */
const READ = 'mock-notice-read';

/** Says that a new world replaces the one of this browser, until the tester clicks Understood. */
export function noticeView(): View {
  const text = el('p');
  const element = el('div', { class: 'notice', role: 'status', hidden: '' });
  let start = '';
  element.append(
    text,
    button('Understood', () => {
      sessionStorage.setItem(READ, start);
      element.hidden = true;
    }),
  );
  const show = async (): Promise<void> => {
    const { notice, ...clock } = await ask<ClockState>('GET', 'clock');
    start = clock.start;
    text.textContent = notice ?? '';
    element.hidden = notice === undefined || sessionStorage.getItem(READ) === start;
  };
  return { element, show };
}
