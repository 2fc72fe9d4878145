import type { Customer } from '@servery/contract/entities/customer';
import { formatCents } from '@servery/domain/money';
import { guestCustomer } from '@servery/domain/people/guest';
import type { ReadTx } from '#db/database';
import { addressesOf, balanceOf, type CustomerRecord, findCustomer, pointsOf } from '#stores/people';

/** A card is good until the end of its month. */
function isExpired(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return year > 0 && now >= Date.UTC(year, month, 1);
}

const savedCard = (
  { card_token: token, card_type: type, card_ending: ending, card_expiry: expiry }: CustomerRecord,
  now: number,
) => ({
  has_saved_card: token === '' ? (0 as const) : (1 as const),
  credit_card_type: type,
  credit_card_ending: ending,
  credit_card_expired: isExpired(expiry, now) ? (1 as const) : (0 as const),
});

/** Id 0 is a guest. */
export async function customerView(tx: ReadTx, id: number, now = Date.now()): Promise<Customer> {
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
    ...savedCard(record, now),
    points_balance: await pointsOf(tx, id),
    delivery_addresses: await addressesOf(tx, id),
  };
}
