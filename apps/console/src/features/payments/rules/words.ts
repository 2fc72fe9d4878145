import { dollars } from '@servery/domain/money';
import type { Case, Cases } from '#features/payments/use-cases.ts';
import { t } from '#features/payments/rules/texts.ts';

/** What the button does, with the money that it moves. */
export function remedyText({
  remedy,
  remedy_amount: amount,
}: Pick<Case, 'remedy' | 'remedy_amount'>): string {
  return remedy === 'refund'
    ? t.refund({ amount: dollars(amount) })
    : t.askAgain({ amount: dollars(amount) });
}

/** '$23.40 at the provider, $0.00 here' where they differ, else only the amount. */
export const amountText = (it: Pick<Case, 'kind' | 'amount' | 'expected'>): string =>
  it.kind === 'difference' && it.amount !== it.expected
    ? t.amountsDiffer({ theirs: dollars(it.amount), ours: dollars(it.expected) })
    : dollars(it.amount);

type Check = Cases['checks'][number];

export function checkText(check: Pick<Check, 'state' | 'found' | 'checked' | 'problem'>): string {
  if (check.state === 'waiting') return t.comparing;
  if (check.state === 'failed') return t.noAnswer({ problem: check.problem });
  if (check.checked === 0 && check.found === 0) return t.nothingToCompare;
  return check.found === 0
    ? t.allMatch({ count: check.checked })
    : t.someDiffer({ count: check.checked, found: check.found });
}
