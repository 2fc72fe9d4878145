import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './topbar.module.css';

export type TopBarProps = {
  /** a mark, a back button */
  start?: ReactNode;
  title?: ReactNode;
  /** icon buttons */
  end?: ReactNode;
  /** more rows that stick together with the bar: a pill, chips */
  below?: ReactNode;
  sticky?: boolean;
  shadow?: boolean;
  className?: string;
};

export function TopBar({ start, title, end, below, sticky, shadow, className }: TopBarProps) {
  return (
    <header
      data-sticky={sticky || undefined}
      data-shadow={shadow || undefined}
      className={cx(css.holder, className)}
    >
      <div className={css.bar}>
        {start}
        {title !== undefined && <span className={cx('display', css.title)}>{title}</span>}
        <span className={css.spacer} />
        {end}
      </div>
      {below}
    </header>
  );
}

export type PillBarProps = { icon?: ReactNode; children: ReactNode; action?: ReactNode; className?: string };
/** One line that says how things stand, with the button that changes it. */
export function PillBar({ icon, children, action, className }: PillBarProps) {
  return (
    <div className={cx(css.pill, className)}>
      {icon}
      <span className={css.words}>{children}</span>
      {action}
    </div>
  );
}
