import { Component, type ReactNode } from 'react';

type Props = { of: unknown; children: ReactNode; renderFailed: (retry: () => void) => ReactNode };

/** Options that cannot be drawn must not take the menu behind them along. */
export class ModifiersBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  /** Other options are another try, whenever they come: after the tap that asked for them, as a rule. */
  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: false });
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.renderFailed(() => this.setState({ failed: false }));
  }
}
