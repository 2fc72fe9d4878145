import { registry } from '@servery/contract/registry';
import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { chipsByCard, inEachPayingServery } from '../../testing/cards.ts';
import { orderChips } from '../../testing/orders.ts';
import { readPrometheus } from '../../testing/prometheus.ts';
import { openServery } from '../../testing/servery.ts';

const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const samplesAt = async (url: string) => readPrometheus((await read(url)).text).samples;

inEachPayingServery('metrics', ({ servery }) => {
  test('counts calls by name and end, with how long they took, in text that Prometheus takes', async () => {
    const person = servery().person();
    await orderChips(person);
    await person.refused('SubmitOrder', { card_number: '4111111111111111' });
    await person.post({ RequestAction: 'NoSuchThing<script>' });
    await expect
      .poll(() => samplesAt(servery().url))
      .toSatisfy(
        (samples: Map<string, number>) =>
          samples.get('servery_calls_total{call="SubmitOrder",outcome="refused"}') === 1,
      );
    const { type, text } = await read(servery().url);
    expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
    const { samples } = readPrometheus(text);
    expect(samples.get('servery_calls_total{call="SubmitOrder",outcome="ok"}')).toBe(1);
    expect(samples.get('servery_calls_total{call="unknown",outcome="refused"}')).toBe(1);
    expect(samples.get('servery_call_seconds_count{call="SubmitOrder"}')).toBe(2);
    expect(samples.get('servery_call_seconds_bucket{call="SubmitOrder",le="+Inf"}')).toBe(2);
    expect(samples.get('servery_call_seconds_sum{call="SubmitOrder"}')).toBeGreaterThan(0);
    expect(text).not.toContain('NoSuchThing');
    const known = new Set([...Object.keys(registry), 'unknown']);
    for (const [, call = ''] of text.matchAll(/call="([^"]*)"/g)) expect(known).toContain(call);
  });

  test('tells of jobs by lane, payments by state, cases, holds, streams and the database', async () => {
    const person = servery().person();
    const { fields } = await chipsByCard(person);
    await person.call('SubmitOrder', fields);
    const stream = await fetch(`${servery().url}/api/events?menu=banksia-kitchen`);
    const { db } = servery().server;
    const states = () => db.read(({ q }) => q.selectFrom('payment_attempt').select('state').execute());
    await expect.poll(states).toEqual([{ state: 'captured' }]);
    await db.write(async ({ q }) => {
      const job = {
        kind: 'reconcile',
        lane: 'comparison',
        payload: '{}',
        attempts: 12,
        last_error: 'x',
      } as const;
      await q
        .insertInto('job')
        .values({ ...job, run_at: 0, state: 'dead' })
        .execute();
      await q
        .updateTable('payment_attempt')
        .set({
          state: 'unknown',
          updated_at: servery().clock.now - 90_000,
          created_at: servery().clock.now - 90_000,
        })
        .execute();
    });
    await expect
      .poll(() => samplesAt(servery().url))
      .toSatisfy(
        (samples: Map<string, number>) =>
          samples.get('servery_payments{state="unknown"}') === 1 &&
          samples.get('servery_jobs_dead{lane="comparison"}') === 1 &&
          samples.get('servery_event_streams') === 1,
      );
    const samples = await samplesAt(servery().url);
    expect(samples.get('servery_payments_in_doubt')).toBe(1);
    expect(samples.get('servery_payments_in_doubt_oldest_seconds')).toBe(90);
    expect(samples.get('servery_payment_cases_open')).toBe(0);
    expect(samples.get('servery_holds')).toBeTypeOf('number');
    expect(samples.get('servery_database_up')).toBe(1);
    expect(samples.get('servery_database_waiting')).toBe(0);
    expect(samples.has('servery_database_connections{state="busy"}')).toBe(servery().engine === 'postgres');
    for (const lane of ['payment', 'notification', 'comparison', 'standing', 'docket', 'webhook', 'menu'])
      for (const name of ['due', 'later', 'dead', 'oldest_seconds', 'unfinished_oldest_seconds', 'running'])
        expect(samples.get(`servery_jobs_${name}{lane="${lane}"}`)).toBeTypeOf('number');
    expect(samples.get('servery_jobs_worked_total{lane="payment",outcome="done"}')).toBeGreaterThan(0);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(samples.get('servery_http_responses_total{class="2xx"}')).toBeGreaterThan(0);
    await stream.body?.cancel();
  });

  test('are for this machine alone, and for nobody who comes by a proxy on it', async () => {
    const { url } = servery();
    expect((await read(url)).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await read(url, { [header]: 'for=203.0.113.7' })).status).toBe(404);
    const { port } = new URL(url);
    const asked = Promise.withResolvers<number | undefined>();
    // A page that made its own name stand for this machine: fetch would not send another Host.
    request({ port, host: '127.0.0.1', path: '/metrics', headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      asked.resolve(response.statusCode);
    }).end();
    expect(await asked.promise).toBe(404);
  });
});

describe('metrics of a server that customers reach', () => {
  const opened = async (env: Record<string, string>) => {
    const servery = await openServery('sqlite', env);
    onTestFinished(() => servery.close());
    return servery;
  };

  test.each<Record<string, string>>([
    { PUBLIC_URL: 'https://order.example.com' },
    { TRUST_PROXY: 'loopback' },
  ])('are shown to nobody without a token: %o', async (env) => {
    const { url } = await opened(env);
    expect((await read(url)).status).toBe(404);
  });

  test('are shown to whoever has the token, also through a proxy, and to nobody else', async () => {
    const token = 'a-token-of-enough-length';
    const { url } = await opened({ METRICS_TOKEN: token, PUBLIC_URL: 'https://order.example.com' });
    expect((await read(url)).status).toBe(401);
    expect((await read(url, { authorization: 'Bearer a-token-of-enough-lengtH' })).status).toBe(401);
    const forwarded = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' };
    expect((await read(url, forwarded)).status).toBe(200);
  });

  test('say that the database is away, and answer all the same', async () => {
    const servery = await opened({});
    await servery.server.db.write(({ q }) => q.schema.alterTable('job').renameTo('lost').execute());
    const samples = await samplesAt(servery.url);
    expect(samples.get('servery_database_up')).toBe(0);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    await servery.server.db.write(({ q }) => q.schema.alterTable('lost').renameTo('job').execute());
  });
});
