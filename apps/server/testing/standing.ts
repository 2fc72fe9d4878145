import { randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { payIn } from '#stores/ledger';
import { CARDS, tokenise, tokeniserOf, until } from './cards.ts';
import { visit } from './orders.ts';
import type { Person, Servery } from './servery.ts';
import { newMember } from './topups.ts';

type Data = Partial<CallInput<'StandingOrders.save'>['standing_order_data']>;
type Days = Partial<Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', number>>;

/** So many of a product on each of these days. */
export const eachWeek = (menu_item_id: number, days: Days) => ({
  menu_item_id,
  ...Object.fromEntries(Object.entries(days).map(([day, count]) => [`qty_${day}`, count])),
});

export const WORKDAYS: Days = { mon: 2, tue: 2, wed: 2, thu: 2, fri: 2 };

/** A member with so much on the balance, and a card where one is named. */
export async function memberWith(
  servery: Servery,
  { cents = 0, card }: { cents?: number; card?: keyof typeof CARDS | undefined },
) {
  const mia = await newMember(servery);
  const venue = await visit(mia);
  const { id, email } = (await mia.call('CustomerAccount')).customer;
  await servery.server.db.write(({ q }) =>
    q.updateTable('customer').set({ mobile: '+61491570156' }).where('id', '=', id).execute(),
  );
  if (cents > 0)
    await servery.server.db.write((tx) =>
      payIn(tx, { customerId: id, cents, memo: 'Opening balance', now: servery.clock.now }),
    );
  if (card) {
    const braintree_nonce = await tokenise(tokeniserOf(venue), CARDS[card]);
    await mia.call('AddNewCard', { store_id: venue.at.store_id, braintree_nonce });
  }
  return { mia, id, email, venue };
}

/** Two portions of chips at 7:40 on workdays, unless it says otherwise. */
export async function keepStanding(person: Person, more: Data = {}) {
  const venue = await visit(person);
  const chips = venue.product('Rosemary Chips').id;
  const { standing_order } = await person.call('StandingOrders.save', {
    store_id: venue.at.store_id,
    submit_key: randomUUID(),
    standing_order_data: {
      fulfilment_type: 'pickup',
      fulfilment_time: '07:40',
      items: [eachWeek(chips, WORKDAYS)],
      ...more,
    },
  });
  return standing_order;
}

export const occurrencesOf = (servery: Servery, id: number) =>
  servery.server.db.read(({ q }) =>
    q
      .selectFrom('standing_occurrence')
      .selectAll()
      .where('standing_order_id', '=', id)
      .orderBy('on_date')
      .execute(),
  );

export const ordersFor = (servery: Servery, id: number) =>
  servery.server.db.read(({ q }) =>
    q.selectFrom('orders').selectAll().where('standing_order_id', '=', id).orderBy('due_at').execute(),
  );

/** The one of a date, once it has come to an end. */
export const endOf = (servery: Servery, id: number, date: string) =>
  until(servery, async () =>
    (await occurrencesOf(servery, id)).find(({ on_date, state }) => on_date === date && state !== 'paying'),
  );
