import { Component, createElement, lazy } from 'react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';

interface PartProps {
  readonly children: ReactNode;
  /** Shown instead of a component that failed. */
  readonly instead?: ReactNode;
}

/** An error boundary for a component that its page can do without (D6). */
export class OptionalPart extends Component<PartProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/**
 * `React.lazy` for a component that its page can do without: if its file cannot be loaded, or if it fails, nothing is
 * rendered and the rest of the page stays. Wrap it in Suspense.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (): { default: ComponentType<Props> } => ({ default: () => null }),
    ),
  ) as unknown as ComponentType<Props>;
  return (props) => createElement(OptionalPart, null, createElement(Part, props));
}
