import type { EditedPromo, HeldPromoValue } from '@servery/contract/entities/promo-editor';
import { formatCents, parseCents, percentText } from '@servery/domain/money';

/** What is being written: numbers as they were typed, until it is saved. */
export type Written = HeldPromoValue;
export type Problem =
  | 'code'
  | 'codeShape'
  | 'percent'
  | 'amount'
  | 'product'
  | 'minimum'
  | 'atMost'
  | 'dates';

const CODE = /^[\p{Lu}\p{Nd}][\p{Lu}\p{Nd}_-]*$/u;
const MOST_CENTS = 999_999_999;
const MOST_PERCENT = 10_000;

/** A code as it is typed: in capital letters, without spaces. */
export const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/\s+/g, '');

/** Nothing stands for no limit, as it does on paper; what is whole has its sign. */
export function shownAmount(amount: string): string {
  if (amount === '0.00') return '';
  return /\.\d{2}$/.test(amount) ? `$${amount}` : amount;
}
export const typedAmount = (typed: string): string => typed.replaceAll('$', '');

/** '5' and '$5.0' as '5.00', nothing as '0.00'; what is no amount is nothing. */
function amountOf(typed: string): string | undefined {
  const bare = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  const cents = bare === '' ? 0 : parseCents(bare);
  return cents === undefined || cents < 0 || cents > MOST_CENTS ? undefined : formatCents(cents);
}

function percentOf(typed: string): string | undefined {
  const points = parseCents(typed.trim().replace(/%$/, '').trim());
  return points === undefined || points <= 0 || points > MOST_PERCENT ? undefined : percentText(points);
}

function offOf({ off }: Written): { off: EditedPromo['off'] } | { problem: Problem } {
  switch (off.kind) {
    case 'free_delivery':
      return { off };
    case 'amount': {
      const amount = amountOf(off.amount);
      return amount === undefined || amount === '0.00' ? { problem: 'amount' } : { off: { ...off, amount } };
    }
    case 'percent': {
      const percent = percentOf(off.percent);
      return percent === undefined ? { problem: 'percent' } : { off: { ...off, percent } };
    }
    case 'product': {
      const percent = percentOf(off.percent);
      if (percent === undefined) return { problem: 'percent' };
      return off.product_id > 0
        ? { off: { kind: 'product', percent, product_id: off.product_id } }
        : { problem: 'product' };
    }
  }
}

/** What is saved of it, or everything that keeps it from that. A promo without a code stays one. */
export function toSave(
  value: Written,
  { needsCode }: { needsCode: boolean },
): { promo: EditedPromo } | { problems: ReadonlySet<Problem> } {
  const problems = new Set<Problem>();
  const given = offOf(value);
  if ('problem' in given) problems.add(given.problem);
  const minimum = amountOf(value.minimum);
  const atMost = amountOf(value.at_most);
  if (minimum === undefined) problems.add('minimum');
  if (atMost === undefined) problems.add('atMost');
  if (value.code === '' && needsCode) problems.add('code');
  if (value.code !== '' && !CODE.test(value.code)) problems.add('codeShape');
  if (value.from !== '' && value.until !== '' && value.until <= value.from) problems.add('dates');
  if (problems.size > 0 || 'problem' in given || minimum === undefined || atMost === undefined)
    return { problems };
  return { promo: { ...value, off: given.off, minimum, at_most: atMost } };
}

export const newPromo = (): Written => ({
  code: '',
  title: '',
  description: '',
  terms: '',
  off: { kind: 'percent', percent: '10' },
  minimum: '0.00',
  at_most: '0.00',
  fulfilment: [],
  from: '',
  until: '',
  days: [],
  time_from: '',
  time_to: '',
  listed: true,
  reward: false,
  uses_total: 0,
  uses_each: 0,
  who: 'everyone',
  paused: false,
});

/** The first and the last day of a promo: one that ends at midnight has its last day before. */
export const firstDay = (from: string): string => from.slice(0, 10);
export function lastDay(until: string): string {
  const [date = '', time] = until.split(' ');
  return time === '00:00' ? Temporal.PlainDate.from(date).subtract({ days: 1 }).toString() : date;
}
export const fromDay = (date: string): string => (date === '' ? '' : `${date} 00:00`);
export const untilDay = (date: string): string =>
  date === '' ? '' : `${Temporal.PlainDate.from(date).add({ days: 1 }).toString()} 00:00`;
