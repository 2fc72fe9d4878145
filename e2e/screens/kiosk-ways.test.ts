import type { Locator, Page } from '@playwright/test';
import { listen, overhear } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { heldBy } from '../held.ts';
import { KioskGuest, touch } from '../kiosk.ts';
import { expect, type Servery } from '../servery.ts';
import { tick } from '../tick.ts';
import { typeOf, type Venue, venueEverywhere } from '../venue.ts';

test.use({ on: ['kiosk'], viewport: { width: 1080, height: 1920 }, hasTouch: true });

const chips = (page: Page) => page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' });
const held = async (page: Page) => (await heldBy(page)).fulfilment;
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

async function way(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'More ways to order' }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  return page.getByRole('dialog', { name });
}

async function tomorrow(sheet: Locator): Promise<void> {
  await tick(sheet.getByRole('radio', { name: 'Tomorrow' }));
  const times = sheet.getByRole('radiogroup', { name: 'Time', exact: true });
  await tick(times.locator('input:enabled').first());
}

/** The first screen again, as somebody who wants it another way. */
const change = (page: Page) => page.getByRole('button', { name: /Change$/ }).click();

async function kioskOf(page: Page, servery: Servery, altered: (merchant: Venue) => void): Promise<void> {
  let begun = false;
  await venueEverywhere(page, (merchant) => begun && altered(merchant));
  await new KioskGuest(page).switchOn(servery);
  begun = true;
  await page.goto(`${servery.url}/kiosk/`);
}

