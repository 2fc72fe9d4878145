import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import { IconChevronRight } from '#foundations/icon-more';
import css from './list.module.css';

/** A raised group of rows; children are ListRow, ListButton or ListLink. */
export function List({
  children,
  label,
  className,
}: {
  children: ReactNode;
  label?: string;
  className?: string;
}) {
  return (
    <ul aria-label={label} className={cx(css.list, className)}>
      {children}
    </ul>
  );
}

export type RowLook = {
  icon?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** far end: an amount, a text button; a chevron when absent on a button or link */
  end?: ReactNode;
  tone?: 'plain' | 'good' | 'accent' | 'bad';
};

function Inside({ icon, title, note, end }: RowLook) {
  return (
    <>
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <span className={css.words}>
        <span>{title}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
      {end !== undefined && <span className={css.end}>{end}</span>}
    </>
  );
}

export function ListRow({ tone = 'plain', className, ...rest }: RowLook & { className?: string }) {
  return (
    <li data-tone={tone} className={cx(css.row, className)}>
      <Inside {...rest} />
    </li>
  );
}

export function ListButton(props: RowLook & Omit<ComponentProps<'button'>, 'title'>) {
  const { icon, title, note, end = <IconChevronRight />, tone = 'plain', className, ...rest } = props;
  return (
    <li>
      <button {...rest} type="button" data-tone={tone} className={cx(css.row, css.press, className)}>
        <Inside icon={icon} title={title} note={note} end={end} />
      </button>
    </li>
  );
}

export function ListLink(props: RowLook & Omit<ComponentProps<'a'>, 'title'>) {
  const { icon, title, note, end = <IconChevronRight />, tone = 'plain', className, ...rest } = props;
  return (
    <li>
      <a {...rest} data-tone={tone} className={cx(css.row, css.press, className)}>
        <Inside icon={icon} title={title} note={note} end={end} />
      </a>
    </li>
  );
}
