import { useEffect, useSyncExternalStore } from 'react';

import { createStore } from '#lib/store.ts';

/** The name that the current page has set. */
const pageName = createStore<string | undefined>(undefined);

/** The name of the current page if its route cannot know it, such as a product's; replaces the route's name. */
export const usePageName = (): string | undefined => useSyncExternalStore(pageName.subscribe, pageName.read);

/** Sets the page's name in the document title while mounted (R2-137); undefined keeps the route's name. */
export function useNamedPage(name: string | undefined): void {
  useEffect(() => {
    pageName.write(name);
    return () => pageName.write(undefined);
  }, [name]);
}
