import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * `React.lazy` for a component that its page can do without: if its file cannot be loaded, nothing is rendered and the
 * page around it stays. Wrap it in Suspense.
 */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (): { default: ComponentType<Props> } => ({ default: () => null }),
    ),
  );
