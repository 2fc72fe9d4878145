import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startForTest, type TestSandbox } from '#testing/start-for-test';

const POS = { PosName: 'Servery', PosVersion: '1', PosId: randomUUID(), PosVendorId: randomUUID() };
const ALL = { Merchant: '00', Application: '00' };
const PAPERS = { ...ALL, CutReceipt: '0', ReceiptAutoPrint: '0' };
const REPRINT = { ...PAPERS, ReprintType: '2' };
/** Who asks, for how much, and what the till can do. */
const analysis = (cents: number) => ({ OPR: '1|Kiosk', AMT: String(cents), PCM: '0000' });
type Said = { success: boolean; responseText: string; purchaseAnalysisData: { RFN: string } };

async function paired(sandbox: TestSandbox, pinpad = 'kiosk-1') {
  const { body: pad } = await sandbox.call('GET', `/api/pinpad/${pinpad}`);
  const { pairCode } = pad as { pairCode: string };
  const { body } = await sandbox.call('POST', '/linkly/auth/v1/pairing/cloudpos', {
    Username: 'banksia',
    Password: 'pinpad-demo',
    PairCode: pairCode,
  });
  const { secret } = body as { secret: string };
  const got = await sandbox.call('POST', '/linkly/auth/v1/tokens/cloudpos', { Secret: secret, ...POS });
  const { token } = got.body as { token: string };
  const ask = async (method: string, path: string, request?: object) => {
    const response = await fetch(`${sandbox.url}/linkly/rest/v1/sessions/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(request && { body: JSON.stringify({ Request: request }) }),
    });
    const text = await response.text();
    const said = text === '' ? undefined : (JSON.parse(text) as { response: Said }).response;
    return { status: response.status, said };
  };
  const press = (key: string) => sandbox.call('POST', `/api/pinpad/${pinpad}/press`, { key });
  const screen = async () =>
    ((await sandbox.call('GET', `/api/pinpad/${pinpad}`)).body as { screen: string[] }).screen;
  /** The purchase has reached the pinpad. */
  const asked = async () => {
    while (!(await screen())[0]?.includes('$')) await new Promise((done) => setTimeout(done, 5));
  };
  const pay = (id: string, cents = 3640, more: object = {}) =>
    ask('POST', `${id}/transaction?async=false`, {
      ...PAPERS,
      TxnType: 'P',
      AmtPurchase: cents,
      TxnRef: 'ref-1',
      CurrencyCode: 'AUD',
      PurchaseAnalysisData: analysis(cents),
      ...more,
    });
  return { ask, press, screen, asked, pay, token };
}

test('pairs by the code on the screen once, and takes no other code or secret', async () => {
  const sandbox = await startForTest();
  const { body } = await sandbox.call('GET', '/api/pinpad/kiosk-1');
  const { pairCode } = body as { pairCode: string };
  const pair = (PairCode: string) =>
    sandbox.call('POST', '/linkly/auth/v1/pairing/cloudpos', {
      Username: 'banksia',
      Password: 'pinpad-demo',
      PairCode,
    });
  expect((await pair('000000')).status).toBe(401);
  expect((await pair(pairCode)).status).toBe(200);
  expect((await pair(pairCode)).status).toBe(401);
  const token = await sandbox.call('POST', '/linkly/auth/v1/tokens/cloudpos', { Secret: 'x', ...POS });
  expect(token.status).toBe(401);
});

test('a purchase waits for its card, and is answered, found and printed afterwards', async () => {
  const { ask, press, asked, pay, screen } = await paired(await startForTest());
  const id = randomUUID();
  expect((await ask('GET', `${id}/transaction`)).status).toBe(404);
  const paying = pay(id);
  await asked();
  expect(await screen()).toEqual(['PURCHASE $36.40', 'PRESENT CARD']);
  expect((await ask('GET', `${id}/transaction`)).status).toBe(202);
  await press('insert');
  await press('pin');
  expect(await paying).toMatchObject({ status: 200, said: { success: true, amtPurchase: 3640 } });
  expect((await ask('GET', `${id}/transaction`)).said?.success).toBe(true);
  expect((await pay(id)).status).toBe(400);
  const again = await ask('POST', `${randomUUID()}/reprintreceipt?async=false`, {
    ...REPRINT,
    OriginalTxnRef: 'ref-1',
  });
  expect(JSON.stringify(again.said)).toContain('PURCHASE');
  const settled = await ask('POST', `${randomUUID()}/settlement?async=false`, {
    ...PAPERS,
    SettlementType: 'S',
    ResetTotals: false,
  });
  expect(JSON.stringify(settled.said)).toContain('$36.40');
});

test('the till can cancel while the pinpad waits for a card', async () => {
  const { ask, asked, pay } = await paired(await startForTest());
  const id = randomUUID();
  const paying = pay(id);
  await asked();
  expect((await ask('POST', `${id}/sendkey?async=false`, { Key: '0' })).status).toBe(200);
  expect((await paying).said).toMatchObject({ success: false, responseText: 'OPERATOR CANCELLED  ' });
  expect((await ask('POST', `${id}/sendkey?async=false`, { Key: '0' })).status).toBe(400);
});

test('a lost line leaves the payment running until it is back, with what the bank said meanwhile', async () => {
  const { ask, asked, press, pay } = await paired(await startForTest());
  const id = randomUUID();
  const paying = pay(id);
  await asked();
  await press('line');
  expect((await paying).status).toBe(408);
  await press('tap');
  expect((await ask('GET', `${id}/transaction`)).status).toBe(202);
  await press('line');
  expect((await ask('GET', `${id}/transaction`)).said?.success).toBe(true);
});

test('lost power ends a payment that had no card, and the pinpad is not there until it is on', async () => {
  const { ask, asked, press, pay } = await paired(await startForTest());
  const id = randomUUID();
  const paying = pay(id);
  await asked();
  await press('power');
  expect((await paying).status).toBe(408);
  expect(
    (await ask('POST', `${randomUUID()}/status?async=false`, { ...ALL, StatusType: '0' })).said?.success,
  ).toBe(false);
  await press('power');
  expect((await ask('GET', `${id}/transaction`)).said?.success).toBe(false);
});

test.each([
  [1600, true],
  [1651, false],
  [1650, false],
])('a card that is held to it at once pays %i by its cents: %s', async (cents, success) => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/pinpad/kiosk-1', { hands: 'tap' });
  const { pay } = await paired(sandbox);
  expect((await pay(randomUUID(), cents)).said?.success).toBe(success);
});

test('refunds what was bought, by the reference of its purchase alone', async () => {
  const sandbox = await startForTest();
  await sandbox.call('PUT', '/api/pinpad/kiosk-1', { hands: 'tap' });
  const { pay } = await paired(sandbox);
  const bought = await pay(randomUUID(), 1600);
  const back = (rfn: string) =>
    pay(randomUUID(), 1600, { TxnType: 'R', PurchaseAnalysisData: { ...analysis(1600), RFN: rfn } });
  expect((await back('unknown')).said?.success).toBe(false);
  expect((await back(bought.said?.purchaseAnalysisData.RFN ?? '')).said?.success).toBe(true);
});

test('asks nobody without a token, and shows its pinpads on a page', async () => {
  const sandbox = await startForTest();
  const response = await fetch(`${sandbox.url}/linkly/rest/v1/sessions/${randomUUID()}/transaction`);
  expect(response.status).toBe(401);
  const page = await fetch(`${sandbox.url}/pinpad`);
  expect(await page.text()).toContain('READY');
});

test('says how much the bank approved, though it was asked for more', async () => {
  const { asked, press, pay } = await paired(await startForTest());
  const paying = pay(randomUUID(), 1600);
  await asked();
  await press('half');
  expect((await paying).said).toMatchObject({ success: true, amtPurchase: 800 });
});

test.each([
  ['another merchant', { Merchant: '01' }],
  ['another application', { Application: '01' }],
  ['more than the till can do', { PurchaseAnalysisData: { ...analysis(1600), PCM: '0001' } }],
  ['no operator', { PurchaseAnalysisData: { ...analysis(1600), OPR: '' } }],
  ['another amount beside it', { PurchaseAnalysisData: analysis(1601) }],
  ['another currency', { CurrencyCode: 'NZD' }],
  ['a receipt that is cut somehow', { CutReceipt: 'yes' }],
  ['a receipt that is printed anywhere', { ReceiptAutoPrint: '1' }],
])('a purchase with %s is refused, as the vendor would', async (_what, more) => {
  const { pay } = await paired(await startForTest());
  expect((await pay(randomUUID(), 1600, more)).status).toBe(400);
});

test.each([
  ['status', { ...ALL, StatusType: '0' }],
  ['reprintreceipt', REPRINT],
  ['settlement', { ...PAPERS, SettlementType: 'S', ResetTotals: false }],
])('%s is asked of one merchant and application, and of no other', async (type, request) => {
  const { ask } = await paired(await startForTest());
  const status = async (more: object) =>
    (await ask('POST', `${randomUUID()}/${type}?async=false`, { ...request, ...more })).status;
  expect(await status({})).toBe(200);
  expect(await status({ Merchant: '01' })).toBe(400);
  expect(await status({ Application: '01' })).toBe(400);
});
