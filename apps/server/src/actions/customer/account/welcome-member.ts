import { passwordAccount } from '#actions/customer/account/account-key';
import type { Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { forgiveTries } from '#safety/sign-in-guard';
import { joinGuestOrders } from '#stores/orders';
import { insertMember, type NewCustomer } from '#stores/people';
import { dropSignUpsFor } from '#stores/sign-ups';

/** A new member with a verified address: what was ordered with it before is theirs. */
export async function welcomeMember(tx: Tx, person: NewCustomer, { now, address }: Caller): Promise<number> {
  const { brand_code: brandCode, email } = person;
  const customerId = await insertMember(tx, person, now);
  await joinGuestOrders(tx, { customerId, brandCode, email });
  await dropSignUpsFor(tx, brandCode, email);
  await forgiveTries(tx, passwordAccount(brandCode, email), address);
  return customerId;
}
