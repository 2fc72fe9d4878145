import { Component, type ReactNode } from 'react';

type Props = {
  /** What is drawn: once it has changed it is drawn anew. */
  of: unknown;
  children: ReactNode;
  failed: ReactNode;
};
type State = { failed: boolean; of: unknown };

/** Options that cannot be drawn must not take the menu behind them along. */
export class ModifiersBoundary extends Component<Props, State> {
  override state: State = { failed: false, of: this.props.of };
  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }
  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { failed: false, of };
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}
