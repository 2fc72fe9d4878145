import type { CallOutput } from '@servery/contract/registry';
import { localDateTime } from '@servery/domain/hours/times';
import { dayText } from '@servery/domain/hours/words';
import { formatCents } from '@servery/domain/money';
import { methodText, paymentFlow } from '@servery/domain/payments/methods';
import type { MovementRecord } from '#stores/movements';

type Movement = CallOutput<'BalanceMovements'>['movements'][number];

function kindOf({ other, cents, purpose }: MovementRecord): Movement['kind'] {
  if (other === 'orders') return cents < 0 ? 'order' : 'refund';
  if (other === 'venue') return cents < 0 ? 'debit' : 'credit';
  if (other === 'held') return cents < 0 ? 'payout' : 'payout_returned';
  return purpose === 'topup' || purpose === 'auto_topup' ? purpose : 'credit';
}

/** The card's own name where it was one: 'Visa', not 'Saved card'. */
const paidWith = ({ method, card_type: card }: MovementRecord): string => {
  if (method === null) return '';
  return paymentFlow(method) === 'authorise' && card ? card : methodText(method);
};

/** Each with what there was after it: the last one's is known, and each before it had so much less. */
export function movementViews(
  records: readonly MovementRecord[],
  at: { balance: number; zone: string; now: number },
): Movement[] {
  let after = at.balance;
  return records.map((it) => {
    const view: Movement = {
      id: it.id,
      kind: kindOf(it),
      created: Math.floor(it.created_at / 1000),
      created_day: dayText(localDateTime(it.created_at, at.zone).date, at.now, at.zone),
      amount: formatCents(it.cents),
      balance: formatCents(after),
      order_id: it.order_ref ?? '',
      order_number: it.order_number ?? '',
      paid_with: paidWith(it),
      reason: it.other === 'venue' ? it.memo : '',
    };
    after -= it.cents;
    return view;
  });
}
