import { Component, createElement, lazy, useState } from 'react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';

interface OptionalBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of a component that failed. */
  readonly fallback?: ReactNode;
}

/** An error boundary for a component that its page can do without (D6). */
export class OptionalBoundary extends Component<OptionalBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/**
 * `React.lazy` for a component that its page can do without: if its file cannot be loaded, or if it fails, nothing is
 * rendered and the rest of the page stays. Wrap it in Suspense.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & { preload: () => Promise<unknown> } {
  let loaded: ComponentType<Props> | undefined;
  const preload = (): Promise<ComponentType<Props>> => load().then((component) => (loaded = component));
  const Lazy = lazy(() =>
    preload().then(
      (component) => ({ default: component }),
      (): { default: ComponentType<Props> } => ({ default: () => null }),
    ),
  ) as unknown as ComponentType<Props>;
  // If it has loaded already, it is part of the page's first commit; `React.lazy` would need a second one.
  function Optional(props: Props): ReactNode {
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(OptionalBoundary, null, createElement(Shown, props));
  }
  return Object.assign(Optional, { preload });
}
