import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './table.module.css';

export type TableProps = {
  /** names the table for those who cannot see it */
  label: string;
  /** <thead> and <tbody>; a chosen row carries aria-current, a figure cell data-end */
  children: ReactNode;
  className?: string;
};

export function Table({ label, children, className }: TableProps) {
  return (
    <div className={cx(css.scroll, className)}>
      <table aria-label={label} className={css.table}>
        {children}
      </table>
    </div>
  );
}
