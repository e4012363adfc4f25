import type { ComponentType } from 'react';

import { lazy } from 'react';

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
