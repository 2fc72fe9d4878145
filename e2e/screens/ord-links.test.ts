import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

import { hearsLinks, insideApp, openedApp, tapLink } from '../native.ts';
import { member } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { venueWith } from '../venue.ts';
import { Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const pill = (page: Page, text: string | RegExp) => page.getByText(text).locator('visible=true').first();

test(
  'a full stop or a comma at the end of a menu’s name is not part of it [ORD-024]',
  { on: ['web'] },
  async ({ page, servery }) => {
    const heading = page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 });
    const add = page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' });
    for (const end of ['.', ',']) {
      await page.goto(`${servery.url}/menu/banksia-kitchen${end}`);
      await expect(heading).toBeVisible();
      await expect(add).toBeVisible();
    }
  },
);

test('the menu reads table, booking, promo, confirm and whose link it is [ORD-040 ORD-047 ORD-048]', async ({
  page,
  servery,
}) => {
  const calls = listen(page);
  const ways = new Ways(new Shopper(page, servery));
  const sent = (name: string) =>
    calls
      .findLast(({ form }) => form.has(`checkout_options[${name}]`))
      ?.form.get(`checkout_options[${name}]`);
  const open = (query: string) => page.goto(`${servery.url}/menu/banksia-kitchen?${query}`);
  await open('table=12&promo=spring10');
  await expect(pill(page, 'Table 12')).toBeVisible();
  await expect(ways.popup).toBeHidden();
  await ways.shopper.addChips();
  await expect.poll(() => sent('coupon_code')).toBe('SPRING10');
  await open('table=12&confirm=1');
  await expect(ways.popup.getByRole('radio', { name: /^Table/ })).toBeChecked();
  await expect(ways.popup.getByLabel('Table number')).toHaveValue('12');

  const booked = ways.popup.getByRole('radio', { name: /^Booking/ });
  for (const query of ['bookingname=Smith', 'bookingpax=4']) {
    await open(query);
    await expect(booked).toBeChecked();
  }
  await open('bookingname=Smith&bookingref=ab1&bookingpax=4');
  await expect(booked).toBeChecked();
  await expect(ways.popup.getByLabel('Name')).toHaveValue('Smith');
  await expect(ways.popup.getByLabel('Booking reference')).toHaveValue('AB1');
  await expect(ways.popup.locator('output', { hasText: /^4$/ })).toBeVisible();

  await open('fulfil=pickup');
  await expect(pill(page, 'Pickup, ASAP')).toBeVisible();
  await expect(ways.popup).toBeHidden();
  await open('userid=7&usertoken=x');
  await expect.poll(() => calls.find(({ name }) => name === 'ThirdPartyUser')?.form.get('userid')).toBe('7');
});

// Every word is in the tests of the links themselves; here is one for each way.
test('a word for a way chooses that way, and one that nobody knows none [ORD-049]', async ({
  page,
  servery,
}) => {
  const ways = new Ways(new Shopper(page, servery));
  const checked = ways.popup.locator('input[name="fulfilment"]:checked');
  for (const [name, code] of [
    ['takeaway', 'pickup'],
    ['dine-in', 'table'],
    ['reserve', 'booking'],
    ['delivery', 'deliver'],
    ['custom', 'custom'],
  ] as const) {
    await page.goto(`${servery.url}/menu/banksia-kitchen?fulfil=${name}&confirm=1`);
    await expect(checked, name).toHaveValue(code);
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto(`${servery.url}/menu/banksia-kitchen?fulfil=catapult`);
  await expect(ways.popup).toBeVisible();
  await expect(checked).toHaveCount(0);
});

test('the only way that can be had is chosen by itself, one of two is not [ORD-050]', async ({
  page,
  servery,
}) => {
  let kept = ['pickup', 'table'];
  await venueWith(page, (merchant) => {
    merchant.fulfilment = merchant.fulfilment.filter(({ code }) => kept.includes(code));
    for (const way of merchant.fulfilment)
      if (way.code === 'custom') Object.assign(way, { available_today: 0, order_for_later: 0 });
  });
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await expect(page.getByRole('button', { name: 'Choose Fulfilment' }).first()).toBeVisible();
  kept = ['pickup', 'custom'];
  await shopper.openMenu();
  await expect(pill(page, 'Pickup, ASAP')).toBeVisible();
  await expect(new Ways(shopper).popup).toBeHidden();
});

/** Every word is in the tests of the links themselves; here is one for each page. */
const ACTS = [
  ['acct', '/account'],
  ['hist', '/account/orders'],
  ['rewards', '/account/rewards'],
  ['applepay', '/account/managecard'],
  ['addcard', '/account/addcard'],
  ['topup', '/account/topup'],
  ['feedback', '/account/feedback'],
  ['reset', '/account/reset'],
  ['history', '/account/orders'],
  ['googlepay', '/account/managecard'],
] as const;

test('a link that names a menu opens it, and a word of an account link its page [ORD-038 ORD-039]', async ({
  page,
  servery,
  variant,
}) => {
  await member(page, servery);
  if (variant === 'app') {
    await insideApp(page, {});
    await openedApp(page, servery);
    await hearsLinks(page);
  }
  const follow = (query: string) =>
    variant === 'app'
      ? tapLink(page, `https://order.example.com/?${query}`)
      : page.goto(`${servery.url}/?${query}`);
  await follow('menu=Banksia-Kitchen');
  await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
  await expect(page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 })).toBeVisible();
  for (const [act, path] of ACTS) {
    await follow(`act=${act}`);
    await expect(page, act).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 }).first(), act).toBeVisible();
  }
  await page.goto(`${servery.url}/?act=nonsense`);
  await expect(page.getByRole('link', { name: 'Order Now' }).first()).toBeVisible();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/(\?act=nonsense)?$/);
});
