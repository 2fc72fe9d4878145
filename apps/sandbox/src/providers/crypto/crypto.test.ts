import { expect, test } from 'vitest';
import { startForTest } from '#testing/start-for-test';

const headers = { authorization: 'token key', 'content-type': 'application/json' };

async function openStore() {
  const sandbox = await startForTest();
  const api = `${sandbox.url}/btcpay/api/v1/stores/shop/invoices`;
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
  const press = (link: string, choice: string) =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
  return { sandbox, api, create, read, press };
}

test('makes an invoice that a page can pay, expire or pay in part', async () => {
  const { sandbox, api, create, read, press } = await openStore();
  for (const [choice, status, additionalStatus] of [
    ['pay', 'Settled', 'None'],
    ['expire', 'Expired', 'None'],
    ['underpay', 'Expired', 'PaidPartial'],
  ] as const) {
    const { id, checkoutLink } = await create();
    expect(await read(id)).toMatchObject({ status: 'New', amount: '12.30' });
    expect(await (await fetch(checkoutLink)).text()).toContain('$12.30 AUD');
    const pressed = await press(checkoutLink, choice);
    expect(pressed.headers.get('location')).toBe(`${sandbox.url}/back`);
    expect(await read(id)).toMatchObject({ status, additionalStatus });
  }
  expect(
    (await fetch(api, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
      .status,
  ).toBe(401);
});

test('an invoice can be paid now and confirmed later, and by nobody twice', async () => {
  const { sandbox, create, read, press } = await openStore();
  const { id, checkoutLink } = await create();
  expect((await press(checkoutLink, 'confirm')).status).toBe(404);
  expect((await press(checkoutLink, 'later')).headers.get('location')).toBe(`${sandbox.url}/back`);
  expect(await read(id)).toMatchObject({ status: 'Processing', additionalStatus: 'None' });
  const page = await (await fetch(checkoutLink)).text();
  expect(page).toContain('Confirm payment');
  expect(page).not.toContain('Pay too little');
  expect((await press(checkoutLink, 'expire')).status).toBe(404);
  await press(checkoutLink, 'confirm');
  expect(await read(id)).toMatchObject({ status: 'Settled' });
});
