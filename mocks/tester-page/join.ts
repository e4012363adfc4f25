import { compose } from './compose.ts';
import type { Part as Joined } from './compose.ts';

import { button, copy, el, row } from './dom.ts';

/** The situations that a tester joins to one link. */
export interface Join {
  readonly element: HTMLElement;
  readonly add: (scenario: Joined) => void;
}

/** Shows the situations joined so far, their one link, and what of them gives way. */
export function joinPart(): Join {
  const element = el('div', { class: 'join', role: 'status' });
  let chosen: readonly Joined[] = [];
  const show = (): void => {
    const path = `/s/${chosen.map(({ name }) => encodeURIComponent(name)).join('+')}`;
    const { replaced } = compose(chosen);
    const shown = [
      el('p', {}, el('strong', {}, 'Joined: '), el('code', {}, path)),
      ...replaced.map((each) => el('p', { class: 'facts' }, `${each}.`)),
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
  const add = (scenario: Joined): void => {
    chosen = [...chosen.filter(({ name }) => name !== scenario.name), scenario];
    show();
  };
  return { element, add };
}
