import type { ClockState } from './clock.ts';

import { ask } from './backend.ts';
import { button, el } from './dom.ts';
import type { Part } from './dom.ts';

/** Where this tab keeps the world whose notice was read. */
const READ = 'mock-notice-read';

/** Says that a new world replaces the one of this browser, until the tester presses Understood. */
export function noticePart(): Part {
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
    const { because, ...clock } = await ask<ClockState>('GET', 'clock');
    start = clock.start;
    text.textContent = because ?? '';
    element.hidden = because === undefined || sessionStorage.getItem(READ) === start;
  };
  return { element, show };
}
