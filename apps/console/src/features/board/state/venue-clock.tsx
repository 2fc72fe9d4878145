import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

const JITTER = 2;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick() {
  for (const listener of listeners) listener();
  timer = setTimeout(tick, 1000 - (Date.now() % 1000) + 5);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) timer = setTimeout(tick, 0);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

type Clock = { offset: number; zone: string };
const ClockContext = createContext<Clock>({ offset: 0, zone: 'UTC' });

type Props = { zone: string; serverNow: number; received: number; children: ReactNode };

/** Goes by the server's clock: a tablet in a kitchen can be minutes off. Small differences are travel time, not drift. */
export function VenueClock({ zone, serverNow, received, children }: Props) {
  const heard = serverNow - Math.floor(received / 1000);
  const [offset, setOffset] = useState(heard);
  if (Math.abs(heard - offset) > JITTER) setOffset(heard);
  const clock = useMemo(() => ({ offset, zone }), [offset, zone]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

export const useZone = (): string => use(ClockContext).zone;

/** Seconds since 1970 at the venue; the component draws anew every second. */
export function useVenueNow(): number {
  const { offset } = use(ClockContext);
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / 1000)) + offset;
}
