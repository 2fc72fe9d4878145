import type { CallOutput } from '@servery/contract/registry';
import type { ReadTx } from '#db/database';
import type { Payments } from '#payments/payments';
import { listingProviders } from '#payments/ports';
import { unsettledCases } from '#stores/cases';
import { ordersById } from '#stores/orders';
import { openAttempts } from '#stores/payments';
import type { TeamMember } from '#stores/team';
import { lastChecks } from '#stores/reconciliations';
import { openRefunds } from '#stores/refunds';
import { openPayouts } from '#stores/payouts';
import { caseView, checkView, type OpenCase, payoutView } from '#views/cases';

const CHECKS_SHOWN = 12;

async function openAt(tx: ReadTx, venueId: number): Promise<OpenCase[]> {
  const cases: OpenCase[] = [
    ...(await openAttempts(tx, venueId)).map((row) => ({ kind: 'payment' as const, row })),
    ...(await openRefunds(tx, venueId)).map((row) => ({ kind: 'refund' as const, row })),
    ...(await unsettledCases(tx, venueId)).map((row) => ({ kind: 'difference' as const, row })),
  ];
  return cases.toSorted((a, b) => b.row.updated_at - a.row.updated_at);
}

export async function casesOf(
  tx: ReadTx,
  member: TeamMember,
  payments: Payments,
): Promise<CallOutput<'ConsoleCases'>> {
  const { venueId, brandCode } = member;
  // Read first: a comparison that is shown as done has its cases in what is read after it.
  const checks = await lastChecks(tx, member, CHECKS_SHOWN);
  const open = await openAt(tx, venueId);
  const ids = open.flatMap(({ row }) => row.order_id ?? []);
  const orders = await ordersById(tx, ids);
  return {
    cases: open.map((it) => caseView(it, orders.get(it.row.order_id ?? 0))),
    checks: checks.map(checkView),
    payouts: (await openPayouts(tx, brandCode)).map(payoutView),
    can_check: listingProviders(await payments.at(tx, venueId)).length > 0 ? 1 : 0,
  };
}
