import type { Page } from '@playwright/test';
import { listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { changeHeld, heldBy } from '../held.ts';
import { asGuest } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { remembered, venueEverywhere, typeOf } from '../venue.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app', 'pos'], viewport: { width: 390, height: 844 } });

const bad = (page: Page, text: string) => page.locator('[data-kind="bad"]').filter({ hasText: text });
const choiceOf = async (page: Page) => (await heldBy(page)).fulfilment;

test('the six ways are named by their codes, a cart without one by none; without a choice their words ask for one [ORD-005 ORD-094 ORD-102]', async ({
  page,
  servery,
  variant,
}) => {
  let verbs = true;
  await venueEverywhere(page, (merchant) => {
    if (!verbs) for (const way of merchant.fulfilment) way['verb'] = '';
  });
  const ways = new Ways(new Shopper(page, servery), variant);
  await ways.arrive();
  await ways.open();
  const codes = await ways.popup
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  expect(codes.toSorted()).toEqual(['booking', 'catering', 'custom', 'deliver', 'pickup', 'table']);
  const asked = { RequestAction: 'Merchant', menu_name: 'banksia-kitchen', return_order: 1 };
  expect(await asGuest(servery, asked)).toMatchObject({ order: { fulfilment_type: 'none' } });
  await expect(
    ways.popup.getByText('Choose Pickup, Delivery, Table, Booking, Catering or Kerbside above'),
  ).toBeVisible();
  await ways.set();
  await expect(bad(page, 'Choose a fulfilment type').last()).toBeVisible();
  await expect(ways.popup).toBeVisible();
  verbs = false;
  await ways.arrive();
  await ways.open();
  await expect(ways.popup.getByText('Choose a fulfilment type above')).toBeVisible();
});

test('another way forgets what belonged to the last one, and is ASAP only where that is to be had today [ORD-098 ORD-099]', async ({
  page,
  servery,
  variant,
}) => {
  await venueEverywhere(page, (merchant) => {
    Object.assign(typeOf(merchant, 'custom'), { asap: 1, available_today: 0, time_frame: 'datetime' });
    Object.assign(typeOf(merchant, 'catering'), { asap: 0, available_today: 1 });
  });
  const held = { slotId: 5, stopId: 6, locationId: 7, tableNum: 'B7', bookingRef: 'AB1', bookingName: 'Jo' };
  await remembered(page, { code: 'table', asap: true, ...held }, variant);
  const ways = new Ways(new Shopper(page, servery), variant);
  await ways.arrive();
  await ways.open();
  await expect(ways.popup.getByLabel('Table number')).toHaveValue('B7');
  await ways.choose(/^Booking/);
  await expect(ways.popup.getByLabel('Booking reference')).toHaveValue('');
  await expect(ways.popup.getByLabel('Name')).toHaveValue('');
  await ways.popup.getByLabel('Name').fill('Smith');
  await ways.choose(/^Table/);
  await expect(ways.popup.getByLabel('Table number')).toHaveValue('');
  const asap = ways.popup.getByRole('radio', { name: /^ASAP/ });
  await ways.choose(/^Pickup/);
  await expect(asap).toBeChecked();
  for (const never of [/^Kerbside/, /^Catering/]) {
    await ways.choose(never);
    await expect(ways.popup.locator('input[name="asap"]:checked')).toHaveCount(0);
  }
  await ways.choose(/^Pickup/);
  await expect(asap).toBeChecked();
  const calls = listen(page);
  await ways.set();
  await expect(ways.popup).toBeHidden();
  const sent = calls.find(({ name }) => name === 'ManageCart.update_checkout')?.form;
  for (const field of ['delivery_slot_id', 'delivery_stop_id', 'pickup_location_id', 'table_num'])
    expect(sent?.has(`checkout_options[${field}]`), field).toBe(false);
  expect(await choiceOf(page)).toMatchObject({
    code: 'pickup',
    asap: true,
    slotId: 0,
    stopId: 0,
    locationId: 0,
    tableNum: '',
    bookingRef: '',
    bookingName: '',
    bookingPax: 2,
  });
});

test('a table is asked for where it is required, in the venue’s words; blanks are none, and capitals are kept [ORD-103 ORD-104 ORD-105]', async ({
  page,
  servery,
  variant,
}) => {
  let required = 1;
  let label = 'Table';
  await venueEverywhere(page, (merchant) => {
    Object.assign(typeOf(merchant, 'table'), {
      table_num_required: required,
      table_num_label: label,
      table_nums: '',
    });
  });
  const ways = new Ways(new Shopper(page, servery), variant);
  const field = () => ways.popup.getByLabel(`${label} number`);
  const eatHere = async () => {
    await ways.arrive();
    await ways.open();
    await ways.choose(/^Table/);
    await ways.set();
  };
  await eatHere();
  await expect(bad(page, 'Table is required').last()).toBeVisible();
  label = 'Bay';
  await eatHere();
  await expect(bad(page, 'Bay is required').last()).toBeVisible();
  await field().fill('   ');
  await ways.set();
  await expect(bad(page, 'Bay is required').last()).toBeVisible();
  await field().fill(' b7 ');
  await ways.set();
  await expect(ways.popup).toBeHidden();
  expect(await choiceOf(page)).toMatchObject({ code: 'table', tableNum: 'B7' });
  required = 0;
  await page.evaluate(() => localStorage.clear());
  await eatHere();
  await expect(ways.popup).toBeHidden();
  expect(await choiceOf(page)).toMatchObject({ code: 'table', tableNum: '' });
});

