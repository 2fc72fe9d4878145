import type { ReadTx, Tx } from '#db/database';
import { caseKey, putCase } from '#stores/cases';
import { addToOutbox } from '#stores/jobs';
import type { AttemptRecord } from '#stores/payments';
import { findCustomer, MEMBER_STATUSES } from '#stores/people';

/** Money that waits at the provider behind a link, until the customer says where it is sent. */
export type RefundLink = {
  url: string;
  venue_id: number;
  account_id: string | null;
  method: string;
  /** The provider's own name for what waits there. */
  reference: string;
  cents: number;
  attempt_id: string;
  refund_id: string;
  order_id: number | null;
};

/** An open case until the link is mailed to whom the money belongs; where nobody can be written to, staff hand it over. */
export async function offerRefundLink(
  tx: Tx,
  { url, ...link }: RefundLink,
  to: { email: string; now: number },
): Promise<void> {
  const { email, now } = to;
  const { venue_id: venueId, account_id: accountId, method, reference, cents } = link;
  const id = await putCase(
    tx,
    {
      ...link,
      // Until the mail has gone out, if there is one.
      state: 'open',
      note: '',
      case_key: `claim:${caseKey({ method, accountId }, reference)}`,
      // Of no day: no comparison closes it.
      day: '',
      difference: 'refund_unclaimed',
      expected: cents,
      claim_url: url,
      contact_email: email,
    },
    now,
  );
  if (id === undefined || email === '') return;
  await addToOutbox(tx, { venueId, kind: 'mail', payload: { template: 'refund-link', case: id }, now });
}

/** Who can be written to about a payment without an order: what was typed at the checkout, else the member. */
export async function contactOfAttempt(tx: ReadTx, attempt: AttemptRecord): Promise<string> {
  if (attempt.contact_email !== '' || attempt.customer_id === null) return attempt.contact_email;
  const customer = await findCustomer(tx, attempt.customer_id);
  return customer && MEMBER_STATUSES.includes(customer.status) ? customer.email : '';
}
