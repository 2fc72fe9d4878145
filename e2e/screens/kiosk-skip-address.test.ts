import type { Locator, Page } from '@playwright/test';
import { alterAnswer, answersTo, expectExchange, listen } from '../altered.ts';
import { alterVenue } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { heldBy } from '../held.ts';
import { key, KioskGuest, touch } from '../kiosk.ts';
import { expectLaidOut } from '../looks.ts';
import { Pinpad, readyWithPinpad } from '../pinpad.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { tick } from '../tick.ts';
import { typeOf, type Venue } from '../venue.ts';

test.use({ terminals: true, viewport: { width: 1080, height: 1920 }, hasTouch: true });

const chips = (page: Page) => page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' });
const TRY_AGAIN = 'Error, please try again';
const PARTS = ['address1', 'address2', 'city', 'state', 'postcode', 'country'];
const NO_PARTS = Object.fromEntries(PARTS.map((part) => [`delivery_${part}`, '']));
const UNKNOWN = { delivery_validated: false, delivery_postcode_id: 0 };
const ADDRESS = 'checkout_options[delivery_address]';
const TYPED = '5 High Street, Fremantle, WA, 6160, AU';
const LOADED = {
  store_id: '1',
  menu_id: '1',
  menu_sub_type: 'deliver',
  component: 'Checkout',
  'checkout_options[fulfilment_type]': 'deliver',
  'checkout_options[fulfilment_asap]': '0',
  'checkout_options[fulfilment_date]': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  'checkout_options[delivery_address_str]': TYPED,
};

