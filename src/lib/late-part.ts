import type { ComponentType } from 'react';

import { createElement, lazy, useState } from 'react';

const Nothing = (): null => null;

/** A component in a file that its page does not wait for. Without the file `instead` takes its place, or nothing. */
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
 * A late part whose file a route may load ahead. Once it is there the part renders at once. React shows a part that
 * was waited for 300 ms after the frame before.
 */
export function preparedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const late = latePart(load);
  let ready: ComponentType<Props> | typeof late = late;
  return {
    /** Resolves when the part renders at once, or never will: then it is as any late part. */
    prepare: async (): Promise<void> => {
      ready = await load().catch(() => late);
    },
    // A component keeps what it began with: another would lose its state.
    Part: (props: Props) => createElement<Props>(useState(() => ready)[0], props),
  };
}
