import type { Customer } from '@servery/contract/entities/customer';
import type { CallInput } from '@servery/contract/registry';
import { formatCents, parseCents } from '@servery/domain/money';
import { receivedFor } from '@servery/domain/payments/tender';
import { isStaff } from '@servery/domain/people/roles';
import type { Tx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import { insertTender } from '#stores/tenders';

type Input = Pick<CallInput<'SubmitOrder'>, 'tender_received'>;

/** The till opens only once the money is in it: an order that staff place to be paid in store is paid. */
export const takesTheMoney = (customer: Customer, method: string): boolean =>
  isStaff(customer.status) && method === 'STORE';

/** As the till says it; where it says nothing, it was the exact amount. */
const cashFor = ({ tender_received: said }: Input, total: number) =>
  receivedFor('cash', total, said === undefined ? undefined : parseCents(said));

/** What is wrong with what was handed over. */
export function tenderProblem(
  input: Input,
  of: { customer: Customer; method: string; total: number },
): Failure<'tender_short'> | undefined {
  if (!takesTheMoney(of.customer, of.method)) return undefined;
  const taken = cashFor(input, of.total);
  return taken.ok ? undefined : fail('tender_short', { left: formatCents(taken.left), sign: '$' });
}

type Sold = { id: number; venue_id: number; submit_key: string; total: number };

/** What was handed over and what went back, with the name of whoever took it. */
export async function keepTender(
  tx: Tx,
  { input, customer, now }: { input: Input; customer: Customer; now: number },
  order: Sold,
): Promise<void> {
  const taken = cashFor(input, order.total);
  if (!taken.ok) throw new Error('an order was placed for less than its total');
  await insertTender(tx, {
    venue_id: order.venue_id,
    order_id: order.id,
    tender_key: `till:${order.submit_key}`,
    kind: 'cash',
    cents: order.total,
    received: taken.received,
    change_given: taken.change,
    taken_by: customer.name,
    created_at: now,
  });
}
