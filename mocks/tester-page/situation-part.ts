import type { Recording } from '../engine/recording.ts';

import { ask } from './backend.ts';
import { button, download, el, row, say } from './dom.ts';
import { situationFile } from './situation-file.ts';

const field = (label: string, placeholder: string): HTMLInputElement =>
  el('input', { 'aria-label': label, placeholder });

/** The page of the app that the tester is on; the page of testers is none. */
const pageHere = (): { readonly page?: string } => {
  const path = location.pathname.replace(/^\/w\/[^/]+/, '');
  return path.startsWith('/__mock') ? {} : { page: path + location.search };
};

/** Saves the session that is being recorded as the source of a situation. */
export function situationPart(): HTMLElement {
  const name = field('Name of the situation', 'sauna-then-cancel');
  const title = field('Title', 'A guest orders a sauna kit, and cancels');
  const sees = field('What the guest should see', 'The stay says that it is cancelled.');
  const serves = field('Requirements', 'R4-02');
  const save = button('Save as a situation', async () => {
    const recording = await ask<Recording>('GET', 'recording');
    const facts = { name: name.value, title: title.value, sees: sees.value, serves: serves.value, ...pageHere() };
    download(`${name.value}.ts`, situationFile(recording, facts));
    await ask('DELETE', 'recording');
    say(`Saved. Put it among the others with: npm run mock -- situation ${name.value}.ts`);
  });
  return el(
    'details',
    { class: 'more' },
    el('summary', {}, 'Stop, and make it a situation'),
    el('div', { class: 'fields' }, name, title, sees, serves),
    row(save),
  );
}
