import { formatCents, moneyText } from '@servery/domain/money';
import { tenderText } from '@servery/domain/payments/tender';
import type { GiftPaid } from '#stores/gifts';
import type { TenderRecord } from '#stores/tenders';
import { t } from '#views/texts';

export const dollarsOf = (cents: number): string => moneyText('$', formatCents(cents));

/** '$50.00 received, $12.50 change. Taken by Jo Tan'. */
function saidOf(it: TenderRecord, gifts: readonly GiftPaid[]): string {
  const gift = gifts.find(({ attemptId }) => attemptId === it.attempt_id);
  const cash = t.receivedChange({ amount: dollarsOf(it.received), amount2: dollarsOf(it.change_given) });
  return [
    ...(it.kind === 'cash' ? [cash] : []),
    ...(gift ? [t.giftLeft({ ending: gift.ending, amount: dollarsOf(gift.left) })] : []),
    ...(it.rounding === 0 ? [] : [t.roundedBy({ amount: dollarsOf(it.rounding) })]),
    ...(it.taken_by === '' ? [] : [t.takenBy({ taken_by: it.taken_by })]),
  ].join('. ');
}

/** Money that somebody took at the counter, for the console and the till alike. */
export const tenderView = (it: TenderRecord, gifts: readonly GiftPaid[]) => ({
  method: tenderText(it.kind),
  amount: formatCents(it.cents),
  text: saidOf(it, gifts),
  at: Math.floor(it.created_at / 1000),
});
