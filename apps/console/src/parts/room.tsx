import type { ReactNode } from 'react';
import { TitleAlone } from '#parts/title-alone.tsx';
import css from './room.module.css';

type Props = {
  label: string;
  /** What is being worked on; where there is no room beside the page it stands in its place. */
  pane?: ReactNode;
  /** A form, or a page of its own. */
  paneSize?: 'narrow' | 'wide';
  children: ReactNode;
};

/** A page of the console, and beside it the one thing that is open. */
export const Room = ({ label, pane, paneSize = 'wide', children }: Props) => (
  <div className={css.frame}>
    <div className={css.screen} data-pane={pane ? paneSize : undefined}>
      <section aria-label={label} className={css.page}>
        {children}
      </section>
      {pane && <TitleAlone>{label}</TitleAlone>}
      {pane}
    </div>
  </div>
);

/** Title of a room, what goes with it, and its one button at the end. */
export const RoomHead = ({ children }: { children: ReactNode }) => (
  <header className={css.head}>{children}</header>
);

/** What is not saved yet, in sight wherever the page is scrolled to. */
export const RoomFoot = ({ children }: { children: ReactNode }) => (
  <footer className={css.foot}>{children}</footer>
);
