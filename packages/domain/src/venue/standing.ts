import { type Instant, localDate } from '#hours/availability';
import { localDateTime } from '#hours/times';
import { clockText, dayText, dayWithin } from '#hours/words';
import { comingSoonText, storeState } from '#locations/venue-state';
import type { VenueFacts } from '#venue/model';
import { t } from '#venue/texts';

/** What the venue's people have set, and what the venue is made with. */
export type Switches = Pick<
  VenueFacts,
  'status' | 'alwaysOpen' | 'closed' | 'pausedUntil' | 'comingSoonText'
>;

export type Standing = {
  state: 'open' | 'paused' | 'closed';
  /** Whether an order for now can be taken, opening hours aside. */
  online: boolean;
  /** Whether any order is taken, be it for later: a venue that is closed or coming soon takes none. */
  takesOrders: boolean;
  /** Minutes until the pause ends; a time before that is not offered. */
  pausedMinutes: number;
};

const MINUTE = 60_000;

const isComingSoon = ({ status }: Switches): boolean => storeState({ status }) === 'inactive';

export function standingOf(venue: Switches, now: Instant): Standing {
  if (venue.closed) return { state: 'closed', online: false, takesOrders: false, pausedMinutes: 0 };
  if (isComingSoon(venue)) return { state: 'open', online: false, takesOrders: false, pausedMinutes: 0 };
  if (venue.pausedUntil > now) {
    const pausedMinutes = Math.ceil((venue.pausedUntil - now) / MINUTE);
    return { state: 'paused', online: false, takesOrders: true, pausedMinutes };
  }
  const online = venue.status === 'online' || venue.alwaysOpen;
  return { state: 'open', online, takesOrders: true, pausedMinutes: 0 };
}

/** 'until 12:45 pm', 'until 7 am tomorrow'; 'for today' where it ends with the day. */
function pauseText(end: Instant, now: Instant, zone: string): string {
  if (end === nextDay(now, zone)) return t.forToday;
  const { date, time } = localDateTime(end, zone);
  const clock = clockText(time);
  const isToday = date === localDate(now, zone).toString();
  return isToday
    ? t.until({ time: clock })
    : t.untilOn({ time: clock, day: dayWithin(dayText(date, now, zone)) });
}

/** Why a venue takes no orders for now whatever its hours say; empty while its hours decide. */
export function standingText(venue: Switches, now: Instant, zone: string): string {
  const { state, online } = standingOf(venue, now);
  if (state === 'closed') return t.closedForNow;
  if (isComingSoon(venue)) return comingSoonText({ cstext: venue.comingSoonText });
  if (state === 'paused') return t.ordersPaused({ time: pauseText(venue.pausedUntil, now, zone) });
  return online ? '' : t.notTakingOrders;
}

/** The first moment of the venue's next day. */
export const nextDay = (now: Instant, zone: string): Instant =>
  localDate(now, zone).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;

const LONGEST_PAUSE_MINUTES = 24 * 60;

/** When a pause of some minutes ends; without a number it ends with the venue's day. */
export function pauseEnd(minutes: number | undefined, now: Instant, zone: string): Instant | undefined {
  if (minutes === undefined) return nextDay(now, zone);
  return minutes < 1 || minutes > LONGEST_PAUSE_MINUTES ? undefined : now + minutes * MINUTE;
}

export type SoldOutFor = 'hour' | 'today' | 'open';

/** Until when a product is sold out, and what customers read. 0 is until somebody puts it back. */
export function soldOutFor(
  howLong: SoldOutFor,
  now: Instant,
  zone: string,
): { until: Instant; text: string } {
  if (howLong === 'open') return { until: 0, text: t.soldOut };
  if (howLong === 'today') return { until: nextDay(now, zone), text: t.soldOutBackTomorrow };
  const until = now + 60 * MINUTE;
  return { until, text: t.soldOutBackAt({ time: clockText(localDateTime(until, zone).time) }) };
}
