import type { Customer } from '@servery/contract/entities/customer';
import type { Flag } from '@servery/contract/fields';
import { savedCardState } from '@servery/domain/checkout/saved-card';
import { formatCents } from '@servery/domain/money';
import { guestCustomer } from '@servery/domain/people/guest';
import type { ReadTx } from '#db/database';
import { type Balances, balancesOf } from '#stores/ledger';
import { isScreenEmail } from '#stores/screen-accounts';
import { signInMethods } from '#stores/profile';
import { addressesOf, type CustomerRecord, findCustomer, pointsOf } from '#stores/people';

function savedCard(record: CustomerRecord, now: number) {
  const { card_token: token, card_type: type, card_ending: ending, card_expiry: expiry } = record;
  const { expired, notice } = savedCardState({ ending, expiry }, now);
  const bad = expired ? (1 as const) : (0 as const);
  return {
    has_saved_card: token === '' ? (0 as const) : (1 as const),
    credit_card_account: record.card_account_id ?? '',
    credit_card_type: type,
    credit_card_ending: ending,
    credit_card_expired: bad,
    credit_card_notice: notice,
    credit_card_update: bad,
  };
}

const balanceFields = ({ balance, held, transferable }: Balances) => ({
  balance: formatCents(balance),
  balance_held: formatCents(held),
  balance_debit: formatCents(balance - transferable),
  balance_transferable: formatCents(transferable),
});

const flagOf = (on: boolean): Flag => (on ? 1 : 0);

const entries = (held: Awaited<ReturnType<typeof addressesOf>>, use: 'for_delivery' | 'for_billing') =>
  held.filter((each) => each[use] === 1).map(({ id, address }) => ({ id, address }));

/** Id 0 is a guest. */
export async function customerView(tx: ReadTx, id: number, now = Date.now()): Promise<Customer> {
  const record = id > 0 ? await findCustomer(tx, id) : undefined;
  if (!record) return guestCustomer;
  const addresses = await addressesOf(tx, id);
  const methods = await signInMethods(tx, id);
  return {
    id: record.id,
    status: record.status as Customer['status'],
    name: record.name,
    email: isScreenEmail(record.email) ? '' : record.email,
    mobile: record.mobile,
    country_code: record.country_code,
    gender: record.gender,
    birthday: record.birthday,
    has_mobile: flagOf(record.mobile !== ''),
    is_mobile_verified: flagOf(record.mobile_verified_at !== null),
    has_mobile_pin: flagOf(methods.pin),
    has_password: flagOf(methods.password),
    is_apple_connected: flagOf(methods.apple),
    is_google_connected: flagOf(methods.google),
    ...balanceFields(await balancesOf(tx, id, now)),
    menu_name: record.menu_name,
    ...savedCard(record, now),
    auto_topup_amount: formatCents(record.auto_topup),
    points_balance: await pointsOf(tx, id),
    wants_news: flagOf(record.news_since !== null),
    delivery_addresses: entries(addresses, 'for_delivery'),
    billing_addresses: entries(addresses, 'for_billing'),
  };
}
