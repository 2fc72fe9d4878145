import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './badge.module.css';

type Base = { children: ReactNode; className?: string };

export type CountBadgeProps = Base & { tone?: 'accent' | 'highlight' | 'bad' };
export function CountBadge({ tone = 'accent', className, children }: CountBadgeProps) {
  return (
    <span data-tone={tone} className={cx(css.count, className)}>
      {children}
    </span>
  );
}

/** A short code such as a dietary mark; `title` spells it out. */
export type TagProps = Base & { title?: string; tone?: 'sunk' | 'accent' | 'raised' };
export function Tag({ title, tone = 'sunk', className, children }: TagProps) {
  return (
    <abbr title={title} data-tone={tone} className={cx(css.tag, className)}>
      {children}
      {title !== undefined && <span className="visually-hidden"> {title}</span>}
    </abbr>
  );
}

export function Tags({ children, className }: Base) {
  return <span className={cx(css.tags, className)}>{children}</span>;
}

export type NoteTagProps = Base & {
  icon?: ReactNode;
  tone?: 'highlight' | 'accent' | 'good' | 'warn' | 'bad' | 'sunk';
  /** more than a word or two: breaks where it does not fit */
  long?: boolean;
};
/** A pill that says one thing about what it stands beside: a rule, a limit, a notice. */
export function NoteTag({ icon, tone = 'highlight', long, className, children }: NoteTagProps) {
  return (
    <span data-tone={tone} data-long={long || undefined} className={cx(css.note, className)}>
      {icon}
      {children}
    </span>
  );
}

export type StatusProps = Base & {
  tone?: 'good' | 'warn' | 'bad' | 'accent' | 'highlight' | 'soft' | 'deep';
  /** halo round the dot */
  live?: boolean;
  /** colour the words too, not only the dot */
  coloured?: boolean;
  struck?: boolean;
};
export function Status({ tone = 'good', live, coloured, struck, className, children }: StatusProps) {
  return (
    <span
      data-tone={tone}
      data-live={live || undefined}
      data-coloured={coloured || undefined}
      data-struck={struck || undefined}
      className={cx(css.status, className)}
    >
      {children}
    </span>
  );
}
