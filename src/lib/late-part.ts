import type { ComponentType, ReactNode } from 'react';

import { createElement, startTransition, useEffect, useState } from 'react';

/** A part that has come waits so long for others, so that the page renders them together. */
const TOGETHER_MS = 100;

/** A part whose file comes late, with what is rendered until then. `prepare` loads it before; it never fails. */
export type LatePart<Props> = ComponentType<Props & { fallback?: ReactNode }> & { prepare: () => Promise<void> };

const Nothing = (): null => null;

let awaited = 0;
const come: (() => void)[] = [];

// A transition, in slices. Suspense would render them one by one, and hold them back for 300 ms after its fallback.
const showCome = (): void => startTransition(() => come.splice(0).forEach((show) => show()));

/** Calls `show` when the files have come, in one render with all else that comes at that time. */
export async function showTogether(files: Promise<unknown>, show: () => void): Promise<void> {
  awaited += 1;
  await files;
  if (come.push(show) === 1) setTimeout(showCome, TOGETHER_MS);
  if ((awaited -= 1) === 0) showCome();
}

/**
 * Makes a component whose file its page does not wait for: until it comes, `fallback` is rendered. When the file cannot
 * be loaded, `instead` is rendered; without it, nothing. A route can load the file before its page renders.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) {
  let ready: ComponentType<Props> | undefined;
  /** A failed load resolves, too: the part then loads the file again when it renders. */
  const prepare = () =>
    load().then(
      (part) => void (ready = part),
      () => {},
    );
  function Late({ fallback, ...props }: Props & { fallback?: ReactNode }): ReactNode {
    // For another type React would drop the state of the part.
    const [Part, show] = useState(() => ready);
    useEffect(() => {
      if (!Part) void showTogether(prepare(), () => show(() => ready ?? instead));
    }, [Part]);
    return Part ? createElement(Part, props as Props) : fallback;
  }
  return Object.assign(Late, { prepare });
}
