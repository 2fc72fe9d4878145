import type { ReactNode } from 'react';
import css from './ticket-frame.module.css';
import { t } from '#pos/ticket/texts.ts';

export type TicketFrameProps = { head: ReactNode; children: ReactNode; foot: ReactNode };

/** The slip at the right: who it is for, what is on it, what it comes to. */
export function TicketFrame({ head, children, foot }: TicketFrameProps) {
  return (
    <aside aria-label={t.ticket} className={css.ticket}>
      <header className={css.head}>{head}</header>
      <div className={css.body}>{children}</div>
      <footer className={css.foot}>{foot}</footer>
    </aside>
  );
}
