import { el } from './dom.ts';

/** A tab and its contents. */
interface Tab {
  readonly label: string;
  readonly element: HTMLElement;
  /** Fills it when it is chosen. */
  readonly show: () => Promise<unknown>;
}

/** Tabs by click, arrow keys, Home and End; only the chosen one is filled. */
export function tabsOf(all: readonly Tab[]) {
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
  const list = el('div', { role: 'tablist', 'aria-label': 'What to see or change' }, ...buttons);
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
