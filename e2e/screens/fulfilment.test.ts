import { alterAnswer, alterFacts, listen, withoutFirst } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { tick } from '../tick.ts';
import { remembered } from '../venue.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

type Type = Record<string, unknown> & { code: string };
type Venue = { fulfilment: Type[] } & Record<string, unknown>;

/** The demo venue as another one would be. */
const venueWith =
  (change: (merchant: Venue) => void) =>
  (facts: { first: Record<string, unknown> }): void => {
    const first = facts.first['Merchant'] as { merchant: Venue } | undefined;
    if (first) change(first.merchant);
  };
const typeOf = (merchant: Venue, code: string): Type =>
  merchant.fulfilment.find((type) => type.code === code) as Type;

test('the popup has a tile for each type, asks for one, and says what is missing [ORD-080 ORD-081]', async ({
  page,
  servery,
}) => {
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await expect(ways.popup.getByRole('heading', { name: 'Choose Fulfilment' })).toBeVisible();
  for (const verb of ['Pickup', 'Delivery', 'Table', 'Booking', 'Catering', 'Kerbside'])
    await expect(ways.popup.getByRole('radio', { name: new RegExp(`^${verb}`) })).toHaveCount(1);
  await expect(ways.popup.getByRole('radio')).toHaveCount(6);
  await expect(ways.popup.getByText(/^Choose Pickup, Delivery,.* or Kerbside above$/)).toBeVisible();
  await ways.set();
  await expect(ways.shopper.said('Choose a fulfilment type')).toBeVisible();
  await expectAccessible(page);
});

test('left without a choice it says so for 1.5 s, and is back after half a second [ORD-110 ORD-111 CHK-039 CHK-040 ACC-341]', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await ways.popup.getByRole('button', { name: 'Close' }).click();
  const toast = page.locator('li, [data-kind]').getByText('Fulfilment type is required').last();
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(ways.popup).toBeHidden();
  await page.clock.runFor(150);
  await expect(ways.popup).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
});

test('eating here asks for the table, keeps it in capitals, and brings it there [ORD-088]', async ({
  page,
  servery,
}) => {
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await ways.choose(/^Table/);
  await ways.set();
  await expect(ways.shopper.said('Table is required')).toBeVisible();
  await expect(ways.popup.getByRole('button', { name: 'Scan QR code' })).toHaveCount(0);
  await ways.popup.getByLabel('Table number').fill(' b7 ');
  await ways.set();
  await expect(page.getByText('Table B7', { exact: true }).first()).toBeVisible();
  await ways.orderChips();
  await expect(page.getByText(/B7/).first()).toBeVisible();
});

test('a booking takes reference, name, party size and its own time [ORD-090 ORD-091]', async ({
  page,
  servery,
}) => {
  await alterFacts(
    page,
    venueWith((merchant) => {
      Object.assign(typeOf(merchant, 'booking'), { asap: 1, open_now: 1, available_today: 1 });
    }),
  );
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await ways.choose(/^Booking/);
  await expect(ways.popup.getByRole('heading', { name: 'Booking Date & Time' })).toBeVisible();
  await expect(ways.popup.getByRole('radio', { name: /^ASAP/ })).toBeVisible();
  await ways.popup.getByLabel('Booking reference').fill('ab12');
  await ways.popup.getByLabel('Name').fill('Smith');
  await ways.popup.getByRole('button', { name: 'Add one person' }).click();
  await ways.pickTomorrow();
  await ways.set();
  await expect(page.getByText('Smith, 3 people').first()).toBeVisible();
  const calls = listen(page);
  await ways.orderChips();
  const { form } = calls.findLast(({ name }) => name === 'SubmitOrder') ?? {};
  expect([form?.get('booking_ref'), form?.get('booking_pax')]).toEqual(['AB12', '3']);
});

test(
  'in the app the codes on the table and of a booking can be scanned [ORD-089 ORD-092]',
  { on: ['app'] },
  async ({ page, servery }) => {
    await page.addInitScript(() => {
      const codes = [{ table_num: 'c9' }, { booking_ref: 'xy1', booking_name: 'Jones', booking_pax: 5 }];
      Object.assign(globalThis, {
        serveryShell: {
          scan: async () => ({ kind: 'code', format: 'QR_CODE', text: JSON.stringify(codes.shift()) }),
        },
      });
    });
    const ways = new Ways(new Shopper(page, servery));
    await ways.shopper.openMenu();
    await ways.open();
    await ways.choose(/^Table/);
    await ways.popup.getByRole('button', { name: 'Scan QR code' }).click();
    await expect(ways.popup.getByLabel('Table number')).toHaveValue(/c9/i);
    await ways.choose(/^Booking/);
    await ways.popup.getByRole('button', { name: 'Scan QR code' }).click();
    await expect(ways.popup.getByLabel('Booking reference')).toHaveValue(/xy1/i);
    await expect(ways.popup.getByLabel('Name')).toHaveValue('Jones');
  },
);

