import type { Instant } from '#hours/availability';

/** So many tickets fit on the spike of one venue; whoever needs more has forgotten some. */
export const MOST_PARKED = 40;
/** Nobody comes back for it on another day. */
export const KEEP_PARKED_MS = 24 * 3_600_000;
/** From then on somebody may have walked away. */
const LONG_MS = 30 * 60_000;

export const isWaitingLong = (parkedAt: Instant, now: Instant): boolean => now - parkedAt >= LONG_MS;

const MOST_TEXT = 160;

/** 'Flat White, 2 House Lemonade': what a cashier tells two tickets apart by. */
export function parkedSummary(lines: readonly { quantity: number; name: string }[]): string {
  const text = lines.map(({ quantity, name }) => (quantity === 1 ? name : `${quantity} ${name}`)).join(', ');
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT - 1)}…` : text;
}

/** The first place that is free; nothing where the venue has no more. */
export function freeSeat(taken: readonly number[]): number | undefined {
  const held = new Set(taken);
  for (let seat = 1; seat <= MOST_PARKED; seat += 1) if (!held.has(seat)) return seat;
  return undefined;
}
