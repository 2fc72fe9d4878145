import type { CallOutput } from '@servery/contract/registry';
import { type Refundable, refundableBy } from '@servery/domain/payments/counter-refund';
import { leftToRefund } from '@servery/domain/payments/refund';
import type { ReadTx } from '#db/database';
import { counterRefundsOf } from '#stores/counter-refunds';
import { giftsOfOrder } from '#stores/gifts';
import { linesOf, ordersById } from '#stores/orders';
import { attemptsOfOrder, paidAttempts } from '#stores/payments';
import { refundsOfOrder } from '#stores/refunds';
import { tendersOfOrder } from '#stores/tenders';
import { tillShownView } from '#views/till-order';

const sum = (all: readonly { cents: number }[]): number => all.reduce((total, { cents }) => total + cents, 0);

/** What of an order can go back at the counter. */
export async function refundableAtTill(tx: ReadTx, orderId: number): Promise<Refundable[]> {
  const tenders = await tendersOfOrder(tx, orderId);
  const attempts = await paidAttempts(tx, orderId);
  return refundableBy({
    inHand: sum(tenders.filter((tender) => tender.attempt_id === null)),
    givenBack: sum(await counterRefundsOf(tx, orderId)),
    attempts: attempts.map((attempt) => ({ method: attempt.method, left: leftToRefund(attempt) })),
  });
}

/** What was taken by hand and is still there, by what was taken last; nothing where a provider has some of it. */
export async function refundableByHand(tx: ReadTx, orderId: number): Promise<Refundable | undefined> {
  const all = await refundableAtTill(tx, orderId);
  const taken = (await tendersOfOrder(tx, orderId)).filter((tender) => tender.attempt_id === null);
  return all.find(({ kind }) => kind === taken.at(-1)?.kind);
}

/** An order as the till shows it, with everything that was paid for it. */
export async function shownAtTill(tx: ReadTx, orderId: number): Promise<CallOutput<'TillOrder.show'>> {
  const order = (await ordersById(tx, [orderId])).get(orderId);
  if (!order) throw new Error('an order is gone');
  return tillShownView(order, {
    lines: await linesOf(tx, [orderId]),
    attempts: await attemptsOfOrder(tx, orderId),
    tenders: await tendersOfOrder(tx, orderId),
    gifts: await giftsOfOrder(tx, orderId),
    byHand: await counterRefundsOf(tx, orderId),
    refunds: await refundsOfOrder(tx, orderId),
    refundable: await refundableAtTill(tx, orderId),
  });
}
