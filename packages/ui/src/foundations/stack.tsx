import type { CSSProperties, ReactNode } from 'react';
import { cx } from './cx.tsx';
import css from './stack.module.css';

type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'form' | 'main' | 'nav' | 'span';
type Base = {
  as?: Tag;
  gap?: Gap;
  children: ReactNode;
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

const space = (gap: Gap) => ({ '--gap': gap === 0 ? '0px' : `var(--space-${gap})` }) as CSSProperties;

export type StackProps = Base & { align?: 'stretch' | 'start' | 'center' | 'end' };
export function Stack({ as: As = 'div', gap = 4, align = 'stretch', className, ...rest }: StackProps) {
  return <As {...rest} data-align={align} style={space(gap)} className={cx(css.stack, className)} />;
}

export type RowProps = Base & {
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'center' | 'end';
  wrap?: boolean;
};
export function Row({
  as: As = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap,
  ...rest
}: RowProps) {
  return (
    <As
      {...rest}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
      style={space(gap)}
      className={cx(css.row, rest.className)}
    />
  );
}
