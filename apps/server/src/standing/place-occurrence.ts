import type { CheckedOccurrence } from '@servery/domain/standing-orders/as-order';
import type { SkipReason } from '@servery/domain/standing-orders/words';
import type { Tx } from '#db/database';
import { placeOrder } from '#ordering/place-order';
import { secure } from '#ordering/take-capacity';
import type { Standing } from '#standing/occurrence-order';
import { insertAttempt } from '#stores/payments';
import { spendBalance } from '#topups/auto-topup';

type PlacedOrder = Awaited<ReturnType<typeof placeOrder>>;
export type PlacedOccurrence = { ok: true; order: PlacedOrder } | { ok: false; reason: SkipReason };

/** Takes its room and writes the order; who pays for it is settled in the same transaction. */
export async function placeChecked(
  tx: Tx,
  { order, customer, now }: Standing,
  { request, checked, cart }: CheckedOccurrence,
): Promise<PlacedOccurrence> {
  const paid = request.input.payment_method !== 'STORE';
  const secured = await secure(tx, { order: request, checked }, { address: '', placing: true, paid });
  if (!secured.ok) return { ok: false, reason: secured };
  const { contact } = secured.checked;
  const placed = await placeOrder(
    tx,
    {
      ...request,
      now,
      checked: secured.checked,
      user: { customerId: customer.id, email: contact.email, mobile: contact.mobile },
      mode: 'web',
      paid,
      mailsReceipt: true,
      standingOrderId: order.id,
    },
    cart,
  );
  return { ok: true, order: placed };
}

/** Paid out of the account: both entries and the order are one transaction. */
export async function placeFromBalance(
  tx: Tx,
  standing: Standing,
  checked: CheckedOccurrence,
): Promise<PlacedOccurrence> {
  const placed = await placeChecked(tx, standing, checked);
  const { total } = checked.checked.priced.totals;
  if (!placed.ok || total === 0) return placed;
  const { now } = standing;
  const { id: orderId, venue_id: venueId, submit_key: submitKey, number } = placed.order;
  const customerId = standing.customer.id;
  await insertAttempt(
    tx,
    {
      venue_id: venueId,
      account_id: null,
      submit_key: submitKey,
      session_id: 0,
      cart_id: 0,
      customer_id: customerId,
      method: 'BALANCE',
      amount: total,
      card_type: '',
      submission: '',
      cart_print: '',
      contact_email: '',
      purpose: 'standing',
    },
    { state: 'captured', orderId, now },
  );
  await spendBalance(tx, { venueId, customerId, orderId, cents: total, memo: `Order ${number}`, now });
  return placed;
}
