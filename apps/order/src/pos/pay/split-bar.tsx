import { IconCircleCheck } from '@servery/ui/foundations/icon';
import type { CSSProperties } from 'react';
import css from './split-bar.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/pay/texts.ts';

export type SplitBarProps = { total: number; left: number; money: (cents: number) => string };

/** What is covered and what is still open, drawn to scale. */
export function SplitBar({ total, left, money }: SplitBarProps) {
  const covered = total - left;
  const parts = [
    { id: 'covered', cents: covered, label: more.payInStore },
    { id: 'open', cents: left, label: t.leftOver },
  ].filter(({ cents }) => cents > 0);
  return (
    <ol aria-label={t.split} className={css.split}>
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
