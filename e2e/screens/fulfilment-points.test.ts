import { answersTo, expectExchange } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const TRY_AGAIN = 'Error, please try again';
const dune = (url: string, slug: string) => `${url.replace('localhost', 'dune.localhost')}/menu/${slug}`;

test('a stop on the beach is chosen in the popup and ordered for [ORD-308]', async ({ page, servery }) => {
  const calls = answersTo(page);
  const ways = new Ways(new Shopper(page, servery));
  await page.goto(dune(servery.url, 'dune-cottesloe'));
  await ways.open();
  await ways.choose(/^Beach drop/);
  const list = ways.popup.getByRole('group', { name: 'Delivery location' }).getByRole('radio');
  await expect(list.first()).toBeChecked();
  await ways.pickLastDay(ways.popup);
  await expect(list).toHaveCount(3);
  expectExchange(
    await calls.of('DeliveryStops'),
    'component fulfilment_date menu_id store_id',
    'fulfilment_date stops_calendar stops_invalid_days stops_on_date',
  );
  await expect(ways.popup.getByText(/^Order by/).first()).toBeVisible();
  await tick(list.nth(1));
  await expectAccessible(page);
  await ways.set();
  await expect(ways.popup).toBeHidden();
  await ways.orderChips('Add to Cart: Butter Croissant');
});

test('a stop that is still open after the popup is asked for in its step, and the menu waits for it [ORD-112 ORD-151]', async ({
  page,
  servery,
}) => {
  const ways = new Ways(new Shopper(page, servery));
  let dead = true;
  await cutOff(page, 'DeliveryStops', () => (dead ? undefined : null));
  await page.goto(dune(servery.url, 'dune-cottesloe'));
  await ways.open();
  await ways.choose(/^Beach drop/);
  await ways.set();
  await expect(ways.popup).toBeHidden();
  await expect(ways.steps).toBeVisible();
  const dish = page.getByRole('button', { name: 'Add to Cart: Butter Croissant' });
  await expect(dish).toHaveCount(0);
  const proceed = ways.steps.getByRole('button', { name: 'Proceed to Menu' });
  await expect(proceed).toBeDisabled();
  await expect(ways.steps.getByText(TRY_AGAIN)).toBeVisible();
  dead = false;
  await ways.steps.getByRole('button', { name: 'Try again' }).click();
  await ways.pickLastDay(ways.steps);
  await tick(ways.steps.getByRole('group', { name: 'Delivery location' }).getByRole('radio').nth(1));
  await proceed.click();
  await expect(ways.steps).toBeHidden();
  await expect(dish.first()).toBeVisible();
});

test('a pickup location that is still open after the popup is asked for in its step, and ordered for [ORD-113 ORD-151 ORD-309]', async ({
  page,
  servery,
}) => {
  const calls = answersTo(page);
  const ways = new Ways(new Shopper(page, servery));
  let dead = true;
  await cutOff(page, 'PickupLocations', () => (dead ? undefined : null));
  await page.goto(dune(servery.url, 'dune-perth'));
  await expect(ways.steps).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart: Butter Croissant' })).toHaveCount(0);
  await ways.open();
  await ways.set();
  await expect(ways.popup).toBeHidden();
  await expect(ways.steps.getByText(TRY_AGAIN)).toBeVisible();
  await expect(ways.steps.getByRole('button', { name: 'Proceed to Menu' })).toBeDisabled();
  dead = false;
  await ways.steps.getByRole('button', { name: 'Try again' }).click();
  const list = ways.steps.getByRole('group', { name: 'Pickup location' }).getByRole('radio');
  await expect(list.first()).toBeChecked();
  await ways.pickLastDay(ways.steps);
  await expect(list).toHaveCount(3);
  expectExchange(
    await calls.of('PickupLocations'),
    'component fulfilment_date menu_id store_id',
    'fulfilment_date locations_calendar locations_invalid_days locations_on_date',
  );
  await tick(list.nth(1));
  await expectAccessible(page);
  await ways.steps.getByRole('button', { name: 'Proceed to Menu' }).click();
  await ways.orderChips('Add to Cart: Butter Croissant');
});
