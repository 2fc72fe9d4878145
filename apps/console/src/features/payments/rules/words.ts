import type { Case, Cases } from '#features/payments/use-cases.ts';

/** What the button does, with the money that it moves. */
export function remedyText({
  remedy,
  remedy_amount: amount,
}: Pick<Case, 'remedy' | 'remedy_amount'>): string {
  return remedy === 'refund' ? `Refund $${amount}` : `Ask again for $${amount}`;
}

/** '$23.40 at the provider, $0.00 here' where they differ, else only the amount. */
export const amountText = (it: Pick<Case, 'kind' | 'amount' | 'expected'>): string =>
  it.kind === 'difference' && it.amount !== it.expected
    ? `$${it.amount} at the provider, $${it.expected} here`
    : `$${it.amount}`;

type Check = Cases['checks'][number];

export function checkText(check: Pick<Check, 'state' | 'found' | 'checked' | 'problem'>): string {
  if (check.state === 'waiting') return 'Comparing…';
  if (check.state === 'failed') return `No answer (${check.problem}). It is tried again by itself`;
  const entries = `${check.checked} ${check.checked === 1 ? 'entry' : 'entries'}`;
  if (check.checked === 0 && check.found === 0) return 'Nothing to compare';
  return check.found === 0
    ? `${entries}, all match`
    : `${entries}, ${check.found} ${check.found === 1 ? 'differs' : 'differ'}`;
}
