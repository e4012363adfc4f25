import { appView } from './app.ts';
import type { AppPage } from './app.ts';
import { onChange } from './backend.ts';
import { callsView } from './calls.ts';
import { clockView } from './clock.ts';
import { announce, button, copy, download, el, focusSearch, row, showAll, showError, status } from './dom.ts';
import type { View } from './dom.ts';
import { faultsView } from './faults.ts';
import { scenariosView } from './scenarios.ts';
import { bugFile, linkHere, slugHere } from './share.ts';
import { noticeView, worldNameView, worldsView } from './worlds.ts';

/** A tab and its contents. */
interface Tab {
  readonly label: string;
  readonly element: HTMLElement;
  /** Fills it when it is chosen. */
  readonly show: () => Promise<unknown>;
}

/** Tabs by click, arrow keys, Home and End; only the chosen one is filled. */
function tabsOf(all: readonly Tab[]) {
  let chosen = 0;
  const buttons = all.map(({ label }, index) => {
    const button = el(
      'button',
      { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `pane-${index}` },
      label,
    );
    button.addEventListener('click', () => void choose(index));
    return button;
  });
  const panes = all.map(({ element }, index) =>
    el('section', { role: 'tabpanel', id: `pane-${index}`, 'aria-labelledby': `tab-${index}`, tabindex: '0' }, element),
  );
  const list = el('div', { role: 'tablist', 'aria-label': 'Tools' }, ...buttons);
  const show = async (): Promise<unknown> => all[chosen]?.show();

  function choose(index: number): Promise<unknown> {
    chosen = (index + all.length) % all.length;
    for (const [at, button] of buttons.entries()) {
      button.ariaSelected = String(at === chosen);
      button.tabIndex = at === chosen ? 0 : -1;
    }
    for (const [at, pane] of panes.entries()) pane.hidden = at !== chosen;
    return show();
  }

  list.addEventListener('keydown', (event) => {
    const to = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    void choose(to);
    buttons[chosen]?.focus();
  });
  return { list, panes, choose, show, focus: () => buttons[chosen]?.focus() };
}

/** Rendered once, because it does not depend on the world. */
function once(part: View): View {
  let filled: Promise<unknown> | undefined;
  return { element: part.element, show: () => (filled ??= part.show()) };
}

/** Builds the panel in a shadow root, so that neither its styles nor the app's reach the other. */
export async function createPanel(
  { tools, errors, watch }: AppPage,
  host: HTMLElement,
  opener: HTMLElement,
): Promise<{ readonly toggle: () => void }> {
  const calls = callsView();
  const tabs = tabsOf([
    { label: 'Situations', ...once(scenariosView()) },
    { label: 'Time', ...clockView(slugHere) },
    { label: 'Faults', ...faultsView() },
    { label: 'Calls', ...calls },
    { label: 'World', ...worldsView() },
    { label: 'App', ...appView(tools) },
  ]);
  const [notice, name] = [noticeView(), worldNameView()];
  const close = el('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, '×');
  const dialog = el(
    'dialog',
    { 'aria-label': 'Debug' },
    el('header', {}, tabs.list, close),
    el('div', { class: 'panes' }, notice.element, ...tabs.panes),
    el(
      'footer',
      {},
      name.element,
      row(
        button('Copy link', async () => copy(await linkHere())),
        button('Save a bug file', async () => {
          download('bug.json', await bugFile(errors));
          announce('Saved. Open it with: npm run mock -- open bug.json');
        }),
      ),
      status,
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
      else void showAll(name, ...(event.kind === 'look' ? [calls] : []));
    });
    void showAll(name, notice, tabs);
    if (!focusSearch(dialog)) tabs.focus();
  }
  function shut(): void {
    leave();
    dialog.close();
    opener.focus();
  }
  close.addEventListener('click', shut);
  // Removed controls lose the focus, so the key is handled for the whole page.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && dialog.open) shut();
  });
  onChange(() => {
    if (dialog.open) void showAll(name, notice, tabs);
  });
  await tabs.choose(0).catch(showError);
  return { toggle: () => (dialog.open ? shut() : open()) };
}
