import { onChange } from './backend.ts';
import type { Watch } from './backend.ts';
import { callsPart } from './calls.ts';
import { clockPart } from './clock.ts';
import { el, focusSearch, said, sayWhy, showAll } from './dom.ts';
import type { Part } from './dom.ts';
import { faultsPart } from './faults.ts';
import { noticePart } from './notice.ts';
import { pagesPart } from './pages.ts';
import { worldsPart } from './worlds.ts';

const section = (title: string, { element }: Part): HTMLElement =>
  el('section', { 'aria-label': title }, el('h2', {}, title), element);

/** Shows the page of testers. */
export async function showPage(watch: Watch): Promise<void> {
  const [pages, clock, faults] = [pagesPart(), clockPart(() => undefined), faultsPart()];
  const [worlds, calls, notice] = [worldsPart(), callsPart(), noticePart()];
  document.body.append(
    el(
      'header',
      {},
      el('h1', {}, 'Any situation'),
      el(
        'p',
        {},
        'The fake backend of Reception. Find a state of a stay, a member or the line; its link is all you need.',
      ),
    ),
    notice.element,
    el(
      'main',
      {},
      pages.element,
      el(
        'aside',
        { 'aria-label': 'This world' },
        section('Clock', clock),
        section('Faults', faults),
        section('State', worlds),
        section('Calls', calls),
      ),
    ),
    said,
  );
  onChange(() => void showAll(notice, clock, faults, worlds));
  watch((event) => {
    if (event.kind === 'call') calls.add(event.call);
    else void showAll(...(event.kind === 'look' ? [calls] : [clock, faults]));
  });
  const shown = pages.show().then(() => location.hash === '' && focusSearch(document.body));
  await Promise.all([shown.catch(sayWhy), showAll(notice, clock, faults, worlds, calls)]);
}