test('catering shows its description only, a custom type its own content, and a day can be ordered for [ORD-093]', async ({
  page,
  servery,
}) => {
  let bare = true;
  await alterFacts(page, (facts) => {
    if (!bare) return;
    venueWith((merchant) => {
      Object.assign(typeOf(merchant, 'catering'), { time_frame: 'none', time_type: 'none', asap: 0 });
      Object.assign(typeOf(merchant, 'custom'), { desc: 'Flash your lights.', time_frame: 'none' });
    })(facts);
  });
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await ways.choose(/^Catering/);
  await expect(ways.popup.getByText('For ten or more, with a day’s notice.')).toBeVisible();
  await expect(ways.popup.getByRole('radiogroup')).toHaveCount(0);
  await expect(ways.popup.getByRole('textbox')).toHaveCount(0);
  await ways.choose(/^Kerbside/);
  await expect(ways.popup.getByText('Flash your lights.')).toBeVisible();

  bare = false;
  await ways.shopper.openMenu();
  await ways.open();
  await ways.choose(/^Catering/);
  await tick(
    ways.popup.getByRole('radiogroup', { name: 'Time', exact: true }).locator('input:enabled').first(),
  );
  await ways.set();
  await ways.orderChips();
});

test('a venue without types says so; one that is closed says when it can be ordered for [ORD-095 ORD-096 ORD-097]', async ({
  page,
  servery,
}) => {
  let types: 'none' | 'closed' = 'none';
  await alterFacts(
    page,
    venueWith((merchant) => {
      if (types === 'none') merchant.fulfilment = [];
      else
        Object.assign(typeOf(merchant, 'pickup'), {
          open_now: 0,
          online_status: 'offline',
          order_for_later: 1,
        });
    }),
  );
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await expect(ways.popup.getByText('No fulfilment types')).toBeVisible();
  await ways.set();
  await expect(ways.shopper.said('No fulfilment types, please try again')).toBeVisible();
  types = 'closed';
  await ways.shopper.openMenu();
  await ways.open();
  await ways.choose(/^Pickup/);
  await expect(ways.popup.getByText('Online store currently closed.')).toBeVisible();
  await expect(ways.popup.getByText('Choose a day & time to order for later:')).toBeVisible();
});

test('a type that is closed on all seven days cannot be picked a time for, says why, and is noted [ORD-126]', async ({
  page,
  servery,
}) => {
  const noted: string[] = [];
  page.on('console', (message) => noted.push(`${message.type()} ${message.text()}`));
  await alterFacts(
    page,
    venueWith((merchant) => {
      const pickup = typeOf(merchant, 'pickup');
      for (const day of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) pickup[`available_${day}`] = [];
      Object.assign(pickup, { special_dates: [], unavailable_reason: 'Not available right now' });
    }),
  );
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await ways.choose(/^Pickup/);
  await expect(ways.popup.getByText('Not available right now').last()).toBeVisible();
  await expect(ways.popup.getByRole('radiogroup')).toHaveCount(0);
  expect(noted.some((text) => /^warning .*closed on all seven days/.test(text))).toBe(true);
});

test('with the menu at hand the popup opens only when a link asks for it [ORD-147]', async ({
  page,
  servery,
}) => {
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
  await expect(ways.popup).toBeHidden();
  await page.goto(`${servery.url}/menu/banksia-kitchen?fulfil=pickup&confirm=1`);
  await expect(ways.popup.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
});

test('without a menu yet, a single type that is to be had now is chosen by itself [ORD-148]', async ({
  page,
  servery,
}) => {
  await withoutFirst(page);
  await alterAnswer(page, 'Merchant', (answer) => {
    const { merchant } = answer.Response as { merchant: Venue };
    merchant.fulfilment = [typeOf(merchant, 'pickup')];
    return answer;
  });
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await expect(page.getByText('Pickup, ASAP').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
  await expect(ways.popup).toBeHidden();
});

test('a way that the venue does not have any more is no way [ORD-101]', async ({ page, servery }) => {
  let gone = false;
  await alterFacts(
    page,
    venueWith((merchant) => {
      if (gone) merchant.fulfilment = merchant.fulfilment.filter(({ code }) => code !== 'pickup');
    }),
  );
  await remembered(page, { code: 'pickup', asap: true });
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await expect(page.getByRole('button', { name: 'Change fulfilment' }).first()).toBeVisible();
  gone = true;
  await shopper.openMenu();
  await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
  await expect(new Ways(shopper).popup).toBeVisible();
  await expect(page.getByText('Added to Cart')).toHaveCount(0);
});
