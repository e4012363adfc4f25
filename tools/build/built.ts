/** The part of the app by path of its pages. `$` is before a parameter's name, `*` stands for any steps. */
type Pages = Readonly<Record<string, string>>;

/** The part of the app that shows a stay which the device keeps. */
export const OFFLINE_PART = 'offline';

/** Stands for the locales where what all of them need is named once: the boot script is small. */
export const EVERY_LOCALE = '';

/** What the boot script knows of its build: which files a page waits for. */
export interface Built {
  /** The pages of the stay area, which waits for the stay. */
  readonly stayPages: Pages;
  readonly otherPages: Pages;
  /** The script files of a part beside the first one. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** The file of a part's texts by locale, `messages` for those of every page. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The file that starts the app. */
  readonly app: string;
  /** The file that draws the first view of a page. */
  readonly firstView: string;
  /** The file of the built-in configuration of development hosts. */
  readonly development: readonly string[];
  /** The font files that a locale's texts need beside those of every locale. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
}

/** The same with what no page needs: `pages.json` in the record beside a build. */
export interface RecordedBuild extends Built {
  /** The script files that come by themselves after each page of a part, with all that they import. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

/** The part that the page of this path belongs to: the first of these pages that fits decides. */
export function partAt(pages: Pages, pathname: string): string | undefined {
  const steps = pathname.split('/');
  while (steps.length > 1 && steps.at(-1) === '') steps.pop();
  const path = Object.keys(pages).find((each) => {
    const own = each.split('/');
    const fits = own.every((step, index) => step === '*' || step[0] === '$' || step === steps[index]);
    return fits && (own.length === steps.length || own.at(-1) === '*');
  });
  return path === undefined ? undefined : pages[path];
}
