import type { Insertable } from 'kysely';
import type { Tx } from '#db/database';
import type { SeedBlock } from '#db/seed/data/home';
import type { AnnouncementTable, VenueTable } from '#db/tables/venue';

/** Rows of a table that differ only in the venue they belong to. */
export const ofVenue = <Row extends object>(venue_id: number, rows: readonly Row[]) =>
  rows.map((row) => Object.assign({ venue_id }, row));

export async function insertVenue(tx: Tx, venue: Insertable<VenueTable>): Promise<number> {
  const { id } = await tx.q.insertInto('venue').values(venue).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertPayInStore(tx: Tx, venue_id: number, info: string): Promise<void> {
  await tx.q
    .insertInto('payment_method')
    .values({ venue_id, position: 0, code: 'STORE', icon: 'store', descr: 'Pay in store', info })
    .execute();
}

/** For those whom a venue knows: an office, a school. */
export async function insertOnAccount(tx: Tx, venue_id: number): Promise<void> {
  await tx.q
    .insertInto('payment_method')
    .values([
      { venue_id, position: 1, code: 'BANK', icon: 'bank', descr: 'Bank transfer', info: 'Within a week' },
      { venue_id, position: 2, code: 'INVOICE', icon: 'invoice', descr: 'Invoice', info: 'By the month' },
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
export async function insertOnlinePayments(tx: Tx, venue_id: number): Promise<void> {
  await tx.q
    .insertInto('payment_method')
    .values(ONLINE.map((method, index) => ({ ...method, venue_id, position: index + 1 })))
    .execute();
}

/** At the screens of the venue that have a pinpad, where the vendor of pinpads is configured. */
export async function insertTerminalPayments(tx: Tx, venue_id: number): Promise<void> {
  await tx.q
    .insertInto('payment_method')
    .values({
      venue_id,
      position: ONLINE.length + 1,
      code: 'eftpos',
      icon: 'eftpos',
      descr: 'Eftpos',
      info: 'Tap or insert your card',
    })
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
  venue_id: number,
  home: { blocks: readonly SeedBlock[]; news: readonly Omit<Insertable<AnnouncementTable>, 'venue_id'>[] },
): Promise<void> {
  await tx.q
    .insertInto('home_block')
    .values(home.blocks.map((block, position) => ({ ...NOTHING, ...block, venue_id, position })))
    .execute();
  await tx.q.insertInto('announcement').values(ofVenue(venue_id, home.news)).execute();
}
