import { beginPull, movePull, PULL, type Pull, pullRefreshes } from '@servery/domain/locations/pull';
import { cx } from '@servery/ui/foundations/cx';
import { IconRefreshCw } from '@servery/ui/foundations/icon';
import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import css from '#features/shell/pull-to-refresh.module.css';
import { checkConnection, useConnection } from '#state/connection.ts';

type Props = { onRefresh: () => void; className?: string; children: ReactNode };

/** Touches come faster than screens are drawn, so what they add up to is kept beside what is shown of it. */
function usePull(onRefresh: () => void) {
  const [shown, show] = useState<Pull>();
  const pull = useRef<Pull>(undefined);
  const set = (next: Pull) => {
    pull.current = next;
    show(next);
  };
  const box = useRef<HTMLDivElement>(null);
  const yOf = (event: TouchEvent): number =>
    (event.touches[0]?.clientY ?? 0) - Math.max(0, box.current?.getBoundingClientRect().top ?? 0);
  const on = {
    onTouchStart: (event: TouchEvent) => set(beginPull(yOf(event), window.scrollY)),
    onTouchMove: (event: TouchEvent) => pull.current && set(movePull(pull.current, yOf(event))),
    onTouchEnd: () => {
      if (pullRefreshes(pull.current)) onRefresh();
      set(undefined);
    },
    onTouchCancel: () => set(undefined),
  };
  return { box, on, shown };
}

/** Without a line a page that is loaded again is lost: then only the line is asked for again. */
const refreshing = (onRefresh: () => void) => (): void => {
  if (useConnection.getState().online) onRefresh();
  else void checkConnection();
};

/** Pulling the page down from its upper edge loads it again. Others have a button for it. */
export function PullToRefresh({ onRefresh, className, children }: Props) {
  const { box, on, shown } = usePull(refreshing(onRefresh));
  const distance = Math.min(shown?.distance ?? 0, PULL.threshold);
  return (
    <div ref={box} className={cx(css.page, className)} {...on}>
      {distance > 0 && (
        <div
          aria-hidden
          data-enough={pullRefreshes(shown) || undefined}
          style={{ '--pull': distance / PULL.threshold } as React.CSSProperties}
          className={css.sign}
        >
          <IconRefreshCw />
        </div>
      )}
      {children}
    </div>
  );
}
