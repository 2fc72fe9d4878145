import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; renderFailed: (retry: () => void) => ReactNode };

/** Options that cannot be drawn must not take the menu behind them along. */
export class ModifiersBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.renderFailed(() => this.setState({ failed: false }));
  }
}
