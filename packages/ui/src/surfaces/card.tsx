import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './card.module.css';

export type CardProps = {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form';
  /** rest = white with a soft shadow; deep = full brand panel; highlight = look here */
  look?: 'rest' | 'raised' | 'line' | 'sunk' | 'accent' | 'highlight' | 'deep';
  pad?: 'none' | 's' | 'm' | 'l';
  radius?: 'm' | 'l';
  /** accent ring */
  selected?: boolean;
  children: ReactNode;
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

export function Card(props: CardProps) {
  const { as: As = 'div', look = 'rest', pad = 'm', radius = 'l', selected, className, ...rest } = props;
  return (
    <As
      {...rest}
      data-look={look}
      data-pad={pad}
      data-radius={radius}
      data-selected={selected || undefined}
      className={cx(css.card, className)}
    />
  );
}

export type FigureProps = {
  label: ReactNode;
  value: ReactNode;
  tone?: 'line' | 'accent' | 'highlight' | 'plain';
};
/** A labelled amount that is the point of its box: received, change, left. */
export function Figure({ label, value, tone = 'plain' }: FigureProps) {
  return (
    <p data-tone={tone} className={css.figure}>
      <span>{label}</span>
      <output>{value}</output>
    </p>
  );
}
