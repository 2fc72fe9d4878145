import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { deviceLog, failingApp, hearsLinks, insideApp, openedApp, tapLink, toast } from '../native.ts';
import { Shopper } from '../shopper.ts';
import { Ways } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });

const MENU = 'https://order.example.com/menu/banksia-kitchen';
const pill = (page: Page, text: string | RegExp) => page.getByText(text).locator('visible=true').first();

test('a link carries a table, a promo or a booking, as query keys or as a path; one of the provider’s own host is not read [ORD-038 ORD-041 ORD-042 ORD-043 ORD-046 ORD-335]', async ({
  page,
  servery,
}) => {
  await insideApp(page, {});
  const ways = await openedApp(page, servery);
  await hearsLinks(page);
  const calls = listen(page);
  const sent = (name: string) =>
    calls
      .findLast(({ form }) => form.has(`checkout_options[${name}]`))
      ?.form.get(`checkout_options[${name}]`);
  await tapLink(page, `${MENU}?table=4&promo=hi`);
  await expect(pill(page, 'Table 4')).toBeVisible();
  await ways.shopper.addChips();
  await expect.poll(() => sent('coupon_code')).toBe('HI');
  for (const link of [
    '?bookingname=Jo&bookingref=r1&bookingpax=3',
    '/bknAmy%20Lim-bkra%2D7-bkp5',
    '/tblB6-prmLUNCH',
  ]) {
    await tapLink(page, `${MENU}${link}`);
    if (link.includes('tbl')) continue;
    // A booking is whole only with its time.
    const [name, pax, ref] = link.startsWith('?') ? ['Jo', '3', 'R1'] : ['Amy Lim', '5', 'A-7'];
    await expect(ways.popup.getByLabel('Name')).toHaveValue(name ?? '');
    await expect(ways.popup.getByLabel('Booking reference')).toHaveValue(ref ?? '');
    await ways.pickTomorrow();
    await ways.set();
    await expect(ways.popup).toBeHidden();
    await expect(pill(page, `${name}, ${pax} people`)).toBeVisible();
    expect([sent('booking_name'), sent('booking_ref'), sent('booking_pax')]).toEqual([name, ref, pax]);
  }
  await expect(pill(page, 'Table B6')).toBeVisible();
  await expect.poll(() => sent('coupon_code')).toBe('LUNCH');

  for (const unread of ['?table=9', '/menu/banksia-kitchen/tbl9', '/menu/banksia-kitchen?menu=x&table=9']) {
    await tapLink(page, `https://go.example.com${unread}`);
    await expect(toast(page, 'no deeplink found').last()).toBeVisible();
  }
  await expect(pill(page, 'Table B6')).toBeVisible();
  await tapLink(page, 'https://order.example.com/about');
  await expect(toast(page, 'no deeplink found').last()).toBeVisible();
  await page.getByRole('link', { name: 'Cart' }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await tapLink(page, 'https://order.example.com/?menu=Banksia-Kitchen');
  await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
});

test('a link that arrives while the fulfilment is being chosen shows in what is chosen', async ({
  page,
  servery,
}) => {
  await insideApp(page, {});
  const ways = await openedApp(page, servery);
  await hearsLinks(page);
  for (const [name, pax] of [
    ['Jo', '3'],
    ['Amy', '5'],
  ] as const) {
    await tapLink(page, `${MENU}?bookingname=${name}&bookingref=r1&bookingpax=${pax}`);
    await expect(ways.popup.getByLabel('Name')).toHaveValue(name);
  }
});

test('the same link again within 5 s is the same tap; later it counts anew [ORD-044]', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  await insideApp(page, {});
  const ways = await openedApp(page, servery);
  await ways.shopper.choosePickupNow();
  await hearsLinks(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const said = toast(page, 'no deeplink found');
  const again = () => tapLink(page, 'https://order.example.com/about');
  // A message stays while the pointer rests on it.
  await page.mouse.move(5, 5);
  await again();
  await expect(said).toHaveCount(1);
  // What is said of it goes after 5 s as well: nobody has said it a second time.
  await page.clock.runFor(4950);
  await again();
  await page.clock.runFor(100);
  await expect(said).toHaveCount(0);
  await again();
  await expect(said).toHaveCount(1);
});

for (const [failures, heard] of [
  [3, true],
  [4, false],
] as const)
  test(`links are heard after ${failures} failures, each tried again a second later: ${heard} [ORD-045]`, async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    await failingApp(page, { linkFailures: failures });
    await openedApp(page, servery);
    const tries = () => deviceLog(page, 'links init');
    await expect(async () => {
      await page.clock.runFor(500);
      expect(await tries()).toHaveLength(4);
    }).toPass();
    expect(await tries()).toEqual([0, 1, 2, 3].map((second) => ['links init', second]));
    await page.clock.runFor(10_000);
    expect(await tries()).toHaveLength(4);
    await tapLink(page, `${MENU}?table=7`);
    if (heard) await expect(pill(page, 'Table 7')).toBeVisible();
    else await expect(page.getByText('Table 7')).toHaveCount(0);
  });

