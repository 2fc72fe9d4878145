import type { Cents } from '#money';
import { localDate } from '#hours/availability';
import { dateName } from '#hours/words';

/** Whole dollars, so that it can be paid for in coins. */
const LEAST: Cents = 500;
const MOST: Cents = 50_000;
const DOLLAR: Cents = 100;
/** A gift voucher that is sold in Australia has to last so long; no longer than that is asked for here than ten. */
export const LEAST_YEARS = 3;
export const MOST_YEARS = 10;

export const canBeGift = (cents: Cents): boolean => cents >= LEAST && cents <= MOST && cents % DOLLAR === 0;
export const canLast = (years: number): boolean => years >= LEAST_YEARS && years <= MOST_YEARS;

/** The end of its last day, by the clock of the venue that sold it. It can be spent before this moment. */
export const giftEnd = (soldAt: number, years: number, zone: string): number =>
  localDate(soldAt, zone).add({ years, days: 1 }).toZonedDateTime(zone).epochMilliseconds;

/** Its last day, by the same clock. */
export const giftLastDay = (endsAt: number, zone: string): string => localDate(endsAt - 1, zone).toString();

/** 'Sun 18 Nov 2029': years from now, it needs its year. */
export const giftDay = (date: string): string => `${dateName(date)} ${date.slice(0, 4)}`;

/** Paid for at the counter, or a gift of the house. */
export type GiftPayment = 'cash' | 'card' | 'other' | 'given';

/** returned: what was paid for it was given back, and nothing came back to it since. */
export type GiftState = 'active' | 'spent' | 'ended' | 'stopped' | 'returned';
export type GiftFacts = {
  stoppedAt: number | null;
  returnedAt: number | null;
  endsAt: number;
  balance: Cents;
};

export function giftState({ stoppedAt, returnedAt, endsAt, balance }: GiftFacts, now: number): GiftState {
  if (returnedAt !== null && balance === 0) return 'returned';
  if (stoppedAt !== null) return 'stopped';
  if (now >= endsAt) return 'ended';
  return balance === 0 ? 'spent' : 'active';
}

/** What it pays of what is left: all that it can, or as much as was said. Nothing where that is more than it has. */
export function giftPart(left: Cents, balance: Cents, wanted?: Cents): Cents | undefined {
  const cents = wanted ?? Math.min(left, balance);
  return cents > balance ? undefined : cents;
}
