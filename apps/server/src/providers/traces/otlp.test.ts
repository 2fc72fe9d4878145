import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { orderChips } from '../../../testing/orders.ts';
import { openServery } from '../../../testing/servery.ts';
import { readConfig } from '#config';
import type { Span } from '#providers/traces/otlp-span';
import { sendTraces } from '#providers/traces/otlp';
import type { CallDone } from '#telemetry';

type Received = { path: string | undefined; headers: IncomingHttpHeaders; body: string };

/** What collects traces, and answers as it is told. */
async function startCollector(status = 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, body });
      response.writeHead(status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

type Sent = {
  resourceSpans: [
    {
      resource: { attributes: { key: string; value: { stringValue: string } }[] };
      scopeSpans: [{ spans: Span[] }];
    },
  ];
};
const sentIn = ({ body }: Received) => (JSON.parse(body) as Sent).resourceSpans[0];
const spansIn = (received: readonly Received[]) =>
  received.flatMap((each) => sentIn(each).scopeSpans[0].spans);

const DONE: CallDone = { call: 'Merchant', outcome: 'ok', code: 'ok', seconds: 0.25, traceparent: undefined };
const ENDED = 1_794_710_684_500;
const traceTo = (url: string, warned: string[] = []) =>
  sendTraces(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url }).otlp, {
    clock: () => ENDED,
    warn: (why) => warned.push(why),
    everyMs: 3_600_000,
  });

test('sends a span of each call and job of a server to the collector that is configured, and nothing personal', async () => {
  const { url, received } = await startCollector();
  const servery = await openServery('sqlite', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret',
    OTEL_SERVICE_NAME: 'banksia',
  });
  await orderChips(servery.person(), { order_note: 'Ring at the blue door' });
  await servery.close();
  const [first] = received;
  expect(first?.path).toBe('/v1/traces');
  expect(first?.headers).toMatchObject({ 'api-key': 'a secret', 'content-type': 'application/json' });
  expect(first && sentIn(first).resource.attributes[0]).toEqual({
    key: 'service.name',
    value: { stringValue: 'banksia' },
  });
  const names = spansIn(received).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['call SubmitOrder', 'call ManageCart.add_to_order']));
  expect(received.map(({ body }) => body).join()).not.toMatch(/blue door|Sam Nguyen|sam@example/);
});

test('a span says when it was, and stands in the trace of the caller', async () => {
  const { url, received } = await startCollector();
  const traces = traceTo(url);
  const trace = 'a'.repeat(32);
  traces.telemetry.call({ ...DONE, traceparent: `00-${trace}-${'b'.repeat(16)}-01` });
  traces.telemetry.call({ ...DONE, traceparent: `00-${trace}-${'b'.repeat(16)}-00` });
  traces.telemetry.call({ ...DONE, traceparent: `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01` });
  traces.telemetry.call({ ...DONE, outcome: 'failed' });
  traces.telemetry.job({ kind: 'payment', lane: 'payment', done: false, seconds: 1 });
  await traces.close();
  const [kept, malformed, failed, job, ...more] = spansIn(received);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({
    traceId: trace,
    parentSpanId: 'b'.repeat(16),
    name: 'call Merchant',
    startTimeUnixNano: '1794710684250000000',
    endTimeUnixNano: '1794710684500000000',
    status: { code: 0 },
  });
  expect(kept?.spanId).toMatch(/^[0-9a-f]{16}$/);
  expect(malformed?.traceId).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
  expect(malformed).not.toHaveProperty('parentSpanId');
  expect([failed?.status.code, job?.status.code, job?.name]).toEqual([2, 2, 'job payment']);
});

test('a collector that refuses is told of once, and what waits for it is bounded', async () => {
  const { url, received } = await startCollector(503);
  const warned: string[] = [];
  const traces = traceTo(url, warned);
  for (let at = 0; at < 10_000; at += 1) traces.telemetry.call(DONE);
  await traces.close();
  expect(warned).toEqual(['it answered 503']);
  expect(spansIn(received).length).toBeLessThanOrEqual(2048);
});

test('nothing is sent unless it is configured, and a wrong configuration is told', () => {
  expect(readConfig({}).otlp).toBeUndefined();
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT/,
  );
  for (const OTEL_EXPORTER_OTLP_HEADERS of ['secret', 'a=%E0%A4%A'])
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS })).toThrow(
      /OTEL_EXPORTER_OTLP_HEADERS is not a list/,
    );
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN is shorter/);
});
