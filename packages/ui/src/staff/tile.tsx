import type { ComponentProps, ReactNode } from 'react';
import { CountBadge } from '#actions/badge';
import { cx } from '#foundations/cx';
import type { Tint } from '#surfaces/picture';
import css from './tile.module.css';

export type TileProps = {
  title: ReactNode;
  /** below left: an amount, "Sold out" */
  note?: ReactNode;
  picture?: ReactNode;
  tint?: Tint;
  count?: number;
  muted?: boolean;
} & Omit<ComponentProps<'button'>, 'title' | 'children'>;

/** A fast target: tinted, name above, amount and picture below. */
export function Tile({
  title,
  note,
  picture,
  tint = 'oat',
  count = 0,
  muted,
  className,
  ...rest
}: TileProps) {
  return (
    <button
      {...rest}
      type="button"
      data-tint={tint}
      data-muted={muted || undefined}
      className={cx(css.tile, className)}
    >
      <b className={css.title}>
        {count > 0 && <CountBadge className={css.count}>{count}</CountBadge>}
        {title}
      </b>
      <span className={css.note}>{note}</span>
      {picture !== undefined && <span className={css.picture}>{picture}</span>}
    </button>
  );
}

export type BigToggleProps = {
  pressed: boolean;
  icon?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** words in the middle */
  center?: boolean;
  /** l = an amount in large figures, on sunk ground */
  size?: 'm' | 'l';
} & Omit<ComponentProps<'button'>, 'title' | 'children'>;
/** A large choice that stays pressed: a way to pay, a quick amount. */
export function BigToggle({
  pressed,
  icon,
  title,
  note,
  center,
  size = 'm',
  className,
  ...rest
}: BigToggleProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      data-center={center || undefined}
      data-size={size}
      className={cx(css.big, className)}
    >
      {icon}
      <span>
        {title}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}
