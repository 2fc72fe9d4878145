import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import { useFollowCurrent } from '#foundations/follow';
import css from './chips.module.css';

export type ChipStripProps = {
  label: string;
  children: ReactNode;
  /** changes when another chip becomes current: the strip then scrolls it to the middle */
  follow?: string | null;
  wrap?: boolean;
  className?: string;
};

/** A sideways strip of chips; `wrap` lets them break into lines instead. */
export function ChipStrip({ label, children, follow, wrap, className }: ChipStripProps) {
  const strip = useFollowCurrent(follow, 'left');
  return (
    <nav ref={strip} aria-label={label} className={cx(css.strip, wrap && css.wrap, className)}>
      {children}
    </nav>
  );
}

export type ChipLinkProps = { current?: boolean; icon?: ReactNode } & ComponentProps<'a'>;
export function ChipLink({ current, icon, children, className, ...rest }: ChipLinkProps) {
  return (
    <a {...rest} aria-current={current ? 'true' : undefined} className={cx(css.chip, className)}>
      {icon}
      {children}
    </a>
  );
}

export type ChipToggleProps = {
  pressed: boolean;
  icon?: ReactNode;
  /** pressed means left out: dark and struck through */
  struck?: boolean;
} & ComponentProps<'button'>;
export function ChipToggle({ pressed, icon, struck, children, className, ...rest }: ChipToggleProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      data-struck={struck || undefined}
      className={cx(css.chip, className)}
    >
      {icon}
      {children}
    </button>
  );
}

export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={css.wrap}>
      {children}
    </fieldset>
  );
}
