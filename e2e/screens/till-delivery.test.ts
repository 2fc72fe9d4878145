import { answersTo } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';
import { heldBy } from '../held.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { typeOf, venueEverywhere } from '../venue.ts';

test.use({ on: ['pos'], viewport: { width: 1366, height: 1024 } });

test('a delivery is an estimate until its address, typed part by part, is confirmed; then come the slots [ORD-087 ORD-136 ORD-204 ORD-205 ORD-212 ORD-215 ORD-223 ORD-224 ORD-225 ORD-232 ORD-244 ORD-298 ORD-300 ORD-304 CHK-091]', async ({
  page,
  servery,
}) => {
  await venueEverywhere(page, (merchant) => {
    Object.assign(typeOf(merchant, 'deliver'), {
      desc: 'To your door.',
      available_text_deliver: 'Every day until eight.',
    });
  });
  const calls = answersTo(page);
  const ways = new Ways(new Shopper(page, servery), 'pos');
  const { popup, steps } = ways;
  await ways.arrive();
  await page.getByRole('tab', { name: 'Burgers' }).click();
  const ticket = page.getByRole('complementary', { name: 'Ticket' });
  await page
    .getByRole('list', { name: 'Products' })
    .getByRole('button', { name: /Rosemary Chips/ })
    .click();
  await expect(ticket.getByText('Delivery fee')).toHaveCount(0);
  await ways.open();
  await ways.choose(/^Delivery/);
  await expect(popup).toContainText(
    /To your door\.Every day until eight\.[^]*Specify your delivery address to see available delivery slots/,
  );
  await ways.set();
  await expect(popup).toBeHidden();
  const set = await calls.of('ManageCart.update_checkout');
  expect(set.answer.Response).toMatchObject({ affects_cart_total: 1, order: { fulfilment_type: 'deliver' } });
  await expect(ticket.getByText('(estimate*)')).toBeVisible();
  await expect(
    ticket.getByText('* Estimate, final fee is calculated from your delivery address.'),
  ).toBeVisible();
  const proceed = steps.getByRole('button', { name: 'Proceed to Cart' });
  await expect(proceed).toBeDisabled();
  await expect(
    steps.getByText('Specify your delivery address to see available delivery slots'),
  ).toBeVisible();

  const type = (label: string, text: string) => steps.getByLabel(label).fill(text);
  await type('Street address', '5 High Street');
  await type('Suburb', 'Fremantle');
  await type('State', 'wa');
  await expect(steps.getByLabel('State')).toHaveValue('WA');
  await type('Postcode', '6999');
  const confirm = steps.getByRole('button', { name: 'Confirm address' });
  let dead = true;
  await cutOff(page, 'DeliveryAddress.validate', () => (dead ? undefined : null));
  await confirm.click();
  await expect(ways.shopper.said('Error, please try again')).toBeVisible();
  dead = false;
  await confirm.click();
  await expect(ways.shopper.said('We don’t deliver to that postcode')).toBeVisible();
  expect((await heldBy(page)).address).toMatchObject({
    delivery_validated: false,
    delivery_postcode_id: 0,
    delivery_state: 'WA',
  });
  await type('Postcode', '6160');
  await confirm.click();
  await expect(steps.getByText('5 High Street, Fremantle WA 6160')).toBeVisible();
  const { address } = await heldBy(page);
  expect(address['delivery_postcode_id']).toBeGreaterThan(0);
  expect(address['delivery_validated']).toBe(true);
  await tick(steps.getByRole('radio', { name: 'Tomorrow' }));
  await expect(steps.getByRole('group', { name: 'Delivery slot' }).locator('input:checked')).toHaveCount(1);

  await proceed.click();
  await expect(steps).toBeHidden();
  await expect(ticket.getByText('Delivery fee')).toBeVisible();
  await expect(ticket.getByText('(estimate*)')).toHaveCount(0);
  const told = await calls.of('ManageCart.update_checkout');
  expect(Object.fromEntries(told.form)).toMatchObject({
    store_id: '1',
    menu_id: '1',
    'checkout_options[delivery_address]': '5 High Street, Fremantle, WA, 6160, AU',
    'checkout_options[delivery_slot_id]': expect.stringMatching(/^[1-9]\d*$/),
  });
  expect(told.answer.Response).toMatchObject({
    affects_cart_total: expect.any(Number),
    additional_data: { delivery_address: { postcode_id: expect.any(Number) }, delivery_mins: 25 },
  });
  await page.keyboard.press('F9');
  const loaded = await calls.of('ManageCart.load_checkout');
  expect(Object.fromEntries(loaded.form)).toMatchObject({
    store_id: '1',
    menu_id: '1',
    menu_sub_type: 'deliver',
    component: 'Checkout',
    'checkout_options[fulfilment_type]': 'deliver',
    'checkout_options[fulfilment_asap]': '0',
    'checkout_options[fulfilment_date]': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'checkout_options[delivery_address]': '5 High Street, Fremantle, WA, 6160, AU',
    'checkout_options[delivery_address_str]': '5 High Street, Fremantle, WA, 6160, AU',
  });
  for (const part of ['order', 'menu', 'merchant', 'customer'])
    expect(loaded.answer.Response).toHaveProperty(part);
  const summary = ticket.locator('dl', { has: page.getByText('Slot', { exact: true }) });
  await expect(summary).toHaveText(/^To5 High Street, Fremantle WA 6160Slot\d.*[ap]m$/);
  await ticket.getByRole('button', { name: 'Change Delivery Address or Slot' }).click();
  await expect(steps.getByText('5 High Street, Fremantle WA 6160')).toBeVisible();
});
