import { isMember } from '@servery/domain/people/roles';
import type { Customer } from '@servery/contract/entities/customer';
import type { ReadTx } from '#db/database';
import type { Caller } from '#callers/caller';
import { type CustomerRecord, findCustomer } from '#stores/people';

/** Whose account it is: kiosk and staff accounts belong to the venue, and are not changed by who stands there. */
export async function ownAccount(tx: ReadTx, caller: Caller): Promise<CustomerRecord | undefined> {
  const customer = await findCustomer(tx, caller.session?.customer_id ?? 0);
  return customer && isMember(customer.status as Customer['status']) ? customer : undefined;
}
