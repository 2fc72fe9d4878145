import type { ReactNode } from 'react';
import css from './skip-link.module.css';

/** Seen only by whoever comes to it with the keyboard: leads past what would take many tabs. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={css.skip}>
      {children}
    </a>
  );
}
