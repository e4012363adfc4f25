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
 * A late part whose file a route may load ahead: then it renders in the first frame. React delays a part that had
 * suspended by up to 300 ms.
 */
export function preparedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const late = latePart(load);
  let ready: ComponentType<Props> | typeof late = late;
  return {
    /** Loads the file. It resolves also when the load failed, after which `Part` tries again. */
    prepare: async (): Promise<void> => {
      ready = await load().catch(() => late);
    },
    // A mounted component keeps its type: React would drop its state with another one.
    Part: (props: Props) => createElement<Props>(useState(() => ready)[0], props),
  };
}
