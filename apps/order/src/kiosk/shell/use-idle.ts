import { useEffect, useReducer, useState } from 'react';
import { idleStep, msLeft, watchingFrom } from '#kiosk/shell/idle.ts';

const TICK_MS = 250;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Notices when nobody has touched the screen for a while. */
export function useIdle(watching: boolean) {
  const [idle, send] = useReducer(idleStep, undefined, () => watchingFrom(Date.now()));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!watching) return;
    send({ kind: 'kept', at: Date.now() });
    const touched = () => send({ kind: 'touched', at: Date.now() });
    const timer = setInterval(() => {
      setNow(Date.now());
      send({ kind: 'ticked', at: Date.now() });
    }, TICK_MS);
    for (const name of TOUCHES) window.addEventListener(name, touched, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const name of TOUCHES) window.removeEventListener(name, touched, { capture: true });
    };
  }, [watching]);
  const keep = () => send({ kind: 'kept', at: Date.now() });
  return { phase: watching ? idle.phase : 'watching', msLeft: msLeft(idle, now), keep };
}