async function toDelivery(page: Page, servery: Servery): Promise<Locator> {
  await alterVenue(page, (merchant) => {
    if ('fulfilment' in merchant)
      typeOf(merchant as unknown as Venue, 'deliver')['desc'] = 'To your door.{delivery_mins}';
  });
  await readyWithPinpad(page, new Pinpad(servery, 'kiosk-1'), 'kiosk');
  await page.getByRole('button', { name: 'More ways to order' }).click();
  await expect(page.getByText('To your door.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Delivery/ }).click();
  return page.getByRole('dialog', { name: 'Delivery' });
}

async function typeAddress(page: Page, sheet: Locator): Promise<void> {
  const parts = [
    ['Street address', '5 high street'],
    ['Suburb', 'fremantle'],
  ] as const;
  for (const [label, text] of parts) {
    await sheet.getByRole('button', { name: label, exact: true }).click();
    await touch(page, text);
  }
  await sheet.getByRole('button', { name: 'State', exact: true }).click();
  await key(page, 'Clear').click();
  await touch(page, 'wa');
  await sheet.getByRole('button', { name: 'Postcode', exact: true }).click();
}

test('the address may be skipped for the menu, and is asked for again in the cart, with its slot [ORD-019 ORD-087 ORD-112 ORD-115 ORD-151 ORD-152 ORD-165 ORD-203 ORD-204 ORD-205 ORD-207 ORD-212 ORD-215 ORD-223 ORD-224 ORD-225 ORD-232 ORD-244 ORD-299 ORD-300 ORD-304 ORD-307 ORD-310 CHK-036 CHK-089 CHK-090 CHK-091 CHK-168 ACC-236 ACC-248 ACC-252 ACC-292]', async ({
  page,
  servery,
}) => {
  const calls = answersTo(page);
  const sent = listen(page);
  const first = await toDelivery(page, servery);
  await expect(chips(page)).toHaveCount(0);
  await expectLaidOut(page);
  await first.getByRole('button', { name: 'Skip Address' }).click();
  await chips(page).click();
  const guest = new KioskGuest(page);
  await guest.viewCart.click();
  const sheet = page.getByRole('dialog', { name: 'Delivery' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Skip Address' })).toHaveCount(0);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('(estimate*)')).toBeVisible();
  await expect(
    page.getByText('* Estimate, final fee is calculated from your delivery address.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  await expect(sheet).toBeVisible();

  let dead = true;
  await cutOff(page, 'DeliveryAddress.validate', () => (dead ? undefined : null));
  await typeAddress(page, sheet);
  await touch(page, '6999');
  const check = sheet.getByRole('button', { name: 'Check address' });
  await check.click();
  await expect(sheet.getByRole('alert')).toHaveText(TRY_AGAIN);
  dead = false;
  await check.click();
  await expect(sheet.getByRole('alert')).toHaveText('We don’t deliver to that postcode');
  expectExchange(
    await calls.of('DeliveryAddress.validate'),
    `component delivery_address ${PARTS.filter((part) => part !== 'address2')
      .map((part) => `delivery_${part}`)
      .join(' ')} menu_id store_id`,
    'delivery result',
  );
  expect((await heldBy(page)).address).toMatchObject({ ...UNKNOWN, delivery_state: 'WA' });
  // Nothing is looked up, offered or filled in while somebody types.
  expect(sent.filter(({ name }) => name.startsWith('AddressSearch'))).toEqual([]);
  await expect(sheet.getByRole('option')).toHaveCount(0);
  await expect(sheet.locator('input, textarea, select')).toHaveCount(0);
  await key(page, 'Clear').click();
  await touch(page, '6160');
  await check.click();
  await expect(sheet.getByText('5 High Street, Fremantle WA 6160')).toBeVisible();
  expect((await heldBy(page)).address['delivery_postcode_id']).toBeGreaterThan(0);
  await sheet.getByRole('button', { name: 'Change address' }).click();
  expect((await heldBy(page)).address).toMatchObject({ ...UNKNOWN, ...NO_PARTS });
  await typeAddress(page, sheet);
  await touch(page, '6160');
  await check.click();
  let none = true;
  await alterAnswer(page, 'DeliverySlots', (answer) => {
    if (none) answer.Response['slots_on_date'] = [];
    return answer;
  });
  await sheet.getByRole('button', { name: 'Next' }).click();
  const proceed = sheet.getByRole('button', { name: 'Proceed to Cart' });
  await expect(sheet.getByText('No delivery slots available for the chosen date')).toBeVisible();
  await expect(proceed).toBeDisabled();
  none = false;
  await tick(sheet.getByRole('radio', { name: 'Tomorrow' }));
  await expect(sheet.getByRole('group', { name: 'Delivery slot' }).locator('input:checked')).toHaveCount(1);
  expectExchange(
    await calls.of('DeliverySlots'),
    'component fulfilment_date menu_id postcode_id store_id',
    'fulfilment_date slots_calendar slots_invalid_days slots_on_date',
  );
  await expectLaidOut(page);
  await proceed.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('(estimate*)')).toHaveCount(0);
  const told = await calls.of('ManageCart.update_checkout');
  expect(told.form.get(ADDRESS)).toBe(TYPED);
  const summary = page.locator('dl', { has: page.getByText('Slot', { exact: true }) });
  await expect(summary).toHaveText(/^To5 High Street, Fremantle WA 6160Slot\d.*[ap]m$/);
  await page.getByRole('button', { name: 'Change Delivery Address or Slot' }).click();
  await expect(sheet.getByText('5 High Street, Fremantle WA 6160')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  const loaded = await calls.of('ManageCart.load_checkout');
  expect(Object.fromEntries(loaded.form)).toMatchObject({ ...LOADED, [ADDRESS]: TYPED });
  for (const part of ['order', 'menu', 'merchant', 'customer'])
    expect(loaded.answer.Response).toHaveProperty(part);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const onward = page.getByRole('button', { name: /Proceed to Checkout/ });
  await expect(onward).toContainText('$13.00');
  await page.getByRole('button', { name: /Delivery · .+Change/ }).click();
  await page.getByRole('button', { name: 'More ways to order' }).click();
  await expect(
    page.getByText('To your door. Estimated delivery time is currently 25 minutes.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  // Whoever changed it in the cart is back there.
  await guest.takeAway.click();
  await expect(onward).toContainText('$8.00');
  const changed = await calls.of('ManageCart.update_checkout');
  expect(changed.answer.Response).toMatchObject({
    affects_cart_total: 1,
    order: { fulfilment_type: 'pickup' },
  });
});

test('an address that somebody typed and left is gone', async ({ page, servery }) => {
  const pinpad = new Pinpad(servery, 'kiosk-1');
  await readyWithPinpad(page, pinpad, 'kiosk');
  await page.getByRole('button', { name: 'More ways to order' }).click();
  await page.getByRole('button', { name: /^Delivery/ }).click();
  await touch(page, '5 high street');
  await expect(page.getByText('5 High Street')).toBeVisible();
  await page.getByRole('dialog', { name: 'Delivery' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Object.values(localStorage).join('\n'))).not.toMatch(/high street/i);
});
