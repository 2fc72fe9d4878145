import { type OrderStatus } from '@servery/contract/entities/receipt';
import { formatCents } from '@servery/domain/money';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import { z } from 'zod';
import type { ReadTx } from '#db/database';
import type { OrderRecord } from '#stores/orders';

/** What happened to an order at one moment, without anything that tells who anybody is. */
export type Moment = { at: number; what: string; more: string };

const statusText = (status: number): string => STATUS_TEXT[status as OrderStatus] ?? String(status);
const joined = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join(', ');

async function itsEvents(tx: ReadTx, { id }: OrderRecord): Promise<Moment[]> {
  const rows = await tx.q.selectFrom('order_event').selectAll().where('order_id', '=', id).execute();
  return rows.map((it) => ({
    at: it.created_at,
    what: `order ${it.kind}`,
    more: joined(`${statusText(it.from_status)} → ${statusText(it.to_status)}`, it.reason),
  }));
}

async function itsEdits(tx: ReadTx, { id }: OrderRecord): Promise<Moment[]> {
  const rows = await tx.q.selectFrom('order_edit').selectAll().where('order_id', '=', id).execute();
  return rows.map((it) => ({
    at: it.created_at,
    what: 'order edited',
    more: `the total is ${formatCents(it.difference)} more than before`,
  }));
}

/** Those that paid for it, and those that were tried for the same submission. */
const attemptsOf = (tx: ReadTx, order: OrderRecord) =>
  tx.q
    .selectFrom('payment_attempt')
    .selectAll()
    .where((eb) => eb.or([eb('order_id', '=', order.id), eb('submit_key', '=', order.submit_key)]))
    .where('venue_id', '=', order.venue_id)
    .execute();

async function itsPayments(tx: ReadTx, order: OrderRecord): Promise<Moment[]> {
  const attempts = await attemptsOf(tx, order);
  const begun = attempts.map((it) => ({
    at: it.created_at,
    what: `payment ${it.id}`,
    more: joined(`${it.method} ${formatCents(it.amount)}`, `now ${it.state}`, it.reference, it.problem),
  }));
  const ids = attempts.map(({ id }) => id);
  if (ids.length === 0) return [];
  const events = await tx.q.selectFrom('payment_event').selectAll().where('attempt_id', 'in', ids).execute();
  const steps = events.map((it) => ({
    at: it.created_at,
    what: `payment ${it.event}`,
    more: joined(`${it.from_state} → ${it.to_state}`, it.detail),
  }));
  return [...begun, ...steps];
}

async function itsCounter(tx: ReadTx, { id }: OrderRecord): Promise<Moment[]> {
  const tenders = await tx.q.selectFrom('tender').selectAll().where('order_id', '=', id).execute();
  const given = await tx.q.selectFrom('counter_refund').selectAll().where('order_id', '=', id).execute();
  return [
    ...tenders.map((it) => ({
      at: it.created_at,
      what: 'paid at the counter',
      more: `${it.kind} ${formatCents(it.cents)}`,
    })),
    ...given.map((it) => ({
      at: it.created_at,
      what: 'given back at the counter',
      more: joined(`${it.kind} ${formatCents(it.cents)}`, it.reason),
    })),
  ];
}

const refundsOf = (tx: ReadTx, { id }: OrderRecord) =>
  tx.q.selectFrom('refund').selectAll().where('order_id', '=', id).execute();

async function itsRefunds(tx: ReadTx, order: OrderRecord): Promise<Moment[]> {
  const cases = await tx.q.selectFrom('payment_case').selectAll().where('order_id', '=', order.id).execute();
  return [
    ...(await refundsOf(tx, order)).flatMap((it) => [
      { at: it.created_at, what: 'refund', more: joined(formatCents(it.cents), it.reason) },
      { at: it.updated_at, what: `refund ${it.state}`, more: joined(it.reference, it.problem) },
    ]),
    ...cases.map((it) => ({ at: it.created_at, what: `case ${it.state}`, more: it.difference })),
  ];
}

const printsOf = (tx: ReadTx, { id }: OrderRecord) =>
  tx.q.selectFrom('print_job').selectAll().where('order_id', '=', id).execute();

