import { expect, test } from 'vitest';
import { startForTest } from '#start-for-test';

test('makes an invoice that a page can pay, expire or pay in part', async () => {
  const sandbox = await startForTest();
  const api = `${sandbox.url}/btcpay/api/v1/stores/shop/invoices`;
  const headers = { authorization: 'token key', 'content-type': 'application/json' };
  const create = async () => {
    const body = JSON.stringify({
      amount: '12.30',
      currency: 'AUD',
      checkout: { redirectURL: `${sandbox.url}/back` },
    });
    return (await (await fetch(api, { method: 'POST', headers, body })).json()) as {
      id: string;
      checkoutLink: string;
    };
  };
  const read = async (id: string) => (await fetch(`${api}/${id}`, { headers })).json();
  for (const [choice, status, additionalStatus] of [
    ['pay', 'Settled', 'None'],
    ['expire', 'Expired', 'None'],
    ['underpay', 'Expired', 'PaidPartial'],
  ] as const) {
    const { id, checkoutLink } = await create();
    expect(await read(id)).toMatchObject({ status: 'New', amount: '12.30' });
    expect(await (await fetch(checkoutLink)).text()).toContain('$12.30 AUD');
    const pressed = await fetch(checkoutLink, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    });
    expect(pressed.headers.get('location')).toBe(`${sandbox.url}/back`);
    expect(await read(id)).toMatchObject({ status, additionalStatus });
  }
  expect(
    (await fetch(api, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
      .status,
  ).toBe(401);
});
