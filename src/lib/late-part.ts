import type { ComponentType } from 'react';

import { createElement, lazy, useState } from 'react';

const Nothing = (): null => null;

/**
 * Makes a component whose file its page does not wait for. When the file cannot be loaded, `instead` is rendered; without
 * it, nothing.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) =>
  lazy(() =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      () => ({ default: instead }),
    ),
  );

/**
 * Makes a late part that a route can load before its page renders. Without that React first shows the fallback, and may
 * keep it for 300 ms after the file has come.
 */
export function preparedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const late = latePart(load);
  let ready: ComponentType<Props> | typeof late = late;
  return {
    /** Loads the file. A failed load resolves, too: `Part` then loads the file again when it renders. */
    prepare: async (): Promise<void> => {
      ready = await load().catch(() => late);
    },
    // `useState` keeps the type of the first render. For another type React would drop the state of the part.
    Part: (props: Props) => createElement<Props>(useState(() => ready)[0], props),
  };
}
