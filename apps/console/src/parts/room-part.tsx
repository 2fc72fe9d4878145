import type { ReactNode } from 'react';
import { RoomHead } from '#parts/room.tsx';
import css from './room-part.module.css';

type Props = {
  title: string;
  /** Beside the title: a state, or its one button. */
  beside?: ReactNode;
  /** How wide it grows; all of the page where nothing is said. */
  size?: 'm' | 'l';
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a room under a title of its own. */
export const RoomPart = ({ title, beside, size, className = '', children }: Props) => (
  <section aria-label={title} className={`${css.part} ${className}`} data-size={size}>
    <RoomHead>
      <h2>{title}</h2>
      {beside}
    </RoomHead>
    {children}
  </section>
);
