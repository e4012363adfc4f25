import type { Page } from 'playwright';

import type { Part } from './when-shown.ts';

/** An app as its developer meets it: how it starts, which page opens, and which file is edited. */
export interface AppUnderWork {
  /** What `vite` is called with. */
  readonly args: readonly string[];
  readonly port: number;
  readonly path: string;
  /** Answers what no server of the app answers. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The heading and the main content of the page. */
  readonly shows: readonly Part[];
  /** A part on screen, and a text of it that is shown in one place. */
  readonly edit: { readonly file: string; readonly from: string; readonly to: string };
}

/** What an edited part shows. */
export const EDITED = 'edited just now';

/** The page of a stay; the edited part shows its property. */
export const reception: AppUnderWork = {
  args: [],
  port: 4381,
  path: '/stay?slug=stay-started',
  shows: [
    { selector: 'h1', text: 'Kasarmikatu 40' },
    { selector: 'button', text: 'Copy the code' },
  ],
  edit: { file: 'src/features/stay/stay-hero.tsx', from: '{property?.name', to: `{property?.name + ' ${EDITED}'` },
};

const DOOR = { id: 'street', name: 'Street door', code: '2580', keypadButton: '#' };

/** The same libraries with one page and nothing else. */
export const floor: AppUnderWork = {
  args: ['tools/bench/floor', '--config', 'tools/bench/developer/floor.vite.config.ts'],
  port: 4383,
  path: '/?slug=stay-started',
  prepare: (page) => page.route('**/api/check-in/**', (route) => route.fulfill({ json: { propertyKeys: [DOOR] } })),
  shows: [
    { selector: 'h1', text: 'Your doors' },
    { selector: 'p', text: DOOR.code },
  ],
  edit: { file: 'tools/bench/floor/doors.tsx', from: '{name}', to: `{name} ${EDITED}` },
};
