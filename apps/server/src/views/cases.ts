import type { CallOutput } from '@servery/contract/registry';
import { formatCents } from '@servery/domain/money';
import { type CaseRemedy, caseText } from '@servery/domain/payments/cases';
import { methodText } from '@servery/domain/payments/methods';
import type { CaseRecord } from '#stores/cases';
import type { OrderRecord } from '#stores/orders';
import type { AttemptRecord } from '#stores/payments';
import type { CheckRecord } from '#stores/reconciliations';
import type { RefundRecord } from '#stores/refunds';
import { t } from '#views/texts';

type Answer = CallOutput<'ConsoleCases'>;
type CaseView = Answer['cases'][number];

/** One thing to be looked into, wherever it is written down. */
export type OpenCase =
  | { kind: 'payment'; row: AttemptRecord }
  | { kind: 'refund'; row: RefundRecord }
  | { kind: 'difference'; row: CaseRecord };

/** 'card' is a provider, not a method of its own. */
const providerText = (provider: string): string => (provider === 'card' ? t.card : methodText(provider));

const problemOf = (it: OpenCase): string => {
  if (it.kind !== 'difference') return it.row.problem;
  const { difference, problem } = it.row;
  return problem === '' || problem === 'asked' ? difference : `${difference}: ${problem}`;
};

const centsOf = (it: OpenCase): { cents: number; expected: number } => {
  if (it.kind === 'payment') return { cents: it.row.amount, expected: it.row.amount };
  return it.kind === 'refund' ? { cents: it.row.cents, expected: it.row.cents } : it.row;
};

/** What can be done about it from here, and about how much money. */
export function remedyOf(it: OpenCase): { remedy: CaseRemedy; cents: number } {
  const { remedy, problem } = caseText(problemOf(it));
  const { cents, expected } = centsOf(it);
  const none = { remedy: 'none' as const, cents: 0 };
  if (it.kind !== 'difference')
    // A provider does not look twice at what it has refused under the payment's own key.
    return it.kind === 'payment' && problem === 'refund_refused' ? none : { remedy, cents };
  const { difference, refund_id: refundId, attempt_id: attemptId } = it.row;
  if (difference === 'amount_differs')
    return refundId === '' && attemptId !== '' && cents > expected
      ? { remedy: 'refund', cents: cents - expected }
      : none;
  if (difference === 'refund_missing') return refundId === '' ? none : { remedy, cents: expected };
  return { remedy, cents };
}

const referenceOf = (it: OpenCase): string =>
  it.kind === 'payment' ? it.row.capture_reference || it.row.reference : it.row.reference;

const methodOf = (it: OpenCase, order: OrderRecord | undefined): string => {
  if (it.kind === 'refund') return methodText(order?.payment_method ?? '');
  return it.kind === 'payment' ? methodText(it.row.method) : providerText(it.row.method);
};

export function caseView(it: OpenCase, order: OrderRecord | undefined): CaseView {
  const about =
    it.kind === 'payment' && (it.row.purpose === 'topup' || it.row.purpose === 'auto_topup')
      ? 'topup'
      : 'order';
  const { problem, title, happened, todo } = caseText(problemOf(it), about);
  const { cents, expected } = centsOf(it);
  const { remedy, cents: remedyCents } = remedyOf(it);
  return {
    id: it.row.id,
    kind: it.kind,
    number: order?.number ?? '',
    order_id: order?.ref ?? '',
    payment_method: methodOf(it, order),
    amount: formatCents(cents),
    expected: formatCents(expected),
    problem,
    title,
    happened,
    todo,
    remedy,
    remedy_amount: formatCents(remedyCents),
    state: it.row.state === 'wanted' ? 'busy' : 'open',
    reference: referenceOf(it),
    claim_url: it.kind === 'payment' ? '' : it.row.claim_url,
    since: Math.floor(it.row.updated_at / 1000),
  };
}

export const checkView = (it: CheckRecord): Answer['checks'][number] => ({
  day: it.day,
  provider: providerText(it.method),
  state: it.state,
  checked: it.checked,
  found: it.found,
  problem: it.problem,
  ended: Math.floor(it.ended_at / 1000),
});

export const payoutView = (it: {
  id: string;
  name: string;
  email: string;
  cents: number;
  asked_at: number;
}): CallOutput<'ConsoleCases'>['payouts'][number] => ({
  id: it.id,
  name: it.name,
  email: it.email,
  amount: formatCents(it.cents),
  since: Math.floor(it.asked_at / 1000),
});
