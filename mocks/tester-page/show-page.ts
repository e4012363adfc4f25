import { onChange } from './backend.ts';
import type { Watch } from './backend.ts';
import { callsView } from './calls.ts';
import { clockView } from './clock.ts';
import { el, focusSearch, showAll, showError, status } from './dom.ts';
import type { View } from './dom.ts';
import { faultsView } from './faults.ts';
import { pagesView } from './pages.ts';
import { noticeView, worldNameView, worldsView } from './worlds.ts';

const section = (title: string, { element }: View): HTMLElement =>
  el('section', { 'aria-label': title }, el('h2', {}, title), element);

/** Renders the testers' page. */
export async function showPage(watch: Watch): Promise<void> {
  const [pages, clock, faults] = [pagesView(), clockView(() => undefined), faultsView()];
  const [worlds, calls, notice, name] = [worldsView(), callsView(), noticeView(), worldNameView()];
  // The examples for a terminal contain the name of the world, so read it first.
  await name.show().catch(showError);
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
    name.element,
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
    status,
  );
  onChange(() => void showAll(name, notice, clock, faults, worlds));
  watch((event) => {
    if (event.kind === 'call') calls.add(event.call);
    else void showAll(name, clock, faults, ...(event.kind === 'look' ? [calls] : []));
  });
  const shown = pages.show().then(() => location.hash === '' && focusSearch(document.body));
  await Promise.all([shown.catch(showError), showAll(notice, clock, faults, worlds, calls)]);
}
