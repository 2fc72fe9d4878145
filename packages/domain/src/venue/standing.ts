import { type Instant, localDate } from '#hours/availability';
import { localDateTime } from '#hours/times';
import { clockText } from '#hours/words';

/** What the venue's people have set, and what the venue is made with. */
export type Switches = {
  status: string;
  always_open: number;
  order_for_later: number;
  /** 1 takes no order at all, not even for later. */
  closed: number;
  /** No order for a time before this moment; 0 when it is not paused. */
  paused_until: number;
};

export type Standing = {
  state: 'open' | 'paused' | 'closed';
  /** Whether an order for now can be taken, opening hours aside. */
  online: boolean;
  orderForLater: boolean;
  /** Minutes until the pause ends; a time before that is not offered. */
  pausedMinutes: number;
};

const MINUTE = 60_000;

export function standingOf(venue: Switches, now: Instant): Standing {
  const orderForLater = venue.order_for_later === 1;
  if (venue.closed === 1) return { state: 'closed', online: false, orderForLater: false, pausedMinutes: 0 };
  if (venue.paused_until > now) {
    const pausedMinutes = Math.ceil((venue.paused_until - now) / MINUTE);
    return { state: 'paused', online: false, orderForLater, pausedMinutes };
  }
  const online = venue.status === 'online' || venue.always_open === 1;
  return { state: 'open', online, orderForLater, pausedMinutes: 0 };
}

/** 'Orders paused until 12:45 pm'; empty while nothing is switched. */
export function standingText(venue: Switches, now: Instant, zone: string): string {
  const { state } = standingOf(venue, now);
  if (state === 'closed') return 'Closed for now';
  if (state === 'open') return '';
  const { date, time } = localDateTime(venue.paused_until, zone);
  const today = date === localDateTime(now, zone).date;
  return today ? `Orders paused until ${clockText(time)}` : 'Orders paused for today';
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
  if (howLong === 'open') return { until: 0, text: 'Sold out' };
  if (howLong === 'today') return { until: nextDay(now, zone), text: 'Sold out, back tomorrow' };
  const until = now + 60 * MINUTE;
  return { until, text: `Sold out, back at ${clockText(localDateTime(until, zone).time)}` };
}