const qr = (text: object | string) => ({
  kind: 'code',
  format: 'QR_CODE',
  text: typeof text === 'string' ? text : JSON.stringify(text),
});

test('only QR codes that carry a promo, a table or a booking are taken, each where it belongs [ORD-247 ORD-248 ORD-249 ORD-250 ORD-336]', async ({
  page,
  servery,
}) => {
  const promo = { promo_code: 'lunch' };
  const booking = { booking_ref: 'xy1', booking_name: 'Jones', booking_pax: 5 };
  await failingApp(page, {
    scans: [
      { kind: 'cancelled' },
      { kind: 'code', format: 'EAN_13', text: JSON.stringify({ table_num: 'c9' }) },
      qr('a shopping list'),
      qr({ something: 'else' }),
      qr(promo),
      { kind: 'failed', reason: 'no camera' },
      { throws: 'the lens is dirty' },
      qr({ table_num: 'c9' }),
      qr({ table_num: 'c9' }),
      qr(booking),
      qr({ table_num: 'c9' }),
      qr(promo),
    ],
  });
  await page.clock.install();
  const ways = await openedApp(page, servery);
  const scan = async (says?: string) => {
    await page.getByRole('button', { name: 'Scan QR code' }).click();
    if (says === undefined) return;
    await expect(toast(page, says).last()).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(7000);
    await expect(toast(page, says)).toHaveCount(0);
  };
  await ways.open();
  await ways.choose(/^Table/);
  const table = ways.popup.getByLabel('Table number');
  for (const words of [
    'Code not recognised',
    'Code not recognised',
    'Code not recognised',
    'Code not recognised',
    'Table number not found',
    'Scan failed: no camera',
    'Scan failed: the lens is dirty',
  ]) {
    await scan(words);
    await expect(table).toHaveValue('');
  }
  await scan();
  await expect(table).toHaveValue(/^c9$/i);
  await ways.choose(/^Booking/);
  const reference = ways.popup.getByLabel('Booking reference');
  await scan('Code not recognised');
  await expect(reference).toHaveValue('');
  await scan();
  await expect(reference).toHaveValue(/^xy1$/i);
  await expect(ways.popup.getByLabel('Name')).toHaveValue('Jones');
  await expect(ways.popup.locator('output', { hasText: /^5$/ })).toBeVisible();
  await ways.choose(/^Pickup/);
  await ways.set();
  await page.getByRole('tab', { name: 'Promos' }).click();
  await page.getByRole('button', { name: 'Enter a promo code' }).click();
  await scan('Code not recognised');
  await scan();
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('LUNCH');
});

test('an update that can wait is named for 10 s in the app; one that cannot stays [ORD-268 ORD-269 ORD-270]', async ({
  page,
  servery,
}) => {
  let Required = 0;
  await alterAnswer(page, 'MenuItemDetails', (answer) => ({
    ...answer,
    Upgrade: { Available: 1, Required, Link: 'https://example.com/store' },
  }));
  await page.clock.install();
  await insideApp(page, {});
  const ways = await openedApp(page, servery);
  await ways.shopper.choosePickupNow();
  await ways.shopper.dish('Rosemary Chips').click();
  const available = page.getByText('Update available').last();
  await expect(available).toBeVisible();
  await page.mouse.move(5, 5);
  // Its clock goes on while the page is looked at.
  await page.clock.runFor(7000);
  await expect(available).toBeVisible();
  await page.clock.runFor(3500);
  await expect(page.getByText('Update available')).toHaveCount(0);
  Required = 1;
  await ways.shopper.openMenu();
  await ways.shopper.dish('Rosemary Chips').click();
  const required = page.getByText('Update required. Download the latest version from your App Store.').last();
  await expect(required).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(required).toBeVisible();
});

test(
  'a browser neither scans, which it says where there is an app, nor is pushed to [ORD-018 ORD-253]',
  { on: ['web', 'app'] },
  async ({ page, servery }) => {
    const calls = listen(page);
    await alterFacts(page, ({ brand }) => {
      brand['stores'] = { ios: 'https://example.com/ios', android: '' };
    });
    const ways = new Ways(new Shopper(page, servery));
    await ways.shopper.openMenu();
    await ways.open();
    for (const way of [/^Table/, /^Booking/]) {
      await ways.choose(way);
      await expect(ways.popup.getByRole('button', { name: /Scan/ })).toHaveCount(0);
      await expect(ways.popup.getByText('Download the app from your app store to scan codes')).toBeVisible();
    }
    await ways.choose(/^Pickup/);
    await expect(ways.popup.getByText(/to scan codes/)).toHaveCount(0);
    await ways.set();
    await ways.shopper.addChips();
    await page.getByRole('tab', { name: 'Promos' }).click();
    await page.getByRole('button', { name: 'Enter a promo code' }).click();
    await expect(page.getByRole('textbox', { name: 'Promo code' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Scan/ })).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Want to know when it’s ready?' })).toHaveCount(0);
    for (const { name, form } of calls) {
      expect(name).not.toMatch(/^Push/);
      expect([...form.keys()].filter((field) => field.startsWith('pn_data'))).toEqual([]);
    }
  },
);
