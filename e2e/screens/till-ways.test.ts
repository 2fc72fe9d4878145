import type { Page } from '@playwright/test';
import { alterAnswer, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';
import { heldBy } from '../held.ts';
import { day, DAYS, type Kind, KINDS, venueOf } from '../own-points.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { typeOf, type Venue, venueEverywhere } from '../venue.ts';

test.use({ on: ['pos'], viewport: { width: 1366, height: 1024 } });

const bad = (page: Page, text: string) => page.locator('[data-kind="bad"]').filter({ hasText: text }).last();

function asTheTest(merchant: Venue): void {
  typeOf(merchant, 'pickup')['available_text_pickup'] = 'From the counter, every day.';
  Object.assign(typeOf(merchant, 'booking'), { asap: 1, open_now: 1, available_today: 1 });
  Object.assign(typeOf(merchant, 'catering'), { time_frame: 'none', time_type: 'none', asap: 0 });
  Object.assign(typeOf(merchant, 'custom'), { desc: 'Flash your lights.', time_frame: 'none' });
}

test('the popup of the till has a tile for each way, each with what belongs to it, and keeps it with Set [ORD-080 ORD-081 ORD-082 ORD-083 ORD-085 ORD-086 ORD-088 ORD-090 ORD-091 ORD-093]', async ({
  page,
  servery,
}) => {
  await venueEverywhere(page, asTheTest);
  const ways = new Ways(new Shopper(page, servery), 'pos');
  const { popup } = ways;
  await ways.arrive();
  await ways.open();
  await expect(popup.getByRole('heading', { name: 'Choose Fulfilment' })).toBeVisible();
  await expect(popup.getByRole('radio')).toHaveCount(6);
  for (const verb of ['Pickup', 'Delivery', 'Table', 'Booking', 'Catering', 'Kerbside'])
    await expect(popup.getByRole('radio', { name: new RegExp(`^${verb}`) })).toHaveCount(1);
  await page.mouse.click(20, 20);
  await expect(popup).toBeVisible();

  await ways.choose(/^Catering/);
  await expect(popup.getByText('For ten or more, with a day’s notice.')).toBeVisible();
  await expect(popup.getByRole('radiogroup')).toHaveCount(0);
  await expect(popup.getByRole('textbox')).toHaveCount(0);
  await ways.choose(/^Kerbside/);
  await expect(popup.getByText('Flash your lights.')).toBeVisible();

  await ways.choose(/^Pickup/);
  await expect(popup).toContainText(
    /Ready when you walk in, no line\.From the counter, every day\.ASAP[^]*Day & time[^]*Press Set to proceed\./,
  );
  await expect(popup.getByText('Ready when you walk in, no line.')).toHaveAttribute('data-weight', 'strong');
  await ways.pickLastDay(popup);
  // The day stands before the month.
  await expect(popup.getByText(/^Times for \w{3} \d\d? \w{3}$/)).toBeVisible();

  await ways.choose(/^Booking/);
  await expect(popup.getByRole('heading', { name: 'Booking Date & Time' })).toBeVisible();
  await expect(popup.getByRole('radio', { name: /^ASAP/ })).toBeVisible();
  await popup.getByLabel('Booking reference').fill('ab12');
  await popup.getByLabel('Name').fill('Smith');
  await popup.getByRole('button', { name: 'Add one person' }).click();

  await ways.choose(/^Table/);
  const calls = listen(page);
  await ways.set();
  await expect(bad(page, 'Table is required')).toBeVisible();
  expect(calls).toEqual([]);
  expect((await heldBy(page)).fulfilment).toBeNull();
  await popup.getByLabel('Table number').fill(' b7 ');
  await ways.set();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('button', { name: 'Table B7' })).toBeVisible();
  const told = calls.find(({ name }) => name === 'ManageCart.update_checkout')?.form;
  expect(told?.get('checkout_options[table_num]')).toBe('B7');
  expect((await heldBy(page)).fulfilment).toMatchObject({ code: 'table', tableNum: 'B7' });
});

