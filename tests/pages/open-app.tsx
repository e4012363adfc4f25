import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { vi } from 'vitest';

import { App } from '../../src/app/app.tsx';
import type { AppContext } from '../../src/app/router.tsx';
import { isCalling } from './world.ts';

let current: { readonly root: Root; readonly container: HTMLElement; readonly context: AppContext } | undefined;

/** The app that is rendered; throws if there is none. */
export function currentApp(): AppContext {
  if (current === undefined) throw new Error('No page is open');
  return current.context;
}

/** Renders an app; synchronously, so that the page is there when this returns. */
export function render(context: AppContext): void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  current = { root, container, context };
  flushSync(() => root.render(<App {...context} />));
}

/** Unmounts the app, if one is rendered, and ends its navigation. */
export function close(): void {
  current?.root.unmount();
  current?.container.remove();
  current?.context.queryClient.clear();
  // Otherwise this router would handle the navigations of later tests as well.
  current?.context.router.history.destroy();
  // The document is still open, so a later logout would make this router redirect.
  if (current) current.context.router.invalidate = () => Promise.resolve();
  current = undefined;
}

function isBusy(): boolean {
  if (current === undefined) return false;
  const { router, queryClient } = current.context;
  return isCalling() || router.state.status === 'pending' || queryClient.isFetching() > 0;
}

/** Of the browser's time, and of the test's. */
const LONGEST_MS = 25;

/** The browser's scheduler, which some tests take from the app. */
const { scheduler } = window;

/** Waits for the browser's next task; its timers would wait 4 ms. */
const nextTask = (): Promise<void> => scheduler.postTask(() => {});

/**
 * Lets the app finish what a visit or a click began. Resolves when it neither reads, writes nor navigates, after 25 ms at
 * the latest, as a call may be held. Without this, the next `expect.element` would look too early, and again only after
 * 20, 50 and 100 ms.
 */
export async function settle(): Promise<void> {
  const start = performance.now();
  let quiet = 0;
  for (let task = 0; quiet < 3 && performance.now() - start < LONGEST_MS; task += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one task after the other
    await nextTask();
    // The query cache delivers every answer by a timer, which would wait for the next tick of the test's clock.
    if (task < LONGEST_MS) vi.advanceTimersByTime(1);
    quiet = isBusy() ? 0 : quiet + 1;
  }
}

/**
 * Advances the clocks of device and server, a second at a time, so that calls can be answered in between.
 * `vi.advanceTimersByTimeAsync` would take 4 ms for every timer.
 */
export async function passTime(seconds: number): Promise<void> {
  for (let left = seconds * 1_000; left > 0; left -= 1_000) {
    vi.advanceTimersByTime(Math.min(left, 1_000));
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    for (let task = 0; task < 5; task += 1) await nextTask();
  }
  await settle();
}
