import type { CodeSplittingGroup } from 'rolldown';
import type { Plugin } from 'vite';

import { PARTS } from '../../lingui.config.ts';
import { importsOf } from './barrels.ts';

/** `src/routes/stay/_orders/gym.tsx?tsr-split=component` is what a page shows; its route is in the first file. */
export const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;

/** The part that every page needs. */
const FIRST = 'app';

/** What is drawn before the app comes, and what it shares with the app: one small file. */
const FIRST_VIEW = 'first-view';

/** What no page needs at once, as a QR code. */
const ON_DEMAND = 'on demand';

/** What comes by itself after several pages: of the folders `later`, and what the app starts last. */
const LATER = 'later';
const AFTER_THE_PAGE = /\/-?later\/|\/src\/start-later\.ts$/;

/** Ends the file of what comes by itself after one page alone. */
const AFTERWARDS = '-later';

const FORM_LIBRARIES = /\/node_modules\/(react-hook-form|@hookform|zod)\//;

/** Pictures of towns and rooms, and what puts one under the sky of its hour. */
const SCENES = /\/src\/(ui\/scenes\/|blocks\/property-scene)/;

/** What knows the hour of a sky, what several towns share, and a room under a sky. A town waits for this. */
const SKY =
  /\/src\/(blocks\/(later\/sky-scene|under-sky)|domain\/sky\/|ui\/scenes\/(features|heavens|nature|room-scene)\.)|\/node_modules\/suncalc\//;

/** What plays third parties in development is one file: the first file has the name of each. */
const STAND_IN = /\/src\/data\/([\w-]+\/simulated-|debug\/third-party-fate)/;

/** The page of the doors. That of the stay shows one of them, so nothing comes after this page alone. */
const DOORS = 'stay-access';

/** What the page of the stay shows of the doors: the next key. */
const OF_THE_DOORS = /\/src\/routes\/stay\/-next-key\.tsx$/;

/** Parts that the device keeps together with the stay it shows without network. */
const KEPT = new Set(['stay-index', DOORS, 'stay-location']);

/** Pages that a guest's first link leads to. */
const FIRST_PAGES = new Set([...KEPT, 'check-in']);

/** The parts below the page of the stay: guests have seen that page before. */
const BELOW_THE_STAY = new Set(
  PARTS.filter(({ routes }) => routes.every((route) => route.startsWith('stay/'))).map(({ name }) => name),
);

/** Ends the file of what a part and something on demand need. */
const TOO = '-and-more';

/** The part a page belongs to: that of its folder, else the page itself. Layouts are needed by every page. */
export function partOf(page: string): string {
  const isIn = (folder: string): boolean => page === folder || page.startsWith(`${folder}/`);
  const part = PARTS.find(({ routes }) => routes.some(isIn));
  return part?.name ?? (page.endsWith('/route') ? FIRST : page.replaceAll('/', '-'));
}

/** The file of a module by the parts of the app that need it; null leaves it to rolldown. */
function fileOf(id: string, reached: ReadonlySet<string>): string | null {
  if (reached.has(FIRST_VIEW)) return FIRST_VIEW;
  if (reached.has(FIRST)) return FIRST;
  if (SKY.test(id)) return 'sky';
  const isLater = reached.has(LATER);
  const [after, ...others] = [...reached].filter((part) => part.endsWith(AFTERWARDS));
  const isAfter = isLater || after !== undefined;
  const afterOne = isLater || others.length > 0 ? undefined : after;
  const [only, ...more] = [...reached].filter(
    (part) => part !== ON_DEMAND && part !== LATER && !part.endsWith(AFTERWARDS),
  );
  if (only === undefined) {
    if (isAfter) return afterOne ?? LATER;
    return STAND_IN.test(id) ? 'stand-ins' : null;
  }
  if (more.length === 0) {
    // Pages that guests open first wait for their own files only, all others for what came before them.
    if (isAfter && !FIRST_PAGES.has(only)) return (BELOW_THE_STAY.has(only) ? afterOne : undefined) ?? LATER;
    // What comes after every page takes no page along, except the doors.
    if (isLater && only !== DOORS) return FIRST;
    // What is loaded on demand must not take a whole part along.
    return reached.has(ON_DEMAND) && !KEPT.has(only) ? `${only}${TOO}` : only;
  }
  // A door waits for two files only: the first one and its own.
  if (reached.has(DOORS)) return FIRST;
  // A stay and the lookup begin with a picture of a city. Few pages show a small or a separate one.
  const isOfFirstPages = isAfter || [only, ...more].some((part) => FIRST_PAGES.has(part));
  if (SCENES.test(id) && id.includes('/spot')) return 'spots';
  if (SCENES.test(id) && isOfFirstPages) return 'scenes';
  // A few lines that the way to the door shares: for them alone it would wait for whole files.
  if (reached.has('stay-location')) return FIRST;
  if (reached.has('stay-index')) return isLater ? FIRST : 'stay-index';
  if (FORM_LIBRARIES.test(id)) return 'forms';
  if (reached.has('check-in')) return isLater ? FIRST : 'fields';
  return isAfter ? LATER : 'common';
}

