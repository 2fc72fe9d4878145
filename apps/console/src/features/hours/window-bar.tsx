import { clockText } from '@servery/domain/hours/words';
import { clockOf, type Span, spansOf, writtenSpan } from '@servery/domain/hours/written-hours';
import { IconButton } from '@servery/ui/actions/icon-button';
import { IconX } from '@servery/ui/foundations/icon';
import type { KeyboardEvent, PointerEvent } from 'react';
import { type End, placeIn, STEP } from '#features/hours/rules/lane.ts';
import { spanText } from '#features/hours/span-text.ts';
import css from './hours.module.css';
import { t } from '#features/hours/texts.ts';

type Props = {
  /** 'Pickup on Monday' */
  label: string;
  windows: readonly string[];
  at: number;
  shown: Span;
  isChanged: boolean;
  onEnd: (end: End, to: number) => void;
  onRemove: () => void;
};

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
};
const said = (minutes: number): string => clockText(clockOf(minutes));

/** One stretch of opening hours: its ends are dragged, or moved with the arrow keys. */
export function WindowBar({ label, windows, at, shown, isChanged, onEnd, onRemove }: Props) {
  const span = spansOf(windows)[at];
  if (!span) return null;
  const handle = (end: End) => ({
    role: 'slider' as const,
    tabIndex: 0,
    'aria-label': end === 'from' ? t.opens({ label }) : t.closes({ label }),
    'aria-valuemin': shown.from,
    'aria-valuemax': shown.to,
    'aria-valuenow': span[end],
    'aria-valuetext': said(span[end]),
    className: css.handle,
    'data-end': end,
    onPointerDown: (event: PointerEvent<HTMLElement>) =>
      event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const lane = event.currentTarget.closest('[data-lane]');
      if (!lane || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { left, width } = lane.getBoundingClientRect();
      onEnd(end, shown.from + ((event.clientX - left) / width) * (shown.to - shown.from));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      onEnd(end, span[end] + by);
    },
  });
  return (
    <div
      className={css.window}
      data-changed={isChanged || undefined}
      style={{
        insetInlineStart: `${placeIn(shown, span.from)}%`,
        inlineSize: `${placeIn(shown, span.to) - placeIn(shown, span.from)}%`,
      }}
    >
      <span {...handle('from')} />
      <span className={css.span}>{spanText(writtenSpan(span))}</span>
      <IconButton
        label={t.removeHours({ label })}
        icon={<IconX />}
        kind="bare"
        className={css.drop}
        onClick={onRemove}
      />
      <span {...handle('to')} />
    </div>
  );
}