test('the till says of a way that it is closed, that it never opens, that it is gone, and that there are none [ORD-095 ORD-096 ORD-097 ORD-101 ORD-114 ORD-126]', async ({
  page,
  servery,
}) => {
  const noted: string[] = [];
  page.on('console', (message) => noted.push(`${message.type()} ${message.text()}`));
  await page.clock.install();
  let state: 'usual' | 'dead' | 'none' = 'usual';
  await venueEverywhere(page, (merchant) => {
    if (state === 'none') merchant.fulfilment = [];
    else {
      Object.assign(typeOf(merchant, 'custom'), {
        open_now: 0,
        online_status: 'offline',
        order_for_later: 1,
      });
      const booking = typeOf(merchant, 'booking');
      for (const each of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) booking[`available_${each}`] = [];
      Object.assign(booking, { special_dates: [], unavailable_reason: 'Not available right now' });
    }
  });
  await cutOff(page, 'Merchant', () => (state === 'dead' ? undefined : null));
  const ways = new Ways(new Shopper(page, servery), 'pos');
  const { popup } = ways;
  await ways.arrive();
  await ways.open();
  await ways.choose(/^Kerbside/);
  await expect(popup.getByText('Online store currently closed.')).toBeVisible();
  await expect(popup.getByText('Choose a day & time to order for later:')).toBeVisible();
  await ways.choose(/^Booking/);
  await expect(popup.getByText('Online store currently closed.')).toHaveCount(0);
  await expect(popup.getByText('Not available right now').last()).toBeVisible();
  await expect(popup.getByRole('radiogroup')).toHaveCount(0);
  expect(noted.some((text) => /^warning .*closed on all seven days/.test(text))).toBe(true);
  await ways.choose(/^Table/);
  await popup.getByLabel('Table number').fill('12');
  await ways.set();
  await expect(page.getByRole('button', { name: 'Table 12' })).toBeVisible();
  await page.getByRole('tab', { name: 'Burgers' }).click();
  await page
    .getByRole('list', { name: 'Products' })
    .getByRole('button', { name: /Rosemary Chips/ })
    .click();

  // What was heard of them counts for a minute.
  await page.clock.fastForward(61_000);
  state = 'dead';
  await page.getByRole('button', { name: 'Other' }).click();
  await expect(bad(page, 'Fulfilment options not loaded, try again')).toBeVisible();
  await expect(popup).toBeHidden();
  state = 'none';
  await page.getByRole('button', { name: 'Other' }).click();
  await expect(bad(page, 'No fulfilment types, please try again')).toBeVisible();
  await expect(popup.getByText('No fulfilment types', { exact: true })).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('F9');
  await expect(bad(page, 'Fulfilment type is required')).toBeVisible();
  await expect(page).not.toHaveURL(/checkout/);
});

test('a slot, stop or location that is still open is asked for with its day before the ticket is paid [ORD-112 ORD-113 ORD-131 ORD-133 ORD-137 ORD-223 ORD-224 ORD-225 ORD-298]', async ({
  page,
  servery,
}) => {
  let kind: Kind = KINDS[0];
  const line = await venueOf(page, () => kind);
  // The points are the test's own: the server knows none of them.
  let good: Record<string, unknown> = {};
  await alterAnswer(page, 'ManageCart.update_checkout', (answer) => {
    if (answer.ResponseCode === 'SUCCESS') good = answer.Response;
    return { ...answer, ResponseCode: 'SUCCESS', Response: good };
  });
  const calls = listen(page);
  const ways = new Ways(new Shopper(page, servery), 'pos');
  const { steps } = ways;
  const proceed = steps.getByRole('button', { name: 'Proceed to Cart' });
  for (kind of KINDS) {
    line.dead = true;
    await ways.arrive();
    await ways.open();
    await ways.choose(/^Kerbside/);
    await ways.set();
    await expect(ways.popup).toBeHidden();
    await expect(steps.getByText('Error, please try again')).toBeVisible();
    await expect(proceed).toBeDisabled();
    line.dead = false;
    await steps.getByRole('button', { name: 'Try again' }).click();
    const points = steps.getByRole('group', { name: kind.title }).getByRole('radio');
    await expect(points).toHaveCount(3);
    await day(steps, 1);
    await expect(points).toHaveCount(2);
    await steps.getByRole('button', { name: 'Calendar' }).click();
    const grid = steps.getByRole('grid');
    await expect(grid.locator('[data-marked]').first()).toBeVisible();
    await expect(grid.locator('[data-unavailable]').first()).toBeVisible();
    await steps.getByRole('button', { name: 'Calendar' }).click();
    await day(steps, 3);
    await expect(steps.getByText(kind.none)).toBeVisible();
    await expect(proceed).toBeDisabled();
    await day(steps, 0);
    await tick(steps.getByRole('radio', { name: /Point 71/ }));
    await proceed.click();
    await expect(steps).toBeHidden();
    const told = calls.findLast(({ name }) => name === 'ManageCart.update_checkout')?.form;
    expect(told?.get(`checkout_options[${kind.id}]`)).toBe('71');
    expect(await heldBy(page)).toMatchObject({ fulfilment: { [kind.held]: 71, date: DAYS[0] } });
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
  }
});
