import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './slip.module.css';

export type Heat = 'calm' | 'warm' | 'hot' | 'late';

export type SlipProps = {
  heat?: Heat;
  /** share of the time that is left, 0 to 100 */
  left?: number;
  /** folded to one row, without the time bar */
  folded?: boolean;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
};

/** A card on a wall: a bar for the time that is left, which warms in colour. */
export function Slip({ heat = 'calm', left = 100, folded, children, className, ...rest }: SlipProps) {
  return (
    <article
      {...rest}
      data-heat={heat}
      data-folded={folded || undefined}
      style={{ '--left': left } as CSSProperties}
      className={cx(css.slip, className)}
    >
      {children}
    </article>
  );
}

export type SlipHeadProps = {
  number: ReactNode;
  icon?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
  good?: boolean;
};
export function SlipHead({ number, icon, title, note, end, good }: SlipHeadProps) {
  return (
    <header className={css.head}>
      <span data-good={good || undefined} className={css.number}>
        {number}
      </span>
      <span className={css.who}>
        <b>
          {icon}
          {title}
        </b>
        {note}
      </span>
      {end}
    </header>
  );
}

/** The time as text, e.g. "6:15" or "−1:40": never colour alone. */
export function TimePill({ heat = 'calm', children }: { heat?: Heat; children: ReactNode }) {
  return (
    <span role="timer" data-heat={heat} className={css.time}>
      {children}
    </span>
  );
}

/** A strip inside a slip: bad = must be seen, highlight = a note. */
export function SlipNote({
  tone,
  icon,
  children,
}: {
  tone: 'bad' | 'highlight';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <p data-tone={tone} className={css.note}>
      {icon}
      {children}
    </p>
  );
}
