import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './sums.module.css';

export type SumRow = {
  id: string;
  label: ReactNode;
  /** after the label in smaller soft ink */
  aside?: ReactNode;
  /** already formatted; a change of it is animated */
  amount: string;
  kind?: 'plain' | 'less' | 'sum' | 'fine';
};

/** A column that adds up before the eyes. */
export function Sums({ rows, className }: { rows: SumRow[]; className?: string }) {
  return (
    <dl className={cx(css.sums, className)}>
      {rows.map(({ id, label, aside, amount, kind = 'plain' }) => (
        <Fragment key={id}>
          <dt data-kind={kind} className={cx(kind === 'sum' && 'display')}>
            {label}
            {aside !== undefined && <small> {aside}</small>}
          </dt>
          <dd data-kind={kind}>
            <span key={amount} className={css.amount}>
              {amount}
            </span>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
