import type { ReactNode } from 'react';
import css from './disclosure.module.css';

export type DisclosureProps = { summary: ReactNode; children: ReactNode; open?: boolean };
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details open={open} className={css.disclosure}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
