import type { Customer } from '@servery/contract/entities/customer';
import { formatCents } from '@servery/domain/money';
import { guestCustomer } from '@servery/domain/people/guest';
import type { ReadTx } from '#db/database';
import { addressesOf, balanceOf, findCustomer, pointsOf } from '#stores/people';

/** Id 0 is a guest. */
export async function customerView(tx: ReadTx, id: number): Promise<Customer> {
  const record = id > 0 ? await findCustomer(tx, id) : undefined;
  if (!record) return guestCustomer;
  return {
    id: record.id,
    status: record.status as Customer['status'],
    name: record.name,
    email: record.email,
    mobile: record.mobile,
    balance: formatCents(await balanceOf(tx, id)),
    menu_name: record.menu_name,
    has_saved_card: 0,
    points_balance: await pointsOf(tx, id),
    delivery_addresses: await addressesOf(tx, id),
  };
}
