import { addPrintJob } from '#stores/print-jobs';
import type { Insertable } from 'kysely';
import type { ParkedOrderTable } from '#db/tables/ordering';
import type { PaymentAttemptTable, TerminalPaymentTable } from '#db/tables/payments';
import { printerAt } from './printers.ts';
import { add, signIn, visit } from './orders.ts';
import type { Servery } from './servery.ts';

/** A try to be paid that came to nothing yet. */
export const attemptRow = (
  more: Partial<Insertable<PaymentAttemptTable>> & { id: string; now: number },
): Insertable<PaymentAttemptTable> => {
  const { now, ...own } = more;
  return {
    venue_id: 1,
    submit_key: `${own.id}-0000000000000000`,
    session_id: 1,
    cart_id: 0,
    customer_id: null,
    order_id: null,
    method: 'CC',
    amount: 100,
    refunded: 0,
    state: 'declined',
    reference: '',
    capture_reference: '',
    redirect: '',
    card_type: '',
    submission: '',
    cart_print: '',
    problem: '',
    checks: 0,
    created_at: now,
    updated_at: now,
    ...own,
  };
};

async function addOldPaper(servery: Servery): Promise<void> {
  const { id: printer_id } = await printerAt(servery, { documents: ['settlement'] });
  const at = servery.clock.now;
  const about = { venue_id: 1, printer_id, order_id: null, station: '', copy: 0, may_be_printed: 0 };
  await servery.server.db.write((tx) =>
    addPrintJob(tx, { ...about, kind: 'settlement', document: '[]', print_at: at, created_at: at }),
  );
}

const pinpadRow = (attemptId: string, now: number): Insertable<TerminalPaymentTable> => ({
  session_id: attemptId,
  terminal_id: 1,
  attempt_id: attemptId,
  kind: 'purchase',
  txn_ref: 'x',
  cents: 100,
  created_at: now,
  updated_at: now,
});

const parkedRow = (now: number): Insertable<ParkedOrderTable> => ({
  venue_id: 1,
  menu_id: 1,
  seat: 1,
  park_key: 'x',
  name: 'Hana',
  lines: '[]',
  details: '{}',
  screen: '',
  summary: '',
  num_items: 1,
  total: 100,
  parked_by: 'x',
  parked_at: now,
});

/** One row at least in every table that a stranger can fill. */
export async function fillForStrangers(servery: Servery, longMs: number): Promise<void> {
  const guest = servery.person();
  await add(guest, await visit(guest), 'Rosemary Chips');
  await (await signIn(servery.person())).call('LoginLink');
  await addOldPaper(servery);
  const now = servery.clock.now;
  await servery.server.db.write(async ({ q }) => {
    const { id: cart_id } = await q.selectFrom('cart').select('id').limit(1).executeTakeFirstOrThrow();
    const { id: customer_id } = await q
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'member@example.com')
      .executeTakeFirstOrThrow();
    await q
      .insertInto('capacity_hold')
      .values({ cart_id, venue_id: 1, bucket: 'slot:1:2026-01-01', expires_at: now })
      .execute();
    await q
      .insertInto('stock_hold')
      .values({ cart_id, product_id: 1, venue_id: 1, quantity: 1, expires_at: now, holder: '' })
      .execute();
    await q
      .insertInto('stock_day')
      .values({ product_id: 1, venue_id: 1, day: new Date(now).toISOString().slice(0, 10), begun: null })
      .execute();
    await q.insertInto('parked_order').values(parkedRow(now)).execute();
    await q.insertInto('counted_try').values({ subject: 'x', counted_at: now }).execute();
    await q
      .insertInto('sign_in')
      .values({ person_id: 1, venue_id: null, outcome: 'wrong_password', place: 'x', device: 'x', at: now })
      .execute();
    await q.insertInto('spent_token').values({ hash: 'x', expires_at: now }).execute();
    await q
      .insertInto('provider_event')
      .values({ provider: 'PP', event_id: 'x', received_at: now })
      .execute();
    await q
      .insertInto('push_open')
      .values({ brand_code: 'demo', provider: 'x', address: 'x', notif: 'x', opened_at: now })
      .execute();
    const text = {
      app_id: '',
      sub_id: '',
      user_id: '',
      push_token: '',
      state: '',
      useragent: '',
      cordova: '',
    };
    const more = { platform: '', uuid: '', version: '', model: '', utc_offset: '', tz_iana: '', locale: '' };
    await q
      .insertInto('device')
      .values({
        ...text,
        ...more,
        brand_code: 'demo',
        provider: 'x',
        address: 'x',
        customer_id: null,
        dates: '',
        created_at: now,
        seen_at: now,
      })
      .execute();
    const signUp = await q
      .insertInto('sign_up')
      .values({
        brand_code: 'demo',
        email: 'x@example.com',
        name: 'x',
        mobile: '',
        country_code: 'AU',
        state: '',
        password_hash: 'x',
        session_id: 1,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await q
      .insertInto('one_time_token')
      .values({
        hash: 'x',
        purpose: 'sign_up',
        customer_id: null,
        sign_up_id: signUp.id,
        person_id: null,
        provider: '',
        subject: '',
        expires_at: now + longMs * 2,
      })
      .execute();
    await q
      .insertInto('feedback')
      .values({
        brand_code: 'demo',
        customer_id,
        order_id: null,
        ease_of_use: 1,
        speed: 1,
        overall: 1,
        comments: '',
        created_at: now,
      })
      .execute();
    await q
      .insertInto('webhook')
      .values({
        id: 'aged',
        venue_id: 1,
        url: 'https://tools.invalid',
        events: '[]',
        secret: '',
        created_at: now,
      })
      .execute();
    await q
      .insertInto('webhook_delivery')
      .values({
        webhook_id: 'aged',
        venue_id: 1,
        event: 'test',
        event_id: 'evt',
        body: '{}',
        state: 'done',
        created_at: now,
      })
      .execute();
    await q
      .insertInto('outbox')
      .values({ venue_id: 1, kind: 'mail', payload: '{}', created_at: now, sent_at: now })
      .execute();
    await q
      .insertInto('job')
      .values(
        (['done', 'dead'] as const).map((state) => ({
          kind: 'notify',
          lane: 'notification' as const,
          payload: '{}',
          run_at: now,
          attempts: 1,
          state,
          last_error: '',
        })),
      )
      .execute();
    await q
      .insertInto('payment_attempt')
      .values(attemptRow({ id: 'swept', now }))
      .execute();
    await q
      .insertInto('payment_event')
      .values({
        attempt_id: 'swept',
        from_state: 'started',
        to_state: 'declined',
        event: 'declined',
        detail: '',
        created_at: now,
      })
      .execute();
    await q.insertInto('terminal_payment').values(pinpadRow('swept', now)).execute();
  });
}
