import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LINKLY, linklyTerminals } from '#providers/terminal/linkly';
import { linklyOf } from '#providers/terminal/linkly-config';
import type { TerminalPort } from '#providers/terminal/port';

type Heard = { method: string; path: string; bearer: string | undefined; body: unknown };
type Said = { status: number; body: unknown };

/** The vendor's two hosts in one: it writes down what it is asked, and says what it is told to say. */
let heard: Heard[] = [];
let says: Said[] = [];
const vendor = createServer((request, response) => {
  void (async () => {
    const body = await text(request);
    heard.push({
      method: request.method ?? '',
      path: request.url ?? '',
      bearer: request.headers.authorization,
      body: body === '' ? undefined : JSON.parse(body),
    });
    const next = says.shift() ?? { status: 200, body: { response: { success: true, responsetext: 'OK' } } };
    response.writeHead(next.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(next.body));
  })();
});

let port: TerminalPort;
beforeAll(async () => {
  vendor.listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  port = linklyTerminals({
    authUrl: `${url}/auth`,
    url: `${url}/rest`,
    vendorId: 'f0b3a3a8-6f0a-4a41-9d7f-1b1f6c2d9a10',
    version: '7',
    live: false,
    timeoutMs: 20_000,
    saleTimeoutMs: 20_000,
  });
});
beforeEach(() => {
  heard = [];
  says = [];
});
afterAll(() => vendor.close());

const busy = (status: number): Said => ({ status, body: { message: 'busy' } });

test('pairs with Username, Password and PairCode, and is given a secret [CHK-240 ACC-306]', async () => {
  says = [{ status: 200, body: { secret: 's3cret' } }];
  const by = { username: 'banksia', password: 'pinpad-demo', pairCode: '123456' };
  expect(await port.pair(by)).toEqual({ is: 'paired', secret: 's3cret' });
  expect(heard).toEqual([
    {
      method: 'POST',
      path: '/auth/v1/pairing/cloudpos',
      bearer: undefined,
      body: { Username: 'banksia', Password: 'pinpad-demo', PairCode: '123456' },
    },
  ]);
});

test('asks for a token with the secret and what it is, and once more after a 408 [CHK-241 ACC-306]', async () => {
  says = [busy(408), { status: 200, body: { token: 't0ken', expirySeconds: 86_400 } }];
  expect(await port.token({ secret: 's3cret', posId: 'pos-1' })).toEqual({
    is: 'token',
    token: 't0ken',
    seconds: 86_400,
  });
  const asked = {
    method: 'POST',
    path: '/auth/v1/tokens/cloudpos',
    bearer: undefined,
    body: {
      Secret: 's3cret',
      PosName: 'Servery',
      PosVersion: '7',
      PosId: 'pos-1',
      PosVendorId: 'f0b3a3a8-6f0a-4a41-9d7f-1b1f6c2d9a10',
    },
  };
  expect(heard).toEqual([asked, asked]);
});

test.each([
  [202, 1, 'Status Code 202'],
  [201, 1, 'Status Code 201'],
  [400, 1, 'busy'],
  [403, 1, 'Status Code 403'],
  [429, 1, 'Status Code 429'],
  [408, 2, 'Status Code 408'],
  [503, 2, 'Status Code 503'],
])('a token that is answered with %i is none, after %i question [CHK-155]', async (status, times, why) => {
  says = [busy(status), busy(status)];
  expect(await port.token({ secret: 's3cret', posId: 'pos-1' })).toEqual({ is: 'refused', why });
  expect(heard).toHaveLength(times);
});

test('what a pinpad is asked carries the token as a bearer, and waits for its answer [CHK-239 CHK-243 ACC-306]', async () => {
  const sale = {
    sessionId: 'a-session',
    txnRef: '9c1d7d2f60c8b951',
    cents: 800,
    operator: { id: 3, name: 'Front Kiosk' },
    receipt: { cut: false, byPinpad: false },
  };
  await port.status('t0ken');
  await port.receiptOf('t0ken', sale.txnRef);
  await port.settle('t0ken');
  await port.cancel('t0ken', 'a-session');
  await port.sell('t0ken', sale);
  await port.find('t0ken', 'a-session');
  expect(new Set(heard.map(({ bearer }) => bearer))).toEqual(new Set(['Bearer t0ken']));
  const asked = heard.map(({ method, path }) =>
    `${method} ${path}`.replace(/[\da-f]{8}-[\da-f-]{27}/, 'own-session'),
  );
  expect(asked).toEqual([
    'POST /rest/v1/sessions/own-session/status?async=false',
    'POST /rest/v1/sessions/own-session/reprintreceipt?async=false',
    'POST /rest/v1/sessions/own-session/settlement?async=false',
    'POST /rest/v1/sessions/a-session/sendkey?async=false',
    'POST /rest/v1/sessions/a-session/transaction?async=false',
    'GET /rest/v1/sessions/a-session/transaction',
  ]);
});

