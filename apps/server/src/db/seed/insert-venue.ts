import type { Insertable } from 'kysely';
import type { Tx } from '#db/database';
import type { SeedBlock } from '#db/seed/data/home';
import type { AnnouncementTable, MerchantTable } from '#db/tables/venue';

/** Rows of a table that differ only in the venue they belong to. */
export const ofVenue = <Row extends object>(merchant_id: number, rows: readonly Row[]) =>
  rows.map((row) => Object.assign({ merchant_id }, row));

export async function insertMerchant(tx: Tx, merchant: Insertable<MerchantTable>): Promise<number> {
  const { id } = await tx.q.insertInto('merchant').values(merchant).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertPayInStore(tx: Tx, merchant_id: number, info: string): Promise<void> {
  await tx.q
    .insertInto('payment_method')
    .values({ merchant_id, position: 0, code: 'STORE', icon: 'store', descr: 'Pay in store', info })
    .execute();
}

/** For those whom a venue knows: an office, a school. */
export async function insertOnAccount(tx: Tx, merchant_id: number): Promise<void> {
  await tx.q
    .insertInto('payment_method')
    .values([
      { merchant_id, position: 1, code: 'BANK', icon: 'bank', descr: 'Bank transfer', info: 'Within a week' },
      { merchant_id, position: 2, code: 'INVOICE', icon: 'invoice', descr: 'Invoice', info: 'By the month' },
    ])
    .execute();
}

const ONLINE = [
  { code: 'CC', icon: 'card', descr: 'Card', info: 'Visa, Mastercard or American Express' },
  { code: 'APPLE', icon: 'apple-pay', descr: 'Apple Pay', info: 'No details to type' },
  { code: 'GOOGLE', icon: 'google-pay', descr: 'Google Pay', info: 'No details to type' },
  { code: 'SAVED', icon: 'saved-card', descr: 'Saved card', info: 'The card in your account' },
  { code: 'BALANCE', icon: 'balance', descr: 'Account balance', info: 'Out of your account' },
  { code: 'PP', icon: 'paypal', descr: 'PayPal', info: 'Pay on PayPal’s site' },
  { code: 'CB', icon: 'crypto', descr: 'Cryptocurrency', info: 'Bitcoin and others' },
];

/** Offered as far as their providers are configured. */
export async function insertOnlinePayments(tx: Tx, merchant_id: number): Promise<void> {
  await tx.q
    .insertInto('payment_method')
    .values(ONLINE.map((method, index) => ({ ...method, merchant_id, position: index + 1 })))
    .execute();
}

const NOTHING = {
  title: '',
  content: '',
  image_url: '',
  link_url: '',
  target: '',
  icon: '',
  heading: '',
  nocontent: '',
  place_order_btn: 0,
  visible: 1,
  use_card: 0,
  share_url: '',
  alignment: '',
  show_push_register: 0,
  form_group_style: '',
  image_card_style: '',
};

export async function insertHome(
  tx: Tx,
  merchant_id: number,
  home: { blocks: readonly SeedBlock[]; news: readonly Omit<Insertable<AnnouncementTable>, 'merchant_id'>[] },
): Promise<void> {
  await tx.q
    .insertInto('home_block')
    .values(home.blocks.map((block, position) => ({ ...NOTHING, ...block, merchant_id, position })))
    .execute();
  await tx.q.insertInto('announcement').values(ofVenue(merchant_id, home.news)).execute();
}
