import { globSync, readFileSync } from 'node:fs';

const FOLDER = 'src/routes';

/** The paths of routes that show a page, from the route files; the others only redirect. */
export const PAGE_PATHS: readonly string[] = globSync(`${FOLDER}/**/*.tsx`)
  .filter((file) => !/\/(-[^/]*|_[^/]*|\$|route)\.tsx$/.test(file))
  .filter((file) => /^ {2}component:/m.test(readFileSync(file, 'utf8')))
  .map((file) => file.slice(FOLDER.length, -'.tsx'.length).replaceAll(/\/_[^/]+/g, ''))
  .map((path) => path.replace(/\/index$/, '') || '/')
  .toSorted();

/** The route path of an address, such as `/stay/product/$id`; undefined if no page has it. */
export function pagePathOf(address: string): string | undefined {
  const path = new URL(address, 'http://localhost').pathname;
  return PAGE_PATHS.find((page) => new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path));
}
