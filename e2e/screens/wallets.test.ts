import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { alterVenue, atCheckout } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { orderAgain, toCheckout } from '../prepared.ts';
import { signIn } from '../identity.ts';
import { insideApp } from '../native.ts';
import { Shopper } from '../shopper.ts';
import { charges, sandboxOf, withWallets } from '../wallets.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { tick } from '../tick.ts';
import { patiently } from '../patience.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const APPLE_SHEET = {
  supportedNetworks: ['visa', 'masterCard'],
  merchantCapabilities: ['supports3DS'],
  total: { amount: '8.00' },
};
const GOOGLE_SHEET = {
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: {
        allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
        allowedCardNetworks: ['MASTERCARD', 'VISA'],
      },
    },
  ],
  transactionInfo: { totalPriceStatus: 'FINAL', totalPrice: '8.00' },
};

const choose = (page: Page, name: RegExp) => tick(page.getByRole('radio', { name }));
const pay = (page: Page, name: string) => page.getByRole('button', { name: `Pay with ${name}` });

async function guestWith(page: Page, servery: Servery, name: RegExp): Promise<Shopper> {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await choose(page, name);
  return shopper;
}

for (const { name, other } of [
  { name: 'Apple Pay', other: { apple: true, google: false } },
  { name: 'Google Pay', other: { apple: false, google: true } },
])
  test(`a guest pays with ${name}: the sheet opens first, then the order is submitted with what it gave [CHK-098 CHK-116 CHK-118 CHK-119 CHK-120 CHK-237 CHK-257]`, async ({
    page,
    servery,
  }) => {
    const wallets = await withWallets(page, other);
    const calls = listen(page);
    const before = await charges(page, await sandboxOf(page, servery));
    const shopper = await guestWith(page, servery, new RegExp(`^${name}`));
    await expect(page.getByRole('radio')).toHaveCount(5);
    await expect
      .poll(() => calls.filter(({ name: it }) => it === 'ValidateOrderAsync').length)
      .toBeGreaterThan(0);
    await expectAccessible(page);
    const submitted = () => calls.filter(({ name: it }) => it === 'SubmitOrder');
    expect(submitted()).toEqual([]);
    await pay(page, name).click();
    await shopper.receiptNumber();
    const sent = submitted().map(({ form }) => [form.get('preorder'), form.get('wallet_data') !== null]);
    expect(sent).toEqual([
      ['0', false],
      ['1', true],
    ]);
    expect(submitted().at(-1)?.form.get('payment_method')).toBe(name === 'Apple Pay' ? 'APPLE' : 'GOOGLE');
    await expect(page.getByText(name).first()).toBeVisible();
    const now = await charges(page, await sandboxOf(page, servery));
    // The stand-in lists them by account, and another journey may have made one of its own.
    const known = new Set(before.map(({ id }) => id));
    expect(now.filter(({ id }) => !known.has(id)).map(({ cents }) => cents)).toEqual([800]);
    const seen = await wallets.seen();
    expect(seen.map(({ what }) => what)).toEqual(
      name === 'Apple Pay' ? ['sheet', 'validated', 'told'] : ['sheet', 'told'],
    );
    expect(seen[0]?.detail).toMatchObject(name === 'Apple Pay' ? APPLE_SHEET : GOOGLE_SHEET);
    // The quiet check asks with what the first call then sends.
    const asked = (form: URLSearchParams | undefined) =>
      [...(form ?? [])].filter(([field]) => !/^(RequestAction|LocalTimestamp|submit_key)$/.test(field));
    const quiet = calls.findLast(({ name: it }) => it === 'ValidateOrderAsync')?.form;
    expect(asked(quiet)).toEqual(asked(submitted()[0]?.form));
  });

for (const name of ['Apple Pay', 'Google Pay'])
  test(`${name} that is closed, cannot be had or loses its order says so, and nothing is charged [CHK-121 CHK-122 CHK-123]`, async ({
    page,
    servery,
  }) => {
    const wallets = await withWallets(page);
    const sandbox = await sandboxOf(page, servery);
    const before = (await charges(page, sandbox)).length;
    const shopper = await guestWith(page, servery, new RegExp(`^${name}`));
    const told = async () =>
      (await wallets.seen()).filter(({ what }) => what === 'told').map((it) => it.detail);

    await wallets.next('cancel');
    await pay(page, name).click();
    await expect(shopper.said('Payment cancelled')).toBeVisible();
    await wallets.next('break');
    await pay(page, name).click();
    await expect(shopper.said(`${name} is not currently available`)).toBeVisible();
    expect(await told()).toEqual([]);

    await wallets.next('pay');
    let dead = true;
    await cutOff(page, 'SubmitOrder', () => (dead ? undefined : null));
    await pay(page, name).click();
    await expect(
      shopper.said('Unexpected error: Check your order has not already gone through and try again'),
    ).toBeVisible();
    expect(await told()).toEqual([false]);
    expect(await charges(page, sandbox)).toHaveLength(before);

    dead = false;
    await page.request.put(`${sandbox}/api/control/card`, { data: { mode: 'refuse', times: 1 } });
    await pay(page, name).click();
    await expect(shopper.said('declined')).toBeVisible();
    expect(await told()).toEqual([false, false]);
    expect(await charges(page, sandbox)).toHaveLength(before);

    const sheets = (await wallets.seen()).filter(({ what }) => what === 'sheet');
    expect(JSON.stringify(sheets.at(-1))).toContain('"8.00"');
    await pay(page, name).click();
    await shopper.receiptNumber();
    expect(await charges(page, sandbox)).toHaveLength(before + 1);
  });