test('each way has a button and asks for what belongs to it, and another one forgets it [ORD-005 ORD-081 ORD-082 ORD-083 ORD-085 ORD-086 ORD-088 ORD-093 ORD-098 ORD-099 ORD-100 ORD-103 ORD-105 ORD-116]', async ({
  page,
  servery,
}) => {
  const heard = overhear(page);
  const now = { asap: 1, open_now: 1, available_today: 1, time_frame: 'none', time_type: 'none' };
  await kioskOf(page, servery, (merchant) => {
    const pickup = { booking_name_required: 1, available_text_pickup: 'From the counter, every day.' };
    Object.assign(typeOf(merchant, 'pickup'), pickup);
    Object.assign(typeOf(merchant, 'booking'), { asap: 1, open_now: 1, available_today: 0 });
    Object.assign(typeOf(merchant, 'catering'), now);
    Object.assign(typeOf(merchant, 'custom'), { ...now, desc: 'Flash your lights.' });
    typeOf(merchant, 'table')['table_num_label'] = 'Bay';
    merchant['is_cash_on_delivery_enabled'] = 1;
  });
  const none = heard.find(({ name, answer }) => name === 'Merchant' && 'order' in answer.Response)?.answer;
  expect(none?.Response['order']).toMatchObject({ fulfilment_type: 'none' });
  await page.getByRole('button', { name: 'More ways to order' }).click();
  const list = page.getByRole('dialog', { name: 'More ways to order' });
  const named = ['Pickup', 'Delivery', 'Booking', 'Catering', 'Kerbside'];
  for (const verb of named)
    await expect(list.getByRole('button', { name: new RegExp(`^${verb}`) })).toHaveCount(1);
  await expect(list.getByRole('button', { name: /^Catering/ })).toContainText(
    'For ten or more, with a day’s notice.',
  );
  await page.mouse.click(20, 20);
  await expect(list).toBeVisible();

  // A way of the venue's own making shows its own words, and begins.
  await expect(list.getByRole('button', { name: /^Kerbside/ })).toContainText('Flash your lights.');
  await list.getByRole('button', { name: /^Kerbside/ }).click();
  await expect(chips(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await held(page)).toMatchObject({ code: 'custom', asap: true, date: '', time: '' });

  await change(page);
  let sheet = await way(page, 'Pickup');
  await expect(sheet).toContainText(
    /Ready when you walk in, no line\.From the counter, every day\.As soon as possible[^]*Day & time[^]*Press Next to proceed\./,
  );
  await expect(sheet.getByText('Ready when you walk in, no line.')).toHaveAttribute('data-weight', 'strong');
  const asap = sheet.getByRole('radio', { name: /^As soon as possible/ });
  await expect(asap).toBeChecked();
  await tomorrow(sheet);
  await expect(asap).not.toBeChecked();
  await page.mouse.click(20, 20);
  await expect(sheet).toBeVisible();
  const calls = listen(page);
  await sheet.getByRole('button', { name: 'Next' }).click();
  await expect(sheet.getByRole('button', { name: 'Name is required' })).toBeDisabled();
  expect(calls).toEqual([]);
  await touch(page, 'jo');
  await sheet.getByRole('button', { name: 'Start order' }).click();
  await expect(chips(page)).toBeVisible();
  const told = () => calls.findLast(({ name }) => name === 'ManageCart.update_checkout')?.form;
  await expect.poll(() => told()?.get('checkout_options[booking_name]')).toBe('Jo');
  const date = expect.stringMatching(/^\d{4}-/);
  expect(await held(page)).toMatchObject({ code: 'pickup', asap: false, date, bookingName: 'Jo' });

  await change(page);
  sheet = await way(page, 'Booking');
  await expect(sheet.getByText('Booking Date & Time')).toBeVisible();
  await expect(sheet.getByRole('radio', { name: /^As soon as possible/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /Table/ }).click();
  const table = page.getByRole('dialog', { name: 'Which table are you at?' });
  await expect(table.getByRole('button', { name: 'Bay is required' })).toBeDisabled();
  await table.getByRole('button', { name: '1', exact: true }).click();
  await table.getByRole('button', { name: '2', exact: true }).click();
  await table.getByRole('button', { name: 'Start order at bay 12' }).click();
  const gone = { date: '', time: '', bookingName: '', bookingRef: '', slotId: 0, stopId: 0, locationId: 0 };
  expect(await held(page)).toMatchObject({ code: 'table', tableNum: '12', asap: true, ...gone });
  await change(page);
  await way(page, 'Kerbside');
  expect(await held(page)).toMatchObject({ code: 'custom', tableNum: '', ...gone });
});

test('a booking asks for what it requires, one question a screen, and for two people [ORD-090 ORD-091 ORD-106 ORD-107 ORD-108 ORD-109]', async ({
  page,
  servery,
}) => {
  let asks = {};
  await kioskOf(page, servery, (merchant) => {
    Object.assign(typeOf(merchant, 'booking'), {
      asap: 1,
      open_now: 1,
      available_today: 1,
      booking_ref_required: 0,
      booking_name_required: 0,
      ...asks,
    });
  });
  let sheet = await way(page, 'Booking');
  await expect(sheet.getByRole('heading', { name: 'Booking Date & Time' })).toBeVisible();
  await expect(sheet.getByRole('radio', { name: /^As soon as possible/ })).toBeVisible();
  await expect(sheet.locator('output', { hasText: /^2$/ })).toBeVisible();
  await tomorrow(sheet);
  await sheet.getByRole('button', { name: 'Start order' }).click();
  await expect(chips(page)).toBeVisible();
  expect(await held(page)).toMatchObject({ code: 'booking', bookingRef: '', bookingPax: 2 });

  asks = { booking_ref_required: 1, booking_name_required: 1, booking_name_label: 'Whose' };
  await page.goto(`${servery.url}/kiosk/`);
  sheet = await way(page, 'Booking');
  await sheet.getByRole('button', { name: 'Add one person' }).click();
  await tomorrow(sheet);
  await sheet.getByRole('button', { name: 'Next' }).click();
  await expect(sheet.getByRole('button', { name: 'Booking is required' })).toBeDisabled();
  await touch(page, 'ab12');
  await sheet.getByRole('button', { name: 'Next' }).click();
  await expect(sheet.getByRole('button', { name: 'Whose is required' })).toBeDisabled();
  await touch(page, 'smith');
  await sheet.getByRole('button', { name: 'Start order' }).click();
  await expect(chips(page)).toBeVisible();
  const booked = { bookingRef: 'AB12', bookingName: 'Smith', bookingPax: 3 };
  expect(await held(page)).toMatchObject({ code: 'booking', ...booked });

  asks = { booking_ref_required: 1, booking_ref_label: 'Code' };
  await page.goto(`${servery.url}/kiosk/`);
  sheet = await way(page, 'Booking');
  await sheet.getByRole('button', { name: 'Next' }).click();
  await expect(sheet.getByRole('button', { name: 'Code is required' })).toBeDisabled();
});

test('the kiosk says of a way that it is closed or never opens; one that is gone, or whose time has passed, is asked for anew [ORD-095 ORD-096 ORD-097 ORD-101 ORD-118 ORD-126]', async ({
  page,
  servery,
}) => {
  const noted: string[] = [];
  page.on('console', (message) => noted.push(`${message.type()} ${message.text()}`));
  let state: 'usual' | 'without pickup' | 'none' = 'usual';
  await kioskOf(page, servery, (merchant) => {
    const shut = { open_now: 0, online_status: 'offline', order_for_later: 1 };
    Object.assign(typeOf(merchant, 'custom'), shut);
    const booking = typeOf(merchant, 'booking');
    for (const each of WEEK) booking[`available_${each}`] = [];
    const never = { special_dates: [], unavailable_reason: 'Not available right now' };
    Object.assign(booking, { asap: 1, open_now: 1, available_today: 1, ...never });
    if (state === 'without pickup')
      merchant.fulfilment = merchant.fulfilment.filter(({ code }) => code !== 'pickup');
    if (state === 'none') merchant.fulfilment = [];
  });
  let sheet = await way(page, 'Kerbside');
  await expect(sheet.getByText('Online store currently closed.')).toBeVisible();
  await expect(sheet.getByText('Choose a day & time to order for later:')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  sheet = await way(page, 'Booking');
  await expect(sheet.getByText('Online store currently closed.')).toHaveCount(0);
  await expect(sheet.getByText('Not available right now').last()).toBeVisible();
  await expect(sheet.getByRole('radiogroup')).toHaveCount(0);
  expect(noted.some((text) => /^warning .*closed on all seven days/.test(text))).toBe(true);
  await sheet.getByRole('button', { name: 'Close' }).click();

  // A link would begin at once.
  const link = `${servery.url}/kiosk/menu/banksia-kitchen?fulfil=pickup`;
  const first = page.getByRole('heading', { name: /^Hungry/ });
  await page.goto(link);
  await expect(chips(page)).toBeVisible();
  state = 'without pickup';
  await page.goto(link);
  await expect(first).toBeVisible();
  await expect(chips(page)).toHaveCount(0);

  state = 'usual';
  const later = async (pass: () => Promise<void>) => {
    await page.goto(`${servery.url}/kiosk/`);
    sheet = await way(page, 'Take away later');
    await tomorrow(sheet);
    await pass();
    await sheet.getByRole('button', { name: 'Start order' }).click();
    await expect(sheet).toBeHidden();
  };
  await later(() => Promise.resolve());
  await expect(chips(page)).toBeVisible();
  await later(() => page.clock.setFixedTime(Date.now() + 48 * 3_600_000));
  await expect(first).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  state = 'none';
  await page.goto(`${servery.url}/kiosk/`);
  await expect(page.getByText('No fulfilment types')).toBeVisible();
});
