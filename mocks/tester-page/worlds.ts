import type { SessionFacts } from '../engine/sessions.ts';

import { ask, WORLD } from './backend.ts';
import { situationPart } from './situation-part.ts';
import { button, download, el, fileField, row, say, shownTime } from './dom.ts';
import type { Part } from './dom.ts';

interface Replayed {
  readonly calls: number;
  readonly differing: readonly { readonly call: string }[];
}

/** The address of a page in a world; the link works in the browser host and over HTTP. */
function inWorld(name: string): string {
  const here = new URL(location.href);
  const path = here.pathname.replace(/^\/w\/[^/]+/, '');
  // The page of testers keeps its world in the path; a link leads a page of the app on.
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

/** Random ids are of stories and links: a tester looks for names. */
const isNamed = ({ id }: SessionFacts): boolean => !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id);

/** The state of this world, and the other worlds there are. */
export function worldsPart(): Part {
  const name = el('input', { 'aria-label': 'Name of a world', size: '12', placeholder: 'anna' });
  const list = el('ul', { class: 'worlds' });
  const show = async (): Promise<void> => {
    const worlds = (await ask<readonly SessionFacts[]>('GET', 'sessions')).filter(isNamed);
    list.replaceChildren(...worlds.map((world) => shownWorld(world, show)));
  };
  const element = el(
    'div',
    {},
    el('p', { class: 'facts' }, WORLD === '' ? 'The world of this browser.' : `World ${WORLD.slice(3)}.`),
    row(
      button('Undo the last call', async () => {
        const { what } = await ask<{ what: string }>('POST', 'undo');
        say(`Undone: ${what}.`);
      }),
      button('Start again', async () => {
        await ask('POST', 'reset');
        say('The world is as it was at its start.');
      }),
      button('Save a snapshot', async () => download('world.json', JSON.stringify(await ask('GET', 'snapshot')))),
    ),
    fileField('Take a snapshot in', async (text) => {
      await ask('PUT', 'snapshot', text);
      say('The snapshot is this world now.');
    }),
    el('h3', {}, 'Record and replay'),
    row(
      button('Record', async () => {
        await ask('POST', 'recording');
        say('Every call is recorded from now on.');
      }),
      button('Stop and save', async () =>
        download('recording.json', JSON.stringify(await ask('DELETE', 'recording'), null, 2)),
      ),
    ),
    situationPart(),
    fileField('Replay a recording here', async (text) => {
      const { calls, differing } = await ask<Replayed>('POST', 'replay', text);
      const what = differing.map(({ call }) => call).join(', ');
      say(what === '' ? `${calls} calls, each answered as recorded.` : `Answered otherwise: ${what}`);
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
