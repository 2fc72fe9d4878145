import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '#foundations/cx';
import css from './table.module.css';

export type TableProps = {
  /** names the table for those who cannot see it */
  label: string;
  /** <thead> and <tbody>; a chosen row carries aria-current, a figure cell data-end */
  children: ReactNode;
  className?: string;
};

/** Whether it is wider than its place, so that it has to be scrolled. */
function useOverflow() {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const seen = new ResizeObserver(() => setOverflows(place.scrollWidth > place.clientWidth));
    seen.observe(place);
    if (place.firstElementChild) seen.observe(place.firstElementChild);
    return () => seen.disconnect();
  }, []);
  return { box, overflows };
}

export function Table({ label, children, className }: TableProps) {
  const { box, overflows } = useOverflow();
  return (
    // With nothing in it to go to, the keys could not scroll it.
    <div
      ref={box}
      className={cx(css.scroll, className)}
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table aria-label={label} className={css.table}>
        {children}
      </table>
    </div>
  );
}
