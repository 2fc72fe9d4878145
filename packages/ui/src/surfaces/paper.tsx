import type { ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './paper.module.css';

export type PaperProps = {
  as?: 'div' | 'section' | 'aside' | 'article';
  pad?: 'm' | 'l' | 'xl';
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** A slip of paper with a scalloped lower edge. The shadow sits on the wrapper: a mask would cut it off. */
export function Paper({ as: As = 'section', pad = 'm', children, className, ...rest }: PaperProps) {
  return (
    <As {...rest} className={cx(css.shadow, className)}>
      <div data-pad={pad} className={css.paper}>
        {children}
      </div>
    </As>
  );
}

/** The perforation between two parts of a paper. */
export function Tear({ tight }: { tight?: boolean }) {
  return <hr className={cx(css.tear, tight && css.tight)} />;
}
