import { Component, type ReactNode } from 'react';
import type { SlipAt } from '#features/board/rules/arrow-focus.ts';
import { type Positions, positionsIn, slideFrom } from '#features/board/state/flip.ts';
import { focusedSlip, focusSlip } from '#features/board/state/slip-focus.ts';

type Props = {
  root: HTMLElement | null;
  /** changes whenever a slip comes, goes or moves */
  arrangement: string;
  children: ReactNode;
};
type Before = { positions: Positions; focus: SlipAt | undefined } | null;

/** A class, because only a class can look at the page right before React changes it. */
export class SlideRegion extends Component<Props> {
  override getSnapshotBeforeUpdate(previous: Props): Before {
    const { root } = this.props;
    if (!root || previous.arrangement === this.props.arrangement) return null;
    return { positions: positionsIn(root), focus: focusedSlip(root) };
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Before): void {
    const { root } = this.props;
    if (!root || !before) return;
    slideFrom(root, before.positions);
    /* A bumped slip takes its focused button along into another column: the next in line gets the focus. */
    if (before.focus && (document.activeElement === document.body || !document.activeElement))
      focusSlip(root, before.focus);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
