import { localDateTime } from '#hours/times';
import { clockText, dayText, dayWithin, dateName } from '#hours/words';
import { type FailureCode, failureText } from '#messages/failures';
import type { Details } from '#messages/rule-failures';
import { formatCents, moneyText } from '#money';
import { catalogue } from '#texts/catalogue';

const t = catalogue('standing-orders', {
  noMeans: 'It comes to {total}. Your balance is {balance}, and no card is saved.',
  cardExpired: 'It comes to {total}. Your balance is {balance}, and the card ending {ending} has expired.',
  declined: 'Your bank declined the card ending {ending}. You haven’t been charged.',
  noBank: 'We couldn’t charge the card ending {ending}. You haven’t been charged.',
  closed: 'The store is closed then.',
  notOffered: 'The store doesn’t take standing orders this way any more.',
  late: 'It was too late to place it.',
  full: 'That time is full.',
  gone: 'The store is no longer here.',
  skipped: 'You skipped it.',
  changed: 'The price changed while we were charging your card. You haven’t been charged.',
});

/** Why one date of a standing order is not placed, beside what keeps anybody from ordering. */
export type SkipReason =
  | { code: 'no_means' | 'card_expired'; total: number; balance: number; ending: string }
  | { code: 'declined' | 'no_bank'; ending: string }
  | { code: 'venue_gone' | 'price_changed' | 'customer' }
  | { code: FailureCode; details?: Details | undefined };

const SHUT: ReadonlySet<string> = new Set([
  'time_unavailable',
  'store_closed',
  'store_shut',
  'slot_unavailable',
]);
const FULL: ReadonlySet<string> = new Set(['slot_full', 'stop_full', 'location_full', 'asap_full']);

/** The reason as its customer reads it. */
export function reasonText(reason: SkipReason): string {
  if ('total' in reason) {
    const facts = {
      total: moneyText('$', formatCents(reason.total)),
      balance: moneyText('$', formatCents(reason.balance)),
      ending: reason.ending,
    };
    return reason.code === 'no_means' ? t.noMeans(facts) : t.cardExpired(facts);
  }
  if ('ending' in reason)
    return reason.code === 'declined'
      ? t.declined({ ending: reason.ending })
      : t.noBank({ ending: reason.ending });
  if (reason.code === 'venue_gone') return t.gone;
  if (reason.code === 'customer') return t.skipped;
  if (reason.code === 'price_changed') return t.changed;
  if (SHUT.has(reason.code)) return t.closed;
  if (FULL.has(reason.code)) return t.full;
  if (reason.code === 'time_past') return t.late;
  if (reason.code === 'fulfilment_unavailable') return t.notOffered;
  const { code, details } = reason as { code: FailureCode; details?: Details };
  return failureText(code, details);
}

/** 'Mon 17 Nov, 7:40 am'. */
export function whenText(at: number, now: number, zone: string): string {
  const { date, time } = localDateTime(at, zone);
  return `${dayText(date, now, zone)}, ${clockText(time)}`;
}

/** 'tomorrow, 8:00 pm', within a sentence. */
export function untilText(at: number, now: number, zone: string): string {
  const { date, time } = localDateTime(at, zone);
  return `${dayWithin(dayText(date, now, zone))}, ${clockText(time)}`;
}

/** 'Wed 18 Nov, 7:40 am': for what may be read on another day. */
export function dateText(at: number, zone: string): string {
  const { date, time } = localDateTime(at, zone);
  return `${dateName(date)}, ${clockText(time)}`;
}
