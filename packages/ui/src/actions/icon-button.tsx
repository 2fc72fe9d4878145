import type { ComponentProps, ReactNode } from 'react';
import { CountBadge } from './badge.tsx';
import { cx } from '#foundations/cx';
import { IconPlus } from '#foundations/icon';
import css from './icon-button.module.css';

export type IconButtonLook = {
  /** read aloud */
  label: string;
  icon: ReactNode;
  kind?: 'bare' | 'raised' | 'sunk' | 'primary' | 'bad';
  /** a count in the corner; the label should say it too */
  badge?: ReactNode;
};

function Inside({ icon, badge }: { icon: ReactNode; badge?: ReactNode }) {
  return (
    <>
      {icon}
      {badge !== undefined && badge !== 0 && <CountBadge className={css.badge}>{badge}</CountBadge>}
    </>
  );
}

export function IconButton(props: IconButtonLook & Omit<ComponentProps<'button'>, 'children'>) {
  const { label, icon, kind = 'bare', badge, className, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} aria-label={label} data-kind={kind} className={cx(css.button, className)}>
      <Inside icon={icon} badge={badge} />
    </button>
  );
}

export function IconLink(props: IconButtonLook & Omit<ComponentProps<'a'>, 'children'>) {
  const { label, icon, kind = 'bare', badge, className, ...rest } = props;
  return (
    <a {...rest} aria-label={label} data-kind={kind} className={cx(css.button, className)}>
      <Inside icon={icon} badge={badge} />
    </a>
  );
}

export type PlusButtonProps = {
  label: string;
  /** shown instead of the plus once above zero */
  count?: number;
  /** cut = white with a ring of the page's colour, to sit on a picture; solid = filled accent */
  kind?: 'cut' | 'solid';
  icon?: ReactNode;
} & Omit<ComponentProps<'button'>, 'children'>;

export function PlusButton({ label, count = 0, kind = 'cut', icon, className, ...rest }: PlusButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      data-kind={kind}
      data-in={count > 0 || undefined}
      className={cx(css.plus, className)}
    >
      {count > 0 ? (
        <span key={count} className={css.count}>
          {count}
        </span>
      ) : (
        (icon ?? <IconPlus />)
      )}
    </button>
  );
}