test('a member who closes the wallet’s sheet loses nothing, and pays with it then; the wallet is told that all went well', async ({
  page,
  servery,
}) => {
  const wallets = await withWallets(page);
  await page.goto(`${servery.url}/login`);
  await signIn(page, 'member@example.com');
  await expect(page).not.toHaveURL(/login/);
  const shopper = new Shopper(page, servery);
  for (const name of ['Apple Pay', 'Google Pay']) {
    await orderAgain(shopper);
    await choose(page, new RegExp(`^${name}`));
    await wallets.next('cancel');
    await pay(page, name).click();
    await expect(shopper.said('Payment cancelled')).toBeVisible();
    await wallets.next('pay');
    await pay(page, name).click();
    await shopper.receiptNumber();
    // The same page still: what the wallet was told can be read from it.
    expect((await wallets.seen()).find(({ what }) => what === 'told')?.detail).toBe(true);
  }
});

test('an order that would be refused is refused before any sheet opens', async ({ page, servery }) => {
  const wallets = await withWallets(page);
  const calls = listen(page);
  const shopper = await atCheckout(page, servery);
  await choose(page, /^Apple Pay/);
  await pay(page, 'Apple Pay').click();
  await expect(shopper.said('Enter your name for the order')).toBeVisible();
  await cutOff(page, 'ValidateOrderAsync', () => ({
    ResponseCode: 'ERROR',
    Response: ['Sold out since: Rosemary Chips', { code: 'product_unavailable' }],
  }));
  await shopper.fillDetails();
  await expect
    .poll(() => calls.findLast(({ name }) => name === 'ValidateOrderAsync')?.form.get('customer_mobile'))
    .toBeTruthy();
  await patiently(async (patience) => {
    await pay(page, 'Apple Pay').click();
    await expect(shopper.said('Sold out since: Rosemary Chips')).toBeVisible(patience);
  });
  expect((await wallets.seen()).filter(({ what }) => what === 'sheet')).toEqual([]);
});

test(
  'wallets are offered where the venue takes them and the browser has them, and nothing of theirs is loaded elsewhere; no browser has a terminal [CHK-100]',
  { on: ['web'] },
  async ({ page, servery }) => {
    let venue: object = {};
    const change: Parameters<typeof alterVenue>[1] = (merchant) => {
      Object.assign(merchant, { is_eftpos_enabled: 1 }, venue);
      const { payment_methods: methods = [] } = merchant.menu as { payment_methods?: object[] };
      const eftpos = { id: 91, code: 'eftpos', icon: '', desc: 'Eftpos', info: '' };
      if (methods.length > 0) merchant.menu['payment_methods'] = [...methods, eftpos];
    };
    await alterVenue(page, change, { inPage: false });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/google|apple/.test(new URL(request.url()).hostname)) foreign.push(request.url());
    });
    const shopper = await atCheckout(page, servery);
    const offered = (name: RegExp) => page.getByRole('radio', { name });
    await expect(offered(/^Card/)).toBeVisible();
    await expect(offered(/Apple Pay|Google Pay|Eftpos/)).toHaveCount(0);
    expect(foreign).toEqual([]);
    await withWallets(page);
    for (const [apple, google] of [
      [1, 1],
      [0, 1],
      [1, 0],
      [0, 0],
    ] as const) {
      venue = { is_apple_pay_enabled: apple, is_google_pay_enabled: google };
      await toCheckout(shopper);
      await expect(offered(/^Card/)).toBeVisible();
      await expect(offered(/^Apple Pay/)).toHaveCount(apple);
      await expect(offered(/^Google Pay/), `${apple} ${google}`).toHaveCount(google);
      await expect(offered(/Eftpos/)).toHaveCount(0);
    }
  },
);

test(
  'beside the card’s provider the checkout calls the scanner, the maps service, Google’s payment request and Apple’s validation of the venue [CHK-117 CHK-246]',
  { on: ['web', 'app'] },
  async ({ page, servery, variant }) => {
    const native = variant === 'app';
    if (native) await insideApp(page, { kind: 'code', format: 'QR_CODE', text: '{"promo_code":"spring10"}' });
    const wallets = await withWallets(page);
    await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
      inPage: false,
    });
    const calls = listen(page);
    const validated: object[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/apple_pay')
        validated.push({ method: request.method(), ...Object.fromEntries(searchParams) });
    });
    const shopper = await atCheckout(page, servery);
    if (native) await page.getByRole('button', { name: 'Not now' }).click();
    await shopper.fillDetails();
    await choose(page, /^Card/);
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    // A browser has no scanner.
    const scan = page.getByRole('button', { name: 'Scan QR code' });
    await expect(scan).toHaveCount(native ? 1 : 0);
    if (native) {
      await scan.click();
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('SPRING10');
    }
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Billing address search' }).pressSequentially('8 Norfolk');
    await expect(page.getByRole('option', { name: /^8 Norfolk Street/ })).toBeVisible();
    expect(calls.map(({ name }) => name)).toContain('AddressSearch.suggest');
    await page.keyboard.press('Escape');

    await choose(page, /^Google Pay/);
    await wallets.next('cancel');
    await pay(page, 'Google Pay').click();
    await expect(shopper.said('Payment cancelled')).toBeVisible();
    expect((await wallets.seen()).map(({ what }) => what)).toEqual(['sheet']);
    await choose(page, /^Apple Pay/);
    await wallets.next('pay');
    await pay(page, 'Apple Pay').click();
    await shopper.receiptNumber();
    expect(validated).toEqual([
      {
        method: 'GET',
        key: expect.stringMatching(/./),
        url: expect.stringContaining('apple-pay-gateway-cert.apple.com'),
        domain: 'localhost',
        store_id: '1',
        merchant_id: expect.stringMatching(/./),
      },
    ]);
    expect((await wallets.seen()).map(({ what }) => what)).toContain('validated');
  },
);
