import { useEffect, useSyncExternalStore } from 'react';

/** The name that the page on screen gives itself. */
let pageName: string | undefined;
const listeners = new Set<() => void>();

function setPageName(name: string | undefined): void {
  pageName = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The name of the page on screen where its route cannot know it, such as a product's. It replaces the route's. */
export const usePageName = (): string | undefined => useSyncExternalStore(subscribe, () => pageName);

/** Names the page in the document title while it is on screen (R2-137); undefined leaves the route's name. */
export function useNamedPage(name: string | undefined): void {
  useEffect(() => {
    setPageName(name);
    return () => setPageName(undefined);
  }, [name]);
}