async function itsPapers(tx: ReadTx, order: OrderRecord): Promise<Moment[]> {
  return (await printsOf(tx, order)).flatMap((it) => {
    const what = joined(`${it.kind} for printer ${it.printer_id}`, it.station);
    return [
      { at: it.created_at, what: `paper ${it.state}`, more: joined(what, it.problem, it.alarm && 'alarm') },
      ...(it.sent_at > 0 ? [{ at: it.sent_at, what: 'paper given out', more: what }] : []),
      ...(it.printed_at > 0 ? [{ at: it.printed_at, what: 'paper printed', more: what }] : []),
    ];
  });
}

/** What it says is data, and names its order. */
async function messagesOf(tx: ReadTx, { venue_id: venueId, placed_at: since, ref }: OrderRecord) {
  const rows = await tx.q
    .selectFrom('outbox')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('created_at', '>=', since)
    .where('payload', 'like', `%${JSON.stringify(ref)}%`)
    .execute();
  return rows;
}

const templated = z.object({ template: z.string() });
const templateOf = (payload: string): string => templated.parse(JSON.parse(payload)).template;

async function itsMessages(tx: ReadTx, order: OrderRecord): Promise<Moment[]> {
  return (await messagesOf(tx, order)).flatMap((it) => {
    const more = templateOf(it.payload);
    return [
      {
        at: it.created_at,
        what: `${it.kind} written`,
        more: joined(more, it.sent_at === null && 'not sent'),
      },
      ...(it.sent_at === null ? [] : [{ at: it.sent_at, what: `${it.kind} sent`, more }]),
    ];
  });
}

/** Jobs are known by what they were told, letter by letter. */
async function itsJobs(tx: ReadTx, order: OrderRecord): Promise<Moment[]> {
  const told = [
    ...(await attemptsOf(tx, order)).map(({ id }) => ({ attempt_id: id })),
    ...(await messagesOf(tx, order)).map(({ id }) => ({ outbox_id: id })),
    ...(await printsOf(tx, order)).map(({ id }) => ({ print_job_id: id })),
    ...(await refundsOf(tx, order)).map(({ id }) => ({ refund_id: id })),
  ].map((payload) => JSON.stringify(payload));
  if (told.length === 0) return [];
  const jobs = await tx.q.selectFrom('job').selectAll().where('payload', 'in', told).execute();
  return jobs.map((it) => ({
    at: it.due_at,
    what: `job ${it.kind} ${it.state}`,
    more: joined(
      `number ${it.id}`,
      `${it.attempts} tries`,
      it.state === 'waiting' && `next at ${new Date(it.run_at).toISOString()}`,
      it.last_error,
    ),
  }));
}

async function itsWebhooks(tx: ReadTx, { venue_id: venueId, placed_at: since, ref }: OrderRecord) {
  const rows = await tx.q
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('created_at', '>=', since)
    .where('body', 'like', `%${JSON.stringify(ref)}%`)
    .execute();
  return rows.map((it) => ({
    at: it.created_at,
    what: `webhook ${it.state}`,
    more: joined(it.event, `${it.attempts} tries`, it.http_status > 0 && `answered ${it.http_status}`),
  }));
}

const PARTS = [
  itsEvents,
  itsEdits,
  itsPayments,
  itsCounter,
  itsRefunds,
  itsPapers,
  itsMessages,
  itsJobs,
  itsWebhooks,
];

/** All that our tables tell of one order, in the order in which it happened. */
export async function lifeOf(tx: ReadTx, order: OrderRecord): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (const part of PARTS) moments.push(...(await part(tx, order)));
  return moments.toSorted((a, b) => a.at - b.at);
}

/** Orders that somebody may mean: by the number on the docket, by what its address calls it, or by what the log calls it. */
export const ordersCalled = (tx: ReadTx, wanted: string): Promise<(OrderRecord & { venue: string })[]> =>
  tx.q
    .selectFrom('orders')
    .innerJoin('venue', 'venue.id', 'orders.venue_id')
    .selectAll('orders')
    .select('venue.name as venue')
    .where((eb) => {
      const ways = [eb('orders.number', '=', wanted), eb('orders.ref', '=', wanted)];
      const [, id] = /^id:(\d{1,15})$/.exec(wanted) ?? [];
      return eb.or(id === undefined ? ways : [eb('orders.id', '=', Number(id))]);
    })
    .orderBy('orders.placed_at', 'desc')
    .limit(50)
    .execute();
