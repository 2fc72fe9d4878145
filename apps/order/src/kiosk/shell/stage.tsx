import { type ReactNode, useEffect } from 'react';
import { BrandName } from '#kiosk/shell/brand-name.tsx';
import { useReach } from '#kiosk/shell/reach.ts';
import { useDevice } from '#state/device.ts';
import css from './stage.module.css';

const stop = (event: Event) => event.preventDefault();

/** A public screen: it fills the glass, holds still, and has no menus of the browser's own. */
export function Stage({ children }: { children: ReactNode }) {
  const { low, set } = useReach();
  const begun = useDevice((device) => device.fulfilment !== null);
  useEffect(() => {
    // The next guest starts with the whole screen.
    if (!begun) set(false);
  }, [begun, set]);
  useEffect(() => {
    document.documentElement.dataset['reach'] = low ? 'low' : 'full';
  }, [low]);
  useEffect(() => {
    const names = ['contextmenu', 'dragstart'] as const;
    for (const name of names) document.addEventListener(name, stop);
    return () => {
      for (const name of names) document.removeEventListener(name, stop);
    };
  }, []);
  return (
    <div className={css.stage}>
      {low ? (
        <div aria-hidden className={css.above}>
          <BrandName onDeep />
        </div>
      ) : null}
      <div className={css.screen}>{children}</div>
    </div>
  );
}
