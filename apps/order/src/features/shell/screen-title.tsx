import { Display } from '@servery/ui/foundations/text';
import type { ComponentProps } from 'react';
import { useEffect, useId } from 'react';
import { arrive } from '#features/shell/arrival.ts';
import css from '#features/shell/screen.module.css';

type Props = Pick<ComponentProps<typeof Display>, 'size' | 'children' | 'className'>;

/** The one heading of a screen. It takes focus when the customer arrives, so that a screen reader says where. */
export function ScreenTitle({ size = 32, children, className }: Props) {
  const id = useId();
  useEffect(() => arrive(document.getElementById(id)), [id]);
  return (
    <h1 id={id} tabIndex={-1} className={css.title}>
      <Display as="span" size={size} className={className}>
        {children}
      </Display>
    </h1>
  );
}
