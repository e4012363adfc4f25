import type { AppPage } from './app-page.ts';

import { appPart } from './app-part.ts';
import { onChange } from './backend.ts';
import { callsPart } from './calls.ts';
import { clockPart } from './clock.ts';
import { button, copy, download, el, focusSearch, row, said, say, sayWhy, showAll } from './dom.ts';
import type { Part } from './dom.ts';
import { faultsPart } from './faults.ts';
import { noticePart } from './notice.ts';
import { scenariosPart } from './scenarios.ts';
import { bugFile, linkHere, slugHere } from './share.ts';
import { tabsOf } from './tabs.ts';
import { worldsPart } from './worlds.ts';

/** Filled once: what it shows does not change with the world. */
function once(part: Part): Part {
  let filled: Promise<unknown> | undefined;
  return { element: part.element, show: () => (filled ??= part.show()) };
}

/** Builds the panel in a shadow root, so that neither its styles nor the app's reach the other. */
export async function createPanel(
  { tools, errors, watch }: AppPage,
  host: HTMLElement,
  opener: HTMLElement,
): Promise<{ readonly toggle: () => void }> {
  const calls = callsPart();
  const tabs = tabsOf([
    { label: 'Situations', ...once(scenariosPart()) },
    { label: 'Time', ...clockPart(slugHere) },
    { label: 'Faults', ...faultsPart() },
    { label: 'Calls', ...calls },
    { label: 'World', ...worldsPart() },
    { label: 'App', ...appPart(tools) },
  ]);
  const notice = noticePart();
  const close = el('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, '×');
  const dialog = el(
    'dialog',
    { 'aria-label': 'Debug' },
    el('header', {}, tabs.list, close),
    el('div', { class: 'panes' }, notice.element, ...tabs.panes),
    el(
      'footer',
      {},
      row(
        button('Copy link', async () => copy(await linkHere())),
        button('Save a bug file', async () => {
          download('bug.json', await bugFile(errors));
          say('Saved. Open it with: npm run mock -- open bug.json');
        }),
      ),
      said,
    ),
  );
  const place = el('div');
  const root = place.attachShadow({ mode: 'open' });
  root.append(el('link', { rel: 'stylesheet', href: '/__mock/page.css' }));
  root.append(el('link', { rel: 'stylesheet', href: '/__mock/panel.css' }), dialog);
  host.after(place);

  let leave = () => {};
  function open(): void {
    dialog.show();
    leave = watch((event) => {
      if (event.kind === 'call') calls.add(event.call);
      else if (event.kind === 'look') void showAll(calls);
    });
    void showAll(notice, tabs);
    if (!focusSearch(dialog)) tabs.focus();
  }
  function shut(): void {
    leave();
    dialog.close();
    opener.focus();
  }
  close.addEventListener('click', shut);
  // A control that went away takes the focus with it: the panel hears the key wherever it is.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && dialog.open) shut();
  });
  onChange(() => {
    if (dialog.open) void showAll(notice, tabs);
  });
  await tabs.choose(0).catch(sayWhy);
  return { toggle: () => (dialog.open ? shut() : open()) };
}
