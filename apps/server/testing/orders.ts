import { randomUUID } from 'node:crypto';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { Product } from '@servery/contract/entities/menu';
import type { CallInput } from '@servery/contract/registry';
import type { Tx } from '#db/database';
import type { Person, Servery } from './servery.ts';

export type Venue = {
  merchant: Merchant;
  at: { store_id: number; menu_id: number };
  product(name: string): Product;
};

export async function visit(person: Person, menuName = 'banksia-kitchen'): Promise<Venue> {
  const { merchant } = await person.call('Merchant', { menu_name: menuName });
  const products = merchant.menu.items.flatMap((category) => category.items);
  return {
    merchant,
    at: { store_id: merchant.id, menu_id: merchant.menu_id },
    product: (name) => {
      const found = products.find((product) => product.name === name);
      if (!found) throw new Error(`${name} is not on the menu`);
      return found;
    },
  };
}

export const SAM = {
  customer_name: 'Sam Nguyen',
  customer_email: 'sam@example.com',
  customer_mobile: '0491 570 156',
};

/** An address nobody else has. In letters: a row of digits could pass for a card number. */
export const newEmail = (): string =>
  `${randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}@example.com`;

export async function add(person: Person, venue: Venue, name: string, quantity = 1) {
  const menu_item_data = { menu_item_id: venue.product(name).id, quantity };
  return person.call('ManageCart.add_to_order', { ...venue.at, menu_item_data });
}

const ANY_TIME = Date.UTC(2100, 0) / 1000;

export const submission = (
  venue: Venue,
  more: Partial<CallInput<'SubmitOrder'>> = {},
): Partial<CallInput<'SubmitOrder'>> => ({
  merchant_id: venue.at.store_id,
  menu_id: venue.at.menu_id,
  preorder: 1,
  submit_key: randomUUID(),
  fulfilment_type: 'pickup',
  fulfilment_asap: 1,
  payment_method: 'STORE',
  // Who tests something else takes it whenever it is ready.
  expected_due: ANY_TIME,
  ...SAM,
  ...more,
});

/** Chips for pickup, as soon as possible, paid in store. */
export async function orderChips(person: Person, more: Partial<CallInput<'SubmitOrder'>> = {}) {
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips');
  return person.call('SubmitOrder', submission(venue, more));
}

/** Changes the menu as the console will: the version goes up, and everybody is told. */
export const changeMenu = (servery: Servery, change: (tx: Tx) => Promise<unknown>) =>
  servery.server.db.write(async (tx) => {
    await change(tx);
    const menus = await tx.q
      .updateTable('menu')
      .set((menu) => ({ version: menu('version', '+', 1) }))
      .returning(['slug', 'version', 'venue_id'])
      .execute();
    for (const { slug, version, venue_id } of menus)
      tx.emit({ type: 'menu', menu_name: slug, version, venue_id });
  });

/** What somebody sends who has the app of another brand. */
export const DUNE = { Token: 'dune-token', AppId: 'servery-dune' };

export async function signIn(person: Person, email = 'member@example.com'): Promise<Person> {
  await person.call('Login', { method: 'email', email, password: 'banksia-demo' });
  return person;
}

/** Everything an order could change, to be compared before and after a refusal. */
export const rowsOf = (servery: Servery) =>
  servery.server.db.read(async ({ q }) => ({
    carts: await q.selectFrom('cart').selectAll().orderBy('id').execute(),
    orders: await q.selectFrom('orders').selectAll().orderBy('id').execute(),
    lines: await q.selectFrom('order_line').selectAll().orderBy('id').execute(),
    uses: await q.selectFrom('capacity_use').selectAll().orderBy('bucket').execute(),
    holds: await q.selectFrom('capacity_hold').selectAll().orderBy('bucket').execute(),
    promos: await q.selectFrom('promo').selectAll().orderBy('id').execute(),
    promoUses: await q.selectFrom('promo_use').selectAll().orderBy('order_id').execute(),
    addresses: await q.selectFrom('address').selectAll().orderBy('id').execute(),
  }));
