import { IconGripVertical } from '@servery/ui/foundations/icon-more';
import type { ComponentProps } from 'react';
import css from './menu.module.css';
import { t } from '#features/menu/texts.ts';

type Props = { name: string } & Omit<ComponentProps<'button'>, 'name'>;

/** What a row is moved by. */
export const Grip = ({ name, ...rest }: Props) => (
  <button {...rest} type="button" aria-label={t.move({ name })} title={t.moveHint} className={css.grip}>
    <IconGripVertical />
  </button>
);
