import { formatCents, moneyText } from '@servery/domain/money';
import { tenderText } from '@servery/domain/payments/tender';
import type { TenderRecord } from '#stores/tenders';
import { t } from '#views/texts';

const dollarsOf = (cents: number): string => moneyText('$', formatCents(cents));

/** '$50.00 received, $12.50 change. Taken by Jo Tan'. */
function saidOf(it: TenderRecord): string {
  const cash = t.receivedChange({ amount: dollarsOf(it.received), amount2: dollarsOf(it.change_given) });
  return [
    ...(it.kind === 'cash' ? [cash] : []),
    ...(it.rounding === 0 ? [] : [t.roundedBy({ amount: dollarsOf(it.rounding) })]),
    t.takenBy({ taken_by: it.taken_by }),
  ].join('. ');
}

/** Money that somebody took at the counter, for the console and the till alike. */
export const tenderView = (it: TenderRecord) => ({
  method: tenderText(it.kind),
  amount: formatCents(it.cents),
  text: saidOf(it),
  at: Math.floor(it.created_at / 1000),
});
