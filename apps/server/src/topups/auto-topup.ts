import { endsAutoTopup, needsTopup } from '@servery/domain/payments/topup';
import { surchargeBasisPoints, withSurcharge } from '@servery/domain/payments/surcharge';
import { z } from 'zod';
import type { Tx } from '#db/database';
import { accountOf } from '#payments/ports';
import { payByCard } from '#payments/pay-by-card';
import type { ServerParts } from '#server-parts';
import { beginTopup, type TopupWish } from '#topups/begin-topup';
import { topupCharge } from '#topups/topup-charge';
import { sendToOwner } from '#safety/send-notice';
import { addAutoTopupJob } from '#stores/jobs';
import { lastMovement, payFromBalance } from '#stores/ledger';
import { balanceOf, type CustomerRecord, findCustomer, lockCustomer } from '#stores/people';
import { countTopupFailures, setAutoTopup } from '#stores/saved-cards';
import { venueFacts } from '#stores/venue/list-venues';

const isLow = async (tx: Tx, { id, auto_topup: amount, card_token: token }: CustomerRecord) =>
  needsTopup({ balance: await balanceOf(tx, id), amount, hasCard: token !== '' });

/** Paid out of the balance; what that leaves may be so little that the saved card is charged next. */
export async function spendBalance(
  tx: Tx,
  spent: Parameters<typeof payFromBalance>[1] & { venueId: number },
): Promise<void> {
  const { venueId, ...transfer } = spent;
  await payFromBalance(tx, transfer);
  const customer = await findCustomer(tx, transfer.customerId);
  if (customer && (await isLow(tx, customer)))
    await addAutoTopupJob(tx, { customer_id: customer.id, venue_id: venueId }, transfer.now);
}

/** One try for each time that the balance ran low: the key is made from what made it low. */
async function wishOf(
  tx: Tx,
  of: { customer_id: number; venue_id: number },
  parts: ServerParts,
): Promise<TopupWish | undefined> {
  await lockCustomer(tx, of.customer_id);
  const customer = await findCustomer(tx, of.customer_id);
  const venue = await venueFacts(tx, of.venue_id);
  if (!customer || customer.closed_at !== null || !venue || !(await isLow(tx, customer))) return undefined;
  const { id, auto_topup: credit, card_type: cardType, brand_code: brand } = customer;
  const { total } = withSurcharge(credit, surchargeBasisPoints('SAVED', cardType, venue.surcharges));
  return {
    customer,
    venueId: venue.id,
    accountId: accountOf(await parts.payments.at(tx, venue.id), 'SAVED'),
    sessionId: 0,
    submitKey: `auto-topup-${id}-${await lastMovement(tx, id)}`,
    method: 'SAVED',
    cardType,
    total,
    kept: { brand, mode: 'web', credit, keep: false },
    purpose: 'auto_topup',
    now: parts.clock(),
  };
}

/** It could not be done: its owner is told, and it is switched off where trying again would be no use. */
export async function failAutoTopup(
  tx: Tx,
  customerId: number,
  how: { declined: boolean; now: number },
): Promise<void> {
  await lockCustomer(tx, customerId);
  const customer = await findCustomer(tx, customerId);
  if (!customer || customer.closed_at !== null || customer.auto_topup === 0) return;
  const { auto_topup: cents, auto_topup_failures: before } = customer;
  const { declined, now } = how;
  const off = endsAutoTopup({ declined, before });
  if (off) await setAutoTopup(tx, customerId, 0);
  else await countTopupFailures(tx, customerId, before + 1);
  await sendToOwner(
    tx,
    { template: 'auto-topup-failed', customer_id: customerId, cents, declined, off },
    now,
  );
}

const payload = z.object({ customer_id: z.number(), venue_id: z.number() });

/** Charges the saved card of a member whose balance runs low. Run twice it charges once: the second finds the first. */
export async function autoTopup(job: unknown, parts: ServerParts): Promise<void> {
  const of = payload.parse(job);
  const begun = await parts.db.write(async (tx) => {
    const wish = await wishOf(tx, of, parts);
    return wish && beginTopup(tx, wish, parts.payments);
  });
  if (!begun) return;
  // Whether a top-up before it was paid is found out first; the worker comes back.
  if (!begun.ok) throw new Error(`the balance of customer ${of.customer_id} waits for a payment in doubt`);
  if (begun.next !== 'pay') return;
  const card = {
    nonce: undefined,
    wallet: undefined,
    print: undefined,
    keep: false,
    unattended: true,
  } as const;
  const ports = await parts.db.read((tx) => parts.payments.of(tx, begun.attempt));
  const charge = topupCharge(
    { attempt: begun.attempt, card, tries: undefined },
    { ...parts, ports, brandName: '' },
  );
  await payByCard(parts.db, {
    ...charge,
    ended: (tx, how) =>
      failAutoTopup(tx, of.customer_id, { declined: how === 'declined', now: parts.clock() }),
  });
}
