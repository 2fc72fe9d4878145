import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.tsx';
import css from './text.module.css';

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'output' | 'legend' | 'dt' | 'strong';
type Base = { as?: Tag; children: ReactNode; className?: string; id?: string };

export type DisplaySize = 17 | 20 | 24 | 32 | 44 | 'title' | 'hero' | 'figure' | 'number';

/** The brand's display face: names, sections, the number that is the point of a screen. */
export function Display({ as: As = 'h2', size = 32, className, ...rest }: Base & { size?: DisplaySize }) {
  return <As {...rest} data-size={size} className={cx('display', css.display, className)} />;
}

export type TextProps = Base & {
  size?: 13 | 15 | 17 | 20 | 24;
  tone?: 'ink' | 'soft' | 'accent' | 'good' | 'warn' | 'bad' | 'highlight' | 'inherit';
  weight?: 'regular' | 'medium' | 'strong';
  /** cut after this many lines */
  lines?: 1 | 2 | 3;
};
export function Text({ as: As = 'p', size, tone = 'inherit', weight, lines, className, ...rest }: TextProps) {
  return (
    <As
      {...rest}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-lines={lines}
      className={cx(css.text, className)}
    />
  );
}

/** An amount, already formatted; figures line up in columns. */
export function Money({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(css.money, className)} />;
}

export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx('visually-hidden', className)} />;
}

export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={cx(css.kbd, className)} />;
}
