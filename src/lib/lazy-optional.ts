import { Component, createElement, lazy } from 'react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';

interface PartProps {
  readonly children: ReactNode;
  /** Shown in place of a part that has failed. */
  readonly instead?: ReactNode;
}

/** A part that its page can do without: where it fails while it is drawn, it takes nothing with it (D6). */
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
 * rendered and the page around it stays. Wrap it in Suspense.
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
