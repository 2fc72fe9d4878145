import { IconCircleCheck } from '@servery/ui/foundations/icon';
import type { CSSProperties } from 'react';
import css from './split-bar.module.css';
import { t } from '#pos/pay/texts.ts';

export type BarPart = { id: string; cents: number; label: string; is: 'taken' | 'now' | 'open' };
export type SplitBarProps = { parts: readonly BarPart[]; money: (cents: number) => string };

/** What is paid, what is about to be and what is still open, drawn to scale. */
export function SplitBar({ parts, money }: SplitBarProps) {
  return (
    <ol aria-label={t.split} className={css.split}>
      {parts
        .filter(({ cents }) => cents > 0)
        .map(({ id, cents, label, is }) => (
          <li key={id} data-part={is} style={{ '--share': cents } as CSSProperties} className={css.part}>
            <b>{money(cents)}</b>
            <span>
              {is === 'open' ? null : <IconCircleCheck />}
              {label}
            </span>
          </li>
        ))}
    </ol>
  );
}
