import { IconCircleCheck } from '@servery/ui/icon';
import type { CSSProperties } from 'react';
import css from './split-bar.module.css';

export type SplitBarProps = { total: number; left: number; money: (cents: number) => string };

/** What is covered and what is still open, drawn to scale. */
export function SplitBar({ total, left, money }: SplitBarProps) {
  const covered = total - left;
  const parts = [
    { id: 'covered', cents: covered, label: 'Pay in store' },
    { id: 'open', cents: left, label: 'Still open' },
  ].filter(({ cents }) => cents > 0);
  return (
    <ol aria-label="Split" className={css.split}>
      {parts.map(({ id, cents, label }) => (
        <li key={id} data-part={id} style={{ '--share': cents } as CSSProperties} className={css.part}>
          <b>{money(cents)}</b>
          <span>
            {id === 'covered' ? <IconCircleCheck /> : null}
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
