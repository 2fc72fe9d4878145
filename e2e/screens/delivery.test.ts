import { alterAnswer, answersTo, expectExchange, listen } from '../altered.ts';
import { tick } from '../tick.ts';

import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { member } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const HOME = '8 Norfolk Street';

/** Of every day but the one that is half over. */
const FIRST_SLOT = /11:30\sam to 12:00\spm/;
const TRY_AGAIN = 'Error, please try again';
const failure = (code: string, message: string) => ({
  ResponseCode: 'ERROR',
  Response: [message, { code }] as unknown as Record<string, unknown>,
});

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

test('a guest says where it goes and when, before the menu is shown [ORD-112 ORD-131 ORD-136 ORD-137 ORD-151 ORD-204 ORD-216 ORD-307]', async ({
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
  await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
  const sent = calls.findLast(({ name }) => name === 'ManageCart.update_checkout')?.form;
  expect(Number(sent?.get('checkout_options[delivery_slot_id]'))).toBeGreaterThan(0);
  expect(sent?.get('checkout_options[delivery_address]')).toContain('8 Norfolk Street');
});

test('addresses near the store are suggested before those that are farther away [ORD-209 ACC-161]', async ({
  page,
  servery,
}) => {
  const ways = await toDelivery(new Shopper(page, servery));
  await ways.address.pressSequentially('36 street');
  // By the map it is Fremantle itself, then its south and its north; the list of addresses begins with its east.
  const suggested = page.getByRole('option').filter({ hasText: 'WA' });
  await expect(suggested).toHaveCount(5);
  await expect(suggested.nth(3)).toContainText('South Fremantle');
  await expect(suggested.nth(4)).toContainText('North Fremantle');
});

test('the address may be skipped for the menu; the cart asks for it again, and is shown once all is told [ORD-152 ORD-165 ORD-223 ORD-224 ORD-225 ORD-244 ORD-300 CHK-168 ACC-252]', async ({
  page,
  servery,
}) => {
  const ways = await toDelivery(new Shopper(page, servery));
  await expect(ways.steps.getByRole('button', { name: 'Proceed to Menu' })).toBeVisible();
  await ways.steps.getByRole('button', { name: 'Skip Address' }).click();
  await ways.shopper.addChips();
  await page.setViewportSize({ width: 1440, height: 900 });
  const ticket = page.getByRole('complementary', { name: 'Your order' });
  await expect(ticket.getByText('(estimate*)')).toBeVisible();
  await expect(
    ticket.getByText('* Estimate, final fee is calculated from your delivery address.'),
  ).toBeVisible();
  await page.goto(`${servery.url}/cart`);
  const proceed = ways.steps.getByRole('button', { name: 'Proceed to Cart' });
  await expect(proceed).toBeDisabled();
  await expect(ways.steps.getByRole('button', { name: 'Skip Address' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Products' })).toHaveCount(0);
  await expectAccessible(page);
  await ways.find('21 napoleon', '21 Napoleon Street');
  await expect(proceed).toBeEnabled();
  let affects: unknown;
  await alterAnswer(page, 'ManageCart.update_checkout', (answer) => {
    affects = answer.Response['affects_cart_total'];
    return answer;
  });
  await proceed.click();
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
  await expect(page.getByText('(estimate*)')).toHaveCount(0);
  await expect.poll(() => affects).toBe(1);
  await expect(page.getByRole('button', { name: /Proceed to Checkout.*\$17\.50/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('Rosemary Chips');
});

test('suggestions come after the third letter, and what the search cannot tell is entered by hand [ORD-205 ORD-208 ORD-210 ORD-211 CHK-077 CHK-078 CHK-083 CHK-084 CHK-085 ACC-326]', async ({
  page,
  servery,
}) => {
  const calls = listen(page);
  const ways = await toDelivery(new Shopper(page, servery));
  const searches = () => calls.filter(({ name }) => name === 'AddressSearch.suggest');
  await ways.address.pressSequentially('mar');
  await ways.address.pressSequentially('ine parade, c');
  await expect.poll(() => searches().length).toBeGreaterThan(0);
  for (const { form } of searches()) {
    expect((form.get('text') ?? '').length).toBeGreaterThan(3);
    expect([form.get('kind'), form.get('store_id')]).toEqual(['address', expect.stringMatching(/^\d+$/)]);
  }
  expect(new Set(searches().map(({ form }) => form.get('session'))).size).toBe(1);
  const found = () => page.getByRole('option').allTextContents();
  // Each is a street, and none of them abroad.
  await expect(page.getByRole('option', { name: /^Marine Parade/ }).first()).toBeVisible();
  for (const name of await found()) expect(name).toMatch(/^(\d|Marine Parade)/);
  for (const abroad of ['80 harbour lane', 'ponsonby']) {
    await ways.address.fill(abroad);
    await expect.poll(found).toEqual(['No address found. Enter it below.']);
  }
  await ways.address.fill('');
  await ways.address.pressSequentially('marine parade, c');
  await page.getByRole('option', { name: /^Marine Parade/ }).click();
  await expect(ways.shopper.said('Error confirming street address, please enter it manually')).toBeVisible();
  await expect(ways.steps.getByLabel('Suburb')).toHaveValue('Cottesloe');

  await ways.steps.getByRole('button', { name: 'Search for your address instead' }).click();
  await ways.find('5 thomson', '5 Thomson Bay');
  await expect(ways.shopper.said('Error confirming address, please enter it manually')).toBeVisible();
  await expect(ways.steps.getByLabel('Postcode')).toHaveValue('');
});

test('a search that fails says so and goes on by hand, with nothing lost [ORD-212 ORD-213 ORD-214 ORD-215 CHK-082 CHK-087 CHK-088 ACC-316 ACC-326]', async ({
  page,
  servery,
}) => {
  const ways = await toDelivery(new Shopper(page, servery));
  let off = true;
  await alterAnswer(page, 'AddressSearch.suggest', () =>
    off ? failure('address_search_off', 'Google maps not loaded, try again') : undefined,
  );
  await ways.address.pressSequentially('5 high');
  await expect(ways.shopper.said('Google maps not loaded, try again')).toBeVisible();
  await expect(ways.address).toHaveValue('5 high');
  off = false;
  await ways.address.pressSequentially(' st');
  await expect(
    ways.shopper.said('Error searching for address. Please enter your delivery address manually.'),
  ).toBeVisible();

  const type = async (label: string, text: string) => ways.steps.getByLabel(label).fill(text);
  await type('Street address', '5 High Street');
  await type('Suburb', 'Fremantle');
  await type('State', 'wa');
  await expect(ways.steps.getByLabel('State')).toHaveValue('WA');
  await type('Postcode', '6999');
  const confirm = ways.steps.getByRole('button', { name: 'Confirm address' });
  let dead = true;
  await alterAnswer(page, 'DeliveryAddress.validate', (answer) => (dead ? undefined : answer));
  await confirm.click();
  await expect(ways.shopper.said(TRY_AGAIN)).toBeVisible();
  await expect(ways.steps.getByLabel('Street address')).toHaveValue('5 High Street');
  dead = false;
  await confirm.click();
  await expect(ways.shopper.said('We don’t deliver to that postcode')).toBeVisible();
  await type('Postcode', '6160');
  await confirm.click();
  await expect(ways.steps.getByText('5 High Street, Fremantle WA 6160')).toBeVisible();
  await expect(ways.steps.getByRole('button', { name: 'Proceed to Menu' })).toBeEnabled();
});

test('an address that is found outside of the zones is refused, and nothing lies over why', async ({
  page,
  servery,
}) => {
  const ways = await toDelivery(new Shopper(page, servery));
  await ways.find('14 grand', '14 Grand Boulevard Joondalup WA 6027');
  const refused = ways.steps.getByText('We don’t deliver to that postcode');
  await expect(refused).toBeVisible();
  await expect(page.getByText('No address found. Enter it below.')).toHaveCount(0);
  await ways.address.fill('');
  await ways.address.pressSequentially('zzzz');
  await expect(page.getByText('No address found. Enter it below.')).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test('what is wrong with an address is said for 6 s [CHK-086]', async ({ page, servery }) => {
  await page.clock.install();
  const ways = await toDelivery(new Shopper(page, servery));
  await cutOff(page, 'AddressSearch.suggest', () => undefined);
  await ways.address.pressSequentially('5 high');
  const text = 'Error searching for address. Please enter your delivery address manually.';
  const said = page.getByRole('region', { name: 'Messages' }).getByText(text);
  await expect(said.last()).toBeVisible();
  // A message stays while the pointer rests on it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(said.last()).toBeVisible();
  await page.clock.runFor(1500);
  await expect(said).toHaveCount(0);
});

test('a member is named and takes an address of their own, with the keyboard alone [ORD-217]', async ({
  page,
  servery,
}) => {
  const ways = await toDelivery(await member(page, servery));
  await expect(ways.steps.getByText('Delivering to Sam Nguyen')).toBeVisible();
  const own = ways.steps.getByRole('radio', { name: /8 Norfolk Street/ });
  await own.focus();
  await page.keyboard.press('Space');
  await expect(ways.steps.getByText(/About 25\smin/)).toBeVisible();
  const proceed = ways.steps.getByRole('button', { name: 'Proceed to Menu' });
  await expect(proceed).toBeEnabled();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await proceed.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
});

test('days are coloured by how full they are, what is nearly full says so, and the popup offers the slots too [ORD-087 ORD-133]', async ({
  page,
  servery,
}) => {
  await alterAnswer(page, 'DeliverySlots', (answer) => {
    const { Response } = answer as { Response: Record<string, { date: string; colour: string }[]> };
    for (const [at, slot] of (Response['slots_on_date'] ?? []).entries())
      Object.assign(slot, { available: at === 0 ? 19 : 20 });
    const [, second, third] = Response['slots_calendar'] ?? [];
    if (second) second.colour = 'warn';
    if (third) {
      Response['slots_calendar'] = (Response['slots_calendar'] ?? []).filter((day) => day !== third);
      (Response['slots_invalid_days'] as unknown as string[]).push(third.date);
    }
    return answer;
  });
  const ways = await toDelivery(new Shopper(page, servery));
  await ways.find('8 norfolk', HOME);
  await expect(ways.steps.getByText('Almost full')).toHaveCount(1);
  await ways.steps.getByRole('button', { name: 'Calendar' }).click();
  const days = ways.steps.getByRole('grid').locator('[data-marked]');
  await expect(days.first()).toBeVisible();
  await expect(ways.steps.getByTitle('Almost full').first()).toBeVisible();
  await expect(ways.steps.getByRole('grid').locator('[data-unavailable]').first()).toBeVisible();
  await expectAccessible(page);
  await ways.open();
  await expect(ways.popup.getByText('To your door around Fremantle, in half-hour slots.')).toBeVisible();
  const offered = ways.popup.getByRole('group', { name: 'Delivery slot' });
  await expect(offered.getByRole('radio').first()).toBeVisible();
  await expect(offered.locator('input:checked')).toHaveCount(1);
});
