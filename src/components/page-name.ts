import { useEffect, useSyncExternalStore } from 'react';

import { createStore } from '#lib/store.ts';

/** The name that the page on screen gives itself. */
const pageName = createStore<string | undefined>(undefined);

/** The name of the page on screen where its route cannot know it, such as a product's. It replaces the route's. */
export const usePageName = (): string | undefined => useSyncExternalStore(pageName.subscribe, pageName.read);

/** Names the page in the document title while it is on screen (R2-137); undefined leaves the route's name. */
export function useNamedPage(name: string | undefined): void {
  useEffect(() => {
    pageName.write(name);
    return () => pageName.write(undefined);
  }, [name]);
}
