/**
 * APIs that a browser, or the web view of another app, may lack or refuse, although their types say otherwise. Without
 * one a page lacks an extra, but still works.
 */

/** The media query of a dark scheme. */
export const DARK = '(prefers-color-scheme: dark)';
/** The media query of a touch screen. */
export const TOUCH = '(pointer: coarse)';

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const nothing = (): void => {};

/** Whether the device or the window matches a media query; false if the browser cannot tell. */
export const matchesMedia = (query: string): boolean => attempt(() => window.matchMedia(query).matches) ?? false;

/** Calls a listener when the result of a media query changes; returns a function that stops this. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = attempt(() => window.matchMedia(query));
  // Undefined before Safari 14.
  attempt(() => list?.addEventListener('change', listener));
  return () => attempt(() => list?.removeEventListener('change', listener));
}

/** Calls a listener when an element changes its size; without browser support, when the window does. */
export function onResize(element: Element, listener: () => void): () => void {
  const observer = attempt(() => new ResizeObserver(listener));
  observer?.observe(element);
  if (observer) return () => observer.disconnect();
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Calls a listener once an element is within a distance of the window; without browser support, at once. */
export function onNear(element: Element, distance: string, listener: () => void): () => void {
  const observer = attempt(
    () =>
      new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && listener(), {
        rootMargin: distance,
      }),
  );
  observer?.observe(element);
  if (observer) return () => observer.disconnect();
  listener();
  return nothing;
}

/** A channel to the other tabs; undefined where there is none. */
export const channelOf = (name: string): BroadcastChannel | undefined => attempt(() => new BroadcastChannel(name));

/** Yields to the browser, which may first paint the response to a click; without browser support, continues at once. */
export const yieldToMain = async (): Promise<void> => attempt(() => scheduler.yield());
