import { listen } from '../altered.ts';
import { atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { chipsInCart, toCheckout } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const MINUTE = 60_000;

/** Opens the popup again and again as the ways of the venue grow old. */
async function staysFreshFor(minutes: number, shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const begun = Date.now();
  await page.clock.setFixedTime(begun);
  await chipsInCart(page, shopper.servery);
  await toCheckout(shopper);
  const ways = new Ways(shopper);
  await expect(page.getByRole('button', { name: /Place order/ })).toBeEnabled();
  const calls = listen(page);
  const loads = () =>
    calls.filter(({ name, form }) => name === 'Merchant' && form.get('return_menu') === '0').length;
  await page.clock.setFixedTime(begun + minutes * MINUTE - 1000);
  await ways.open();
  await page.keyboard.press('Escape');
  await expect(ways.popup).toBeHidden();
  expect(loads()).toBe(0);
  // The menu may have been fetched again meanwhile, which counts too: twice the time is past either.
  await page.clock.setFixedTime(begun + 2 * minutes * MINUTE + 1000);
  let dead = true;
  await cutOff(page, 'Merchant', () => (dead ? undefined : null));
  await page.getByRole('button', { name: 'Change fulfilment' }).click();
  await expect(shopper.said('Fulfilment options not loaded, try again')).toBeVisible();
  await expect(ways.popup).toBeHidden();
  dead = false;
  await ways.open();
  // The one that got no answer, and the one that did; the cart may be looked at beside them.
  const loaded = loads();
  expect(loaded).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Escape');
  await expect(ways.popup).toBeHidden();
  await ways.open();
  expect(loads()).toBe(loaded);
}

test('the ways of a venue are loaded again before they are chosen among once they are older than a minute, in the app 15 [CHK-031 CHK-032 CHK-033 CHK-251 ACC-315]', async ({
  page,
  servery,
  variant,
}) => {
  await staysFreshFor(variant === 'app' ? 15 : 1, new Shopper(page, servery));
});

test('another way is chosen at the checkout: one with a slot leads to its steps, one without back [CHK-037 CHK-041 CHK-043 CHK-079 CHK-080 CHK-081]', async ({
  page,
  servery,
}) => {
  const ways = new Ways(await atCheckout(page, servery));
  const place = page.getByRole('button', { name: /Place order/ });
  const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
  await expect(place).toBeVisible();
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await expect(ways.steps.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
  await expect(place).toHaveCount(0);
  await expect(proceed).toBeDisabled();
  await ways.steps.getByRole('button', { name: 'Enter address manually instead' }).click();
  const type = (label: string, text: string) => ways.steps.getByLabel(label).fill(text);
  await expect(ways.steps.getByRole('textbox')).toHaveCount(5);
  await expect(ways.steps.getByRole('textbox').nth(1)).toHaveAccessibleName(/optional/);
  await type('Street address', '5 High Street');
  await type('Suburb', 'Fremantle');
  await type('State', 'WA');
  await type('Postcode', '6160');
  await expect(proceed).toBeDisabled();
  await ways.steps.getByRole('button', { name: 'Confirm address' }).click();
  await expect(ways.steps.getByRole('heading', { name: 'Delivery slot' })).toBeVisible();
  await expect(proceed).toBeEnabled();
  await ways.open();
  await ways.choose(/^Pickup/);
  await tick(ways.popup.getByRole('radio', { name: /^ASAP/ }));
  await ways.set();
  await expect(place).toBeVisible();
});

test('a stop or a pickup location that is still open has its panel before the checkout [CHK-036 CHK-042]', async ({
  page,
  servery,
}) => {
  const ways = new Ways(new Shopper(page, servery));
  const dune = servery.url.replace('localhost', 'dune.localhost');
  let dead = false;
  for (const call of ['PickupLocations', 'DeliveryStops'])
    await cutOff(page, call, () => (dead ? undefined : null));
  for (const [slug, way, panel] of [
    ['dune-perth', /^Pick/, 'Pickup location'],
    ['dune-cottesloe', /^Beach drop/, 'Delivery location'],
  ] as const) {
    dead = false;
    await page.goto(`${dune}/menu/${slug}`);
    await ways.open();
    await ways.choose(way);
    await expect(ways.popup.getByRole('group', { name: panel }).getByRole('radio').first()).toBeChecked();
    await ways.set();
    await expect(ways.popup).toBeHidden();
    await page.getByRole('button', { name: 'Add to Cart: Butter Croissant' }).first().click();
    await expect(ways.shopper.said('Added to Cart')).toBeVisible();
    // Somebody changes the way on another page, and leaves the place open.
    await page.evaluate(() => {
      const key = 'servery:dune:web';
      const held = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, held.replaceAll(/"(stopId|locationId)":\d+/g, '"$1":0'));
    });
    dead = true;
    await page.goto(`${dune}/checkout`);
    await expect(ways.steps.getByRole('heading', { name: panel })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
    // It has asked a second time by itself by then.
    const again = ways.steps.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    dead = false;
    await again.click();
    const first = ways.steps.getByRole('group', { name: panel }).getByRole('radio').first();
    await expect(first).toBeChecked();
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible();
  }
});

test('every way that was chosen goes on at the checkout [CHK-002]', async ({ page, servery }) => {
  const ways = new Ways(await atCheckout(page, servery));
  const where = page.getByRole('region', { name: 'When & where' }).or(page.getByRole('main')).last();
  const place = page.getByRole('button', { name: /Place order/ });
  const chosen = async (words: RegExp) => {
    await ways.set();
    await expect(ways.popup).toBeHidden();
    await expect(where.getByText(words).first()).toBeVisible();
    await expect(place).toBeEnabled();
  };
  await expect(where.getByText(/^Pickup, ASAP/).first()).toBeVisible();
  await ways.open();
  await ways.choose(/^Table/);
  await ways.popup.getByLabel('Table number').fill('B7');
  await chosen(/Table B7/);
  await ways.open();
  await ways.choose(/^Booking/);
  await ways.popup.getByLabel('Booking reference').fill('ab12');
  await ways.popup.getByLabel('Name').fill('Smith');
  await ways.pickTomorrow();
  await chosen(/^Booking, tomorrow/);
  await ways.open();
  await ways.choose(/^Kerbside/);
  await ways.pickTomorrow();
  await chosen(/^Kerbside/);
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await ways.find('21 napoleon', '21 Napoleon Street');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('21 Napoleon Street').first()).toBeVisible();
  await expect(place).toBeEnabled();
});

test('a time that has passed since it was chosen does not stop the page: the server says so, with a way to mend it [CHK-044]', async ({
  page,
  servery,
}) => {
  const shopper = await chipsInCart(page, servery);
  await page.addInitScript(() => {
    const key = 'servery:demo:web';
    const held = localStorage.getItem(key) ?? '';
    const past = '"asap":false,"date":"2026-01-05","time":"12:00"';
    localStorage.setItem(key, held.replace(/"asap":true,"date":"","time":""/, past));
  });
  await toCheckout(shopper);
  await shopper.fillDetails();
  const calls = listen(page);
  await shopper.placeOrder();
  await expect(page.getByRole('button', { name: 'Change Time' })).toBeVisible();
  expect(calls.filter(({ name }) => name === 'SubmitOrder')).toHaveLength(1);
});