test('a purchase and its refund say what the vendor has to know of them', async () => {
  const sale = {
    sessionId: 'a-session',
    txnRef: '9c1d7d2f60c8b951',
    cents: 800,
    operator: { id: 3, name: 'Front Kiosk' },
    receipt: { cut: true, byPinpad: false },
  };
  await port.sell('t0ken', sale);
  await port.sell('t0ken', { ...sale, receipt: { cut: false, byPinpad: true }, refundOf: 'RFN1' });
  const both = {
    Merchant: '00',
    Application: '00',
    AmtPurchase: 800,
    TxnRef: '9c1d7d2f60c8b951',
    CurrencyCode: 'AUD',
  };
  const analysis = { OPR: '3|Front Kiosk', AMT: '800', PCM: '0000' };
  expect(heard.map(({ body }) => body)).toEqual([
    {
      Request: {
        ...both,
        TxnType: 'P',
        CutReceipt: '1',
        ReceiptAutoPrint: '0',
        PurchaseAnalysisData: analysis,
      },
    },
    {
      Request: {
        ...both,
        TxnType: 'R',
        CutReceipt: '0',
        ReceiptAutoPrint: '9',
        PurchaseAnalysisData: { ...analysis, RFN: 'RFN1' },
      },
    },
  ]);
});

test('a pinpad is asked for its state, a receipt and the day’s totals without printing any itself', async () => {
  await port.status('t0ken');
  await port.receiptOf('t0ken', '9c1d7d2f60c8b951');
  await port.settle('t0ken');
  const each = { Merchant: '00', Application: '00', CutReceipt: '0', ReceiptAutoPrint: '0' };
  expect(heard.map(({ body }) => body)).toEqual([
    { Request: { ...each, StatusType: '0' } },
    { Request: { ...each, ReprintType: '2', OriginalTxnRef: '9c1d7d2f60c8b951' } },
    { Request: { ...each, SettlementType: 'S', ResetTotals: false } },
  ]);
});

test('the vendor has other hosts for play than for money [CHK-239]', () => {
  const settings = (environment: 'sandbox' | 'production') =>
    linklyOf({
      LINKLY_VENDOR_ID: 'f0b3a3a8-6f0a-4a41-9d7f-1b1f6c2d9a10',
      LINKLY_AUTH_URL: undefined,
      LINKLY_URL: undefined,
      LINKLY_TIMEOUT_MS: 300_000,
      PAYMENT_ENVIRONMENT: environment,
      PAYMENT_TIMEOUT_MS: 20_000,
    });
  expect(settings('sandbox')).toMatchObject({ ...LINKLY.sandbox, live: false });
  expect(settings('production')).toMatchObject({ ...LINKLY.production, live: true });
  const hosts = [
    LINKLY.sandbox.authUrl,
    LINKLY.sandbox.url,
    LINKLY.production.authUrl,
    LINKLY.production.url,
  ];
  expect(new Set(hosts).size).toBe(4);
});

const paper = { response: { success: true, receipttext: ['CUSTOMER COPY', 'PURCHASE AUD $8.00'] } };

test.each([
  ['200', [{ status: 200, body: paper }], { is: 'printed', lines: paper.response.receipttext }, 1],
  ['202', [busy(202)], { is: 'printed', lines: [] }, 1],
  ['400', [busy(400)], { is: 'refused', why: 'busy' }, 1],
  ['401', [busy(401)], { is: 'refused', why: 'busy' }, 1],
  ['404', [busy(404)], { is: 'refused', why: 'busy' }, 1],
  [
    '408, then 200',
    [busy(408), { status: 200, body: paper }],
    { is: 'printed', lines: paper.response.receipttext },
    2,
  ],
  ['408 twice', [busy(408), busy(408)], { is: 'refused', why: 'Status Code 408' }, 2],
  ['500 and 503', [busy(500), busy(503)], { is: 'refused', why: 'Status Code 503' }, 2],
  ['409', [busy(409)], { is: 'refused', why: 'Status Code 409' }, 1],
] satisfies [string, Said[], object, number][])(
  'a receipt that is answered with %s [ACC-239]',
  async (_answers, answers, outcome, times) => {
    says = [...answers];
    expect(await port.receiptOf('t0ken', '9c1d7d2f60c8b951')).toEqual(outcome);
    expect(heard).toHaveLength(times);
  },
);

test('a sale that is refused by 400, 401 or 404 fails in the vendor’s own words [CHK-152]', async () => {
  const sale = {
    sessionId: 'a-session',
    txnRef: '9c1d7d2f60c8b951',
    cents: 800,
    operator: { id: 3, name: 'Front Kiosk' },
    receipt: { cut: false, byPinpad: false },
  };
  for (const status of [400, 401, 404]) {
    says = [{ status, body: { message: `Refused ${status}` } }];
    expect(await port.sell('t0ken', sale)).toMatchObject({ why: `Refused ${status}` });
  }
});