/** Where something belongs that comes by itself after these parts. After a page that few open first it has no rule. */
function afterWhat(parts: readonly string[]): string {
  const [only, ...more] = new Set(parts.filter((part) => part !== ON_DEMAND));
  if (only === undefined || more.length > 0 || [FIRST, LATER, DOORS].includes(only)) return LATER;
  if (only.endsWith(AFTERWARDS)) return only;
  return FIRST_PAGES.has(only) ? only + AFTERWARDS : ON_DEMAND;
}

/**
 * Builds few files: one for each part of `lingui.config.ts` and each page outside of them.
 * What several of them need is in the first file, `scenes`, `fields`, `common`, or `forms` with its
 * libraries. What comes by itself after one page alone is in a file of that page, the rest in `later`.
 */
export function fewFiles(): Plugin {
  const reachedBy = new Map<string, Set<string>>();
  const file = (id: string): string | null => fileOf(id, reachedBy.get(id) ?? new Set());
  const shared = [FIRST_VIEW, FIRST, 'scenes', 'sky', 'spots', 'forms', 'fields', ...FIRST_PAGES, LATER, 'common'].map(
    // A file takes along what its modules import, so the file of the most is filled first.
    (name, index): CodeSplittingGroup => ({ name, priority: 20 - index, test: (id) => file(id) === name }),
  );
  const groups: CodeSplittingGroup[] = [
    ...shared,
    { name: file, debugName: 'after one page', priority: 2, test: (id) => file(id)?.endsWith(AFTERWARDS) },
    { name: file, debugName: 'parts and on demand', priority: 1, test: (id) => file(id)?.endsWith(TOO) },
    { name: file, debugName: 'parts' },
  ];
  return {
    name: 'reception:few-files',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const imports = importsOf(this);
      const reach = (id: string, part: string): void => {
        const parts = reachedBy.get(id) ?? new Set<string>();
        if (parts.has(part)) return;
        reachedBy.set(id, parts.add(part));
        for (const imported of imports(id)) reach(imported, part);
      };
      const importersOf = (id: string): readonly string[] => this.getModuleInfo(id)?.dynamicImporters ?? [];
      const late: string[] = [];
      for (const id of this.getModuleIds()) {
        const page = PAGE.exec(id)?.[1];
        const info = this.getModuleInfo(id);
        if (page !== undefined) reach(id, partOf(page));
        else if (OF_THE_DOORS.test(id)) reach(id, 'stay-access');
        else if (id.endsWith('/first-view/first-view.ts')) reach(id, FIRST_VIEW);
        else if (info?.isEntry === true) reach(id, id.endsWith('chat.html') ? 'chat' : FIRST);
        else if (importersOf(id).length > 0) {
          if (AFTER_THE_PAGE.test(id)) late.push(id);
          else reach(id, ON_DEMAND);
        }
      }
      // What comes later may ask for more that does.
      for (let left = late; left.length > 0;) {
        const isAsked = (id: string): boolean => importersOf(id).every((each) => reachedBy.has(each));
        const next = left.filter(isAsked);
        const known = next.length > 0 ? next : left;
        for (const id of known)
          reach(id, afterWhat(importersOf(id).flatMap((each) => [...(reachedBy.get(each) ?? [])])));
        left = left.filter((id) => !known.includes(id));
      }
    },
  };
}
