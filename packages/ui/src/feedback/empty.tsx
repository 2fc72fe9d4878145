import type { ReactNode } from 'react';
import { Picture } from '#surfaces/picture';
import { Display } from '#foundations/text';
import css from './empty.module.css';

export type EmptyStateProps = {
  /** a clean plate unless given; null for none */
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {picture === undefined ? <Picture tint="none" shape="round" className={css.plate} /> : picture}
      <Display as="h2" size={24}>
        {title}
      </Display>
      {children !== undefined && <div className={css.words}>{children}</div>}
      {action}
    </div>
  );
}
