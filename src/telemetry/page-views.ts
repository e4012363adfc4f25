import type { AnyRouter } from '@tanstack/react-router';

import { page, track } from './tell.ts';

/** The page on screen by its route. */
export const pageOf = (router: AnyRouter): string =>
  router.state.matches.at(-1)?.fullPath.replace(/(?<=.)\/$/, '') ?? '/';

/** Tells each page that has opened, by its route: an address would tell more. Another search is not another page (R7-93). */
export function watchPages(router: AnyRouter): void {
  let last: string | undefined;
  router.subscribe('onResolved', () => {
    const { pathname, search } = router.state.matches.at(-1) ?? {};
    const opened = `${pathname} ${search?.slug}`;
    if (opened === last) return;
    last = opened;
    const name = pageOf(router);
    page(name);
    if (name.startsWith('/stay')) track('Stay Page Viewed', { page: name });
  });
}
