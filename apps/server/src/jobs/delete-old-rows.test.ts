import { expect, test } from 'vitest';
import { attemptRow, fillForStrangers } from '../../testing/aged-rows.ts';
import { add, orderChips, visit } from '../../testing/orders.ts';
import { inEachServery, type Servery } from '../../testing/servery.ts';
import { sweepAged } from '#jobs/delete-old-rows';
import { addressesOf, rememberAddress } from '#stores/people';

const DAY = 86_400_000;
const LONG = 4 * 365 * DAY;

/** What a stranger can fill, and what is swept away when it is old. */
const AGED = [
  'capacity_hold',
  'stock_hold',
  'stock_day',
  'cart',
  'parked_order',
  'session',
  'device',
  'push_open',
  'counted_try',
  'known_address',
  'sign_in',
  'one_time_token',
  'spent_token',
  'sign_up',
  'feedback',
  'provider_event',
  'outbox',
  'webhook_delivery',
  'job',
  'print_job',
  'payment_event',
  'terminal_payment',
  'payment_attempt',
] as const;

/** One row for each thing that there is one of: a member's way in, a favourite, an address of an order. */
const BOUNDED = [
  'credential',
  'totp',
  'recovery_code',
  'passkey',
  'social_login',
  'favourite_venue',
  'address',
  'order_counter',
  'sales_day',
  'setting',
  'set_up',
  'standing_order',
  'standing_pause',
  'news_choice',
];

/** What the venue needs to remember: its orders, its money, its customers. */
const RECORDS = [
  'customer',
  'orders',
  'order_line',
  'order_event',
  'tender',
  'order_edit',
  'counter_refund',
  'standing_occurrence',
  'promo_use',
  'capacity_use',
  'ledger_entry',
  'gift_voucher',
  'gift_entry',
  'balance_flow',
  'reward_entry',
  'payout',
  'refund',
  'payment_account',
  'payment_case',
  'reconciliation',
  'audit',
  'news_recipient',
  'news_link',
];

/** Written by the venue's own people, or by those who set the venue up. */
const VENUES = [
  'venue',
  'former_details',
  'venue_type',
  'venue_group',
  'venue_group_member',
  'fulfilment_type',
  'open_window',
  'special_date',
  'delivery_zone',
  'fulfilment_point',
  'point_zone',
  'capacity_override',
  'payment_method',
  'home_block',
  'picture',
  'announcement',
  'student_class',
  'promo',
  'voucher',
  'customer_note',
  'news_message',
  'printer',
  'screen',
  'reward_scheme',
  'menu',
  'menu_draft',
  'menu_draft_change',
  'category',
  'product',
  'sold_out',
  'stock',
  'modifier_group',
  'modifier_option',
  'product_modifier',
  'organisation',
  'brand',
  'brand_host',
  'host_claim',
  'role',
  'person',
  'membership',
  'till_pin',
  'terminal',
  'journal_account',
  'report_mail',
  'api_key',
  'webhook',
  'migration',
];

const countOf = (servery: Servery, table: string): Promise<number> =>
  servery.server.db.read(async ({ q }) => {
    const row = await q
      .selectFrom(table as 'cart')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  });

inEachServery(
  'house-keeping',
  (servery) => {
    test('knows every table: what strangers fill has an age or a bound', async () => {
      const tables = await servery().server.db.read(({ q }) => q.introspection.getTables());
      const known = [...AGED, ...BOUNDED, ...RECORDS, ...VENUES].toSorted();
      expect(tables.map(({ name }) => name).toSorted()).toEqual(known);
    });

    test('sweeps what is old out of every table that strangers fill, in batches, and nothing before its time', async () => {
      await fillForStrangers(servery(), LONG);
      const { db } = servery().server;
      for (const table of AGED) expect([table, await countOf(servery(), table)]).not.toEqual([table, 0]);
      const before = await Promise.all(AGED.map((table) => countOf(servery(), table)));
      await sweepAged(db, servery().clock.now - 1);
      expect(await Promise.all(AGED.map((table) => countOf(servery(), table)))).toEqual(before);

      const [records, venues] = [
        await Promise.all(RECORDS.map((table) => countOf(servery(), table))),
        await Promise.all(BOUNDED.map((table) => countOf(servery(), table))),
      ];
      servery().clock.now += LONG;
      await sweepAged(db, servery().clock.now, 1);
      const left = await Promise.all(
        AGED.map(async (table) => [table, await countOf(servery(), table)] as const),
      );
      expect(left.filter(([, count]) => count > 0)).toEqual([]);
      expect(await Promise.all(RECORDS.map((table) => countOf(servery(), table)))).toEqual(records);
      expect(await Promise.all(BOUNDED.map((table) => countOf(servery(), table)))).toEqual(venues);
    });

    test('keeps the newest session while an order remembers it: its number is not given away', async () => {
      const guest = servery().person();
      const { order_id } = await orderChips(guest);
      const { db } = servery().server;
      servery().clock.now += LONG;
      await sweepAged(db, servery().clock.now);
      const next = servery().person();
      await add(next, await visit(next), 'Rosemary Chips');
      const [order, sessions] = await db.read(({ q }) =>
        Promise.all([
          q.selectFrom('orders').select('session_id').where('ref', '=', order_id).executeTakeFirstOrThrow(),
          q.selectFrom('session').select('id').orderBy('id', 'desc').limit(1).execute(),
        ]),
      );
      expect(sessions[0]!.id).toBeGreaterThan(order.session_id);
    });

    test('a member keeps fifty addresses, the newest', async () => {
      const { db } = servery().server;
      const ids = await db.write(async (tx) => {
        const { id } = await tx.q
          .selectFrom('customer')
          .select('id')
          .where('email', '=', 'test@example.com')
          .executeTakeFirstOrThrow();
        for (let number = 0; number < 60; number += 1) {
          const kept = { address: `${number} High Street`, postcode: '6160', use: 'for_delivery' as const };
          await rememberAddress(tx, id, kept);
        }
        return addressesOf(tx, id);
      });
      expect(ids).toHaveLength(50);
      expect(ids.at(-1)?.address).toBe('59 High Street');
    });

    test('leaves alone what a payment may still be settled for, and who is here', async () => {
      const [paying, here] = [servery().person(), servery().person()];
      for (const person of [paying, here, servery().person()])
        await add(person, await visit(person), 'Rosemary Chips');
      const { db } = servery().server;
      const carts = await db.read(({ q }) =>
        q.selectFrom('cart').select(['id', 'session_id']).orderBy('id', 'desc').limit(3).execute(),
      );
      const { id: cart_id, session_id } = carts[2]!;
      const now = servery().clock.now;
      const unsettled = attemptRow({ id: 'unsettled', state: 'unknown', session_id, cart_id, now });
      await db.write(({ q }) => q.insertInto('payment_attempt').values(unsettled).execute());
      servery().clock.now += 13 * DAY;
      await add(here, await visit(here), 'Rosemary Chips');
      servery().clock.now += 13 * DAY;
      await sweepAged(db, servery().clock.now);
      const { order } = await here.call('Merchant', { menu_name: 'banksia-kitchen' });
      expect(order.num_items).toBe(2);
      servery().clock.now += LONG;
      await sweepAged(db, servery().clock.now);
      const left = await db.read(({ q }) => q.selectFrom('cart').select('id').execute());
      expect(left.map(({ id }) => id)).toContain(cart_id);
    });
  },
  { RATE_LIMIT: 'off' },
);