test('a booking asks for what its type requires, field by field in the venue’s words, and for two people [ORD-106 ORD-107 ORD-108 ORD-109]', async ({
  page,
  servery,
  variant,
}) => {
  let asks = {};
  await venueEverywhere(page, (merchant) => {
    Object.assign(typeOf(merchant, 'booking'), {
      booking_ref_required: 0,
      booking_name_required: 0,
      booking_pax_required: 0,
      ...asks,
    });
  });
  const ways = new Ways(new Shopper(page, servery), variant);
  const book = async () => {
    await page.goto('about:blank');
    await ways.arrive();
    await ways.open();
    await ways.choose(/^Booking/);
    await ways.pickTomorrow();
    await ways.set();
  };
  await book();
  await expect(ways.popup).toBeHidden();
  expect(await choiceOf(page)).toMatchObject({ code: 'booking', bookingRef: '', bookingPax: 2 });
  await page.evaluate(() => localStorage.clear());

  asks = { booking_ref_required: 1, booking_name_required: 1, booking_name_label: 'Whose' };
  await book();
  await expect(bad(page, 'Booking is required').last()).toBeVisible();
  await expect(ways.popup.locator('output', { hasText: /^2$/ })).toBeVisible();
  await ways.popup.getByLabel('Booking reference').fill(' ab12 ');
  await ways.set();
  await expect(bad(page, 'Whose is required').last()).toBeVisible();
  await ways.popup.getByLabel('Whose').fill('Smith');
  await ways.set();
  await expect(ways.popup).toBeHidden();
  expect(await choiceOf(page)).toMatchObject({ bookingRef: 'AB12', bookingName: 'Smith', bookingPax: 2 });
  await page.evaluate(() => localStorage.clear());

  asks = { booking_ref_required: 1, booking_ref_label: 'Code', booking_pax_required: 1 };
  await book();
  await expect(bad(page, 'Code is required').last()).toBeVisible();
  await ways.popup.getByLabel('Code reference').fill('1');
  await ways.set();
  await expect(ways.popup).toBeHidden();
  // Only what an older page has left on the device is without people.
  await changeHeld(page, { fulfilment: { bookingPax: 0 } });
  await ways.arrive();
  await ways.open();
  await ways.set();
  await expect(bad(page, 'Number of people is required').last()).toBeVisible();
});

test('ASAP needs no time, anything else needs one that has not passed; a time of one’s own ends ASAP [ORD-100 ORD-116 ORD-118]', async ({
  page,
  servery,
  variant,
}) => {
  await page.clock.install();
  let asap = 1;
  await venueEverywhere(page, (merchant) => {
    Object.assign(typeOf(merchant, 'pickup'), { asap, open_now: 1, available_today: 1, order_for_later: 1 });
  });
  const ways = new Ways(new Shopper(page, servery), variant);
  await ways.arrive();
  await ways.pickupNow();
  expect(await choiceOf(page)).toMatchObject({ asap: true, date: '', time: '' });
  await page.evaluate(() => localStorage.clear());

  asap = 0;
  await page.goto('about:blank');
  await ways.arrive();
  await ways.open();
  await ways.choose(/^Pickup/);
  await ways.set();
  await expect(bad(page, 'Choose a day and time').last()).toBeVisible();
  asap = 1;
  await ways.arrive();
  await ways.open();
  await ways.choose(/^Pickup/);
  const soon = ways.popup.getByRole('radio', { name: /^ASAP/ });
  await expect(soon).toBeChecked();
  await ways.pickTomorrow();
  await expect(soon).not.toBeChecked();
  await ways.set();
  await expect(ways.popup).toBeHidden();
  expect(await choiceOf(page)).toMatchObject({ asap: false, date: expect.stringMatching(/^\d{4}-/) });
  await ways.open();
  await page.clock.fastForward(48 * 3_600_000);
  await ways.set();
  await expect(bad(page, 'The requested time has past. Choose a later time').last()).toBeVisible();
});

test('left without Set, only a day and time that was picked is kept [ORD-084]', async ({
  page,
  servery,
  variant,
}) => {
  const ways = new Ways(new Shopper(page, servery), variant);
  await ways.arrive();
  await ways.pickupNow();
  const before = await choiceOf(page);
  const leave = async () => {
    await ways.popup.getByRole('button', { name: 'Close' }).click();
    await expect(ways.popup).toBeHidden();
  };
  await ways.open();
  await ways.choose(/^Table/);
  await ways.popup.getByLabel('Table number').fill('12');
  await leave();
  expect(await choiceOf(page)).toEqual(before);
  await ways.open();
  await ways.pickTomorrow();
  await leave();
  await expect(
    page.getByText(variant === 'pos' ? /^\d+(:\d\d)?\s[ap]m$/ : /^Pickup, tomorrow /).first(),
  ).toBeVisible();
  expect(await choiceOf(page)).toMatchObject({ code: 'pickup', asap: false, tableNum: '' });
});

test(
  'ways that cannot be loaded, or that there are none of, are said [ORD-114]',
  { on: ['web', 'app'] },
  async ({ page, servery }) => {
    let none = false;
    await venueEverywhere(page, (merchant) => {
      if (none) merchant.fulfilment = [];
    });
    await page.clock.install();
    await cutOff(page, 'Merchant', () => (none ? null : undefined));
    const ways = new Ways(new Shopper(page, servery));
    await ways.arrive();
    // What was heard with the page counts for a minute, in the app for 15.
    await page.clock.fastForward(15 * 60_000 + 1000);
    await page
      .getByRole('button', { name: /Choose Fulfilment/ })
      .first()
      .click();
    await expect(bad(page, 'Fulfilment options not loaded, try again').last()).toBeVisible();
    await expect(ways.popup).toBeHidden();
    none = true;
    await ways.arrive();
    await ways.open();
    await ways.set();
    await expect(bad(page, 'No fulfilment types, please try again').last()).toBeVisible();
  },
);
