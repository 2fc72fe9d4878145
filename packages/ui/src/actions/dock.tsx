import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#foundations/cx';
import css from './dock.module.css';

export type DockProps = {
  /** line = solid with a hairline; fade = floats over what scrolls; raised = kiosk foot with round shoulders */
  look?: 'line' | 'fade' | 'raised';
  children: ReactNode;
  className?: string;
};

/** Holds the main action at the lower edge. */
export function Dock({ look = 'line', children, className }: DockProps) {
  return (
    <div data-look={look} className={cx(css.dock, className)}>
      {children}
    </div>
  );
}

export type BarLook = { count?: number | string; note?: ReactNode; end?: ReactNode };

function Inside({ count, note, end, children }: BarLook & { children?: ReactNode }) {
  return (
    <>
      {count !== undefined && (
        <span key={count} className={css.count}>
          {count}
        </span>
      )}
      <span className={css.label}>
        {children}
        {note !== undefined && <span className={css.note}> · {note}</span>}
      </span>
      {end !== undefined && <span className={css.end}>{end}</span>}
    </>
  );
}

/** The wide raised bar that carries a count, words and an amount. */
export function BarButton({
  count,
  note,
  end,
  children,
  className,
  ...rest
}: BarLook & ComponentProps<'button'>) {
  return (
    <button {...rest} type="button" className={cx(css.bar, className)}>
      <Inside {...{ count, note, end }}>{children}</Inside>
    </button>
  );
}

export function BarLink({ count, note, end, children, className, ...rest }: BarLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={cx(css.bar, className)}>
      <Inside {...{ count, note, end }}>{children}</Inside>
    </a>
  );
}
