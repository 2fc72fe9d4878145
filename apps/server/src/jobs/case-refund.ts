import { z } from 'zod';
import type { Tx } from '#db/database';
import type { ServerParts } from '#server-parts';
import { askForRefund } from '#jobs/ask-for-refund';
import { waitAfter } from '#jobs/payment-later';
import { SETTLING_MS } from '#jobs/refund';
import { type CaseRecord, findCase, moveCase } from '#stores/cases';
import { contactOfAttempt, offerRefundLink } from '#ordering/offer-refund-link';
import { putOff } from '#stores/money-back';
import { ordersById } from '#stores/orders';
import { findAttempt } from '#stores/payments';

const payload = z.object({ case_id: z.string() });
const GIVE_UP_MS = 2 * 24 * 3_600_000;

/** What was taken beyond what there is an order for. */
const overpaid = ({ cents, expected }: CaseRecord): number => cents - expected;

const reopen = (it: CaseRecord, parts: ServerParts, problem: string) =>
  parts.db.write((tx) =>
    moveCase(tx, it.id, { from: 'wanted', to: 'open', problem: problem.slice(0, 300), now: parts.clock() }),
  );

async function later(it: CaseRecord, parts: ServerParts, why: { problem: string; waitMs: number }) {
  const now = parts.clock();
  if (now - it.updated_at > GIVE_UP_MS) await reopen(it, parts, why.problem);
  else await parts.db.write((tx) => putOff(tx, { table: 'payment_case', id: it.id }, { ...why, now }));
}

/** Who paid, as far as the books know. */
async function contactOfCase(tx: Tx, { order_id: orderId, attempt_id: id }: CaseRecord): Promise<string> {
  const order = orderId === null ? undefined : (await ordersById(tx, [orderId])).get(orderId);
  if (order) return order.contact_email;
  const attempt = await findAttempt(tx, id);
  return attempt ? contactOfAttempt(tx, attempt) : '';
}

async function offerBack(
  tx: Tx,
  it: CaseRecord,
  to: { url: string; reference: string; now: number; parts: ServerParts },
): Promise<void> {
  const { url, reference, now, parts } = to;
  const { venue_id, account_id, method, attempt_id, order_id } = it;
  const email = parts.reach.mail ? await contactOfCase(tx, it) : '';
  const link = {
    url,
    venue_id,
    account_id,
    method,
    reference,
    cents: overpaid(it),
    attempt_id,
    refund_id: '',
    order_id,
  };
  await offerRefundLink(tx, link, { email, now });
}

/** Gives back what an open case found at the provider without an order. */
export async function refundCase(job: unknown, parts: ServerParts): Promise<void> {
  const { case_id: id } = payload.parse(job);
  const it = await parts.db.read((tx) => findCase(tx, id));
  if (!it || it.state !== 'wanted') return;
  const cents = overpaid(it);
  const said = await askForRefund({ table: 'payment_case', id }, parts, {
    method: it.method,
    account_id: it.account_id,
    wish: { id, key: id, reference: it.reference, cents, whole: it.expected === 0 },
  });
  switch (said.is) {
    case 'not_mine':
      return;
    case 'unheard':
      await reopen(it, parts, 'it did not answer');
      return;
    case 'not_yet':
      await later(it, parts, { problem: said.why, waitMs: SETTLING_MS });
      return;
    case 'silent':
      await later(it, parts, { problem: said.why, waitMs: waitAfter(it.checks) });
      return;
    case 'impossible':
      await reopen(it, parts, said.why);
      return;
    case 'done':
      await parts.db.write(async (tx) => {
        const now = parts.clock();
        if (said.claimUrl) await offerBack(tx, it, { ...said, url: said.claimUrl, now, parts });
        await moveCase(tx, id, { from: 'wanted', to: 'closed', note: 'Refunded', now });
      });
  }
}
