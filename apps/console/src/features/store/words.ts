import type { StoreStatus } from '#features/store/use-switch-store.ts';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#features/store/texts.ts';

const clock = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at * 1000);

const day = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at * 1000);

/** 'Until 12:45 pm.', or that it lasts the rest of the day. */
export function pauseText(status: StoreStatus, now: number, zone: string): string {
  const sameDay = day(status.paused_until, zone) === day(now, zone);
  const until = sameDay ? t.until({ time: clock(status.paused_until, zone) }) : t.restOfDay;
  return t.stillOpen({ until });
}

export const titleOf: Readonly<Record<StoreStatus['state'], string>> = catalogue('console-store-titleof', {
  open: 'Taking online orders',
  paused: 'Online orders paused',
  closed: 'Store closed',
});
