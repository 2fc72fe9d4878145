import type { CallInput } from '@servery/contract/registry';
import { billingLine } from '@servery/domain/checkout/billing';
import { sameAddress } from '@servery/domain/delivery/address';
import { fail } from '@servery/domain/failure';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { isTest } from '@servery/domain/people/roles';
import { ownAccount } from '#actions/customer/account/own-account';
import type { Caller } from '#callers/caller';
import type { Database, Tx } from '#db/database';
import type { ActionParts } from '#http/action';
import { rememberAddress } from '#stores/people';
import { venueFacts } from '#stores/venue/list-venues';
import { customerView } from '#queries/customer';

type Input = Pick<
  CallInput<'AddNewCard'>,
  'store_id' | (`billing_${string}` & keyof CallInput<'AddNewCard'>)
>;
type By = Pick<ActionParts, 'payments'> & { caller: Caller };

/** Whom a card is billed to, where the store wants to know; the same rule as at the checkout. */
export const billingOf = (db: Database, input: Input, { caller, payments }: By) =>
  db.read(async (tx) => {
    const record = await ownAccount(tx, caller);
    if (!record) return fail('members_only');
    const store = await venueFacts(tx, input.store_id);
    if (store?.brandCode !== caller.brand.code) return fail('no_merchant');
    const customer = await customerView(tx, record.id, caller.now);
    const ports = await payments.at(tx, store.id);
    if (isTest(customer.status) && ports.card?.live) return fail('payment_method_unavailable');
    if (!store.billingAddressRequired) return { ok: true, line: '', ports } as const;
    const line = billingLine(input, [...customer.billing_addresses, ...customer.delivery_addresses]);
    return line === undefined
      ? fail('billing_required', { text: checkoutTexts.billingRequired, field: 'billing_address' })
      : ({ ok: true, line, ports } as const);
  });

/** Asked for once. */
export async function keepBilling(tx: Tx, customerId: number, address: { line: string; postcode: string }) {
  const { billing_addresses: held } = await customerView(tx, customerId);
  if (address.line === '' || held.some((each) => sameAddress(each.address, address.line))) return;
  const { line, postcode } = address;
  await rememberAddress(tx, customerId, { address: line, postcode, use: 'for_billing' });
}
