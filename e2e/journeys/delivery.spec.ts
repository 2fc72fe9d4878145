import { alterAnswer, answersTo, expectExchange, listen } from '../altered.ts';
import { typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../servery.ts';

import { Shopper } from '../shopper.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

const HOME = '8 Norfolk Street';
/** Of every day but the one that is half over. */
const FIRST_SLOT = /11:30\sam to 12:00\spm/;
const TRY_AGAIN = 'Error, please try again';

async function toDelivery(shopper: Shopper): Promise<Ways> {
  const ways = new Ways(shopper);
  await shopper.openMenu();
  await ways.open();
  await ways.choose(/^Delivery/);
  await expect(
    ways.popup.getByText('Specify your delivery address to see available delivery slots'),
  ).toBeVisible();
  await ways.set();
  await expect(ways.steps).toBeVisible();
  return ways;
}

test('a guest has it delivered: address, slot, menu, order [ORD-112 ORD-131 ORD-136 ORD-137 ORD-151 ORD-204 ORD-216 ORD-307]', async ({
  page,
  servery,
}) => {
  const calls = listen(page);
  const answered = answersTo(page);
  const ways = await toDelivery(new Shopper(page, servery));
  const { steps } = ways;
  await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toHaveCount(0);
  const proceed = steps.getByRole('button', { name: 'Proceed to Menu' });
  await expect(proceed).toBeDisabled();
  await expect(
    steps.getByText('Specify your delivery address to see available delivery slots'),
  ).toBeVisible();
  await expect(steps.getByText('Sign in to reuse your addresses.')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/menu/login');
  await expectAccessible(page);

  await ways.find('8 norfolk', HOME);
  await expect(steps.getByText('8 Norfolk Street, Fremantle WA 6160')).toBeVisible();
  await expect(steps.getByText(/^About 25\smin$/)).toBeVisible();
  await expect(steps.getByText('Delivery fee $5.00', { exact: true })).toBeVisible();
  await tick(steps.getByRole('radio', { name: 'Tomorrow' }));
  const slots = steps.getByRole('group', { name: 'Delivery slot' }).getByRole('radio');
  await expect(slots.first()).toHaveAccessibleName(FIRST_SLOT);
  await expect(steps.getByRole('group', { name: 'Delivery slot' }).locator('input:checked')).toHaveCount(1);
  expectExchange(
    await answered.of('DeliverySlots'),
    'component fulfilment_date menu_id postcode_id store_id',
    'fulfilment_date slots_calendar slots_invalid_days slots_on_date',
  );
  await tick(slots.nth(1));
  await expectAccessible(page);

  let dead = true;
  await alterAnswer(page, 'ManageCart.update_checkout', (answer) => (dead ? undefined : answer));
  await proceed.click();
  await expect(ways.shopper.said(TRY_AGAIN)).toBeVisible();
  await expect(slots.nth(1)).toBeChecked();
  dead = false;
  await proceed.click();
  await expect(steps).toBeHidden();
  const sent = calls.findLast(({ name }) => name === 'ManageCart.update_checkout')?.form;
  expect(Number(sent?.get('checkout_options[delivery_slot_id]'))).toBeGreaterThan(0);
  expect(sent?.get('checkout_options[delivery_address]')).toContain('8 Norfolk Street');

  await ways.shopper.readAsFarAs('Pizza');
  await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
  await expect(ways.shopper.said('Added to Cart')).toBeVisible();
  await page.goto(`${servery.url}/cart`);
  await expect(page.getByText('Delivery fee').first()).toBeVisible();
  await expect(page.getByText(/Minimum order for delivery is \$20\.00\. Add \$\d+\.\d\d more/)).toBeVisible();
  for (const more of [2, 3]) {
    await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
    await expect(page.getByRole('group', { name: 'Rosemary Chips' })).toContainText(String(more));
  }
  await expect(page.getByRole('button', { name: /Proceed to Checkout.*\$29\.00/ })).toBeEnabled();
  await ways.shopper.goToCheckoutAsGuest();
  await ways.shopper.fillDetails();
  // Nobody pays in store for what is brought home, unless the venue says so.
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Pay in store/ })).toHaveCount(0);
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page, '4111 1111 1111 1111');
  await ways.shopper.placeOrder();
  await ways.shopper.receiptNumber();
  await expect(page.getByRole('main').getByText('8 Norfolk Street, Fremantle WA 6160').first()).toBeVisible();
  await expect(page.getByText('6160, AU')).toHaveCount(0);
  const placed = calls.findLast(({ name }) => name === 'SubmitOrder')?.form;
  expect(placed?.get('delivery_address_str')).toContain('8 Norfolk Street');
});
