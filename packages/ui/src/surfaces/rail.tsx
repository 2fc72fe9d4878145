import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import { useFollowCurrent } from '#foundations/follow';
import css from './rail.module.css';

export type RailProps = {
  label: string;
  children: ReactNode;
  /** row = small picture beside the name (desktop); plate = picture above the name (kiosk); nav = icon and name (console) */
  look?: 'row' | 'plate' | 'nav';
  /** changes when another link becomes current: the rail then scrolls it into its middle */
  follow?: string | null;
  className?: string;
};

export function Rail({ label, children, look = 'row', follow, className }: RailProps) {
  const rail = useFollowCurrent(follow, 'top');
  return (
    <nav ref={rail} aria-label={label} data-look={look} className={cx(css.rail, className)}>
      {children}
    </nav>
  );
}

export type RailLinkProps = {
  current?: boolean;
  picture?: ReactNode;
  count?: ReactNode;
} & ComponentProps<'a'>;
export function RailLink({ current, picture, count, children, className, ...rest }: RailLinkProps) {
  return (
    <a {...rest} aria-current={current ? 'true' : undefined} className={cx(css.link, className)}>
      {picture !== undefined && <span className={css.picture}>{picture}</span>}
      <span>{children}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </a>
  );
}
