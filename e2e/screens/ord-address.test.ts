import type { Page } from '@playwright/test';
import { alterAnswer, answersTo, expectExchange, listen } from '../altered.ts';
import { alterVenue, refusal, typeCard } from '../at-checkout.ts';
import { Cashier } from '../counter.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';
import { changeHeld, heldBy } from '../held.ts';
import { member } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { typeOf, type Venue } from '../venue.ts';

test.use({ on: ['web', 'app'] });

const PARTS = ['address1', 'address2', 'city', 'state', 'postcode', 'country'];
const NO_PARTS = Object.fromEntries(PARTS.map((part) => [`delivery_${part}`, '']));
const UNKNOWN = { delivery_validated: false, delivery_postcode_id: 0 };
const KNOWN = { delivery_validated: true, delivery_postcode_id: expect.any(Number) };
const NOT_THERE = 'We don’t deliver to that postcode';

const addressOf = async (page: Page) => (await heldBy(page)).address;
const proceedOf = (ways: Ways) => ways.steps.getByRole('button', { name: /^Proceed to/ });

async function typeByHand(ways: Ways, postcode: string): Promise<void> {
  const fields = ways.steps.getByRole('textbox');
  for (const [at, text] of ['5 High Street', 'Unit 3', 'Fremantle', 'WA', postcode].entries())
    await fields.nth(at).fill(text);
  await ways.steps.getByRole('button', { name: 'Confirm address' }).click();
}

/** What the venue says of a delivery has a place for its minutes. */
const sayMinutes = (page: Page): Promise<void> =>
  alterVenue(page, (merchant) => {
    if ('fulfilment' in merchant)
      typeOf(merchant as unknown as Venue, 'deliver')['desc'] = 'To your door.{delivery_mins}';
  });

/** The server is asked for an address by hand: one that nobody delivers to, and one that is whole. */
async function askByHand(ways: Ways): Promise<void> {
  const { page } = ways;
  const calls = answersTo(page);
  await typeByHand(ways, '6999');
  await expect(ways.shopper.said(NOT_THERE)).toBeVisible();
  const refused = await calls.of('DeliveryAddress.validate');
  expectExchange(
    refused,
    `component delivery_address ${PARTS.map((part) => `delivery_${part}`).join(' ')} menu_id store_id`,
    'delivery result',
  );
  expect(refused.answer.Response).toMatchObject({ result: { error: NOT_THERE } });
  expect(await addressOf(page)).toMatchObject({ ...UNKNOWN, delivery_address1: '5 High Street' });
  await expect(proceedOf(ways)).toBeDisabled();

  let postcodeId: number | undefined = 0;
  await alterAnswer(page, 'DeliveryAddress.validate', (answer) => {
    const { delivery } = answer.Response as { delivery: object };
    Object.assign(delivery, postcodeId === undefined ? {} : { delivery_postcode_id: postcodeId });
    return answer;
  });
  await typeByHand(ways, '6160');
  await expect.poll(() => calls.all.filter(({ name }) => name === refused.name).length).toBe(2);
  await expect(ways.steps.getByRole('button', { name: 'Confirm address' })).toBeEnabled();
  expect(await addressOf(page)).toMatchObject(UNKNOWN);
  postcodeId = undefined;
  await ways.steps.getByRole('button', { name: 'Confirm address' }).click();
  await expect(ways.steps.getByText('5 High Street, Unit 3, Fremantle WA 6160')).toBeVisible();
  expect(await addressOf(page)).toMatchObject({ ...KNOWN, delivery_postcode: '6160' });
  expect((await addressOf(page))['delivery_postcode_id']).toBeGreaterThan(0);
}

/** Changing it forgets all that was known of the last one, and the slots that were told for it. */
async function startAgain(ways: Ways): Promise<void> {
  await expect(ways.steps.getByRole('group', { name: 'Delivery slot' })).toBeVisible();
  await ways.steps.getByRole('button', { name: 'Change address' }).click();
  expect(await addressOf(ways.page)).toMatchObject({ ...UNKNOWN, ...NO_PARTS, delivery_address: '' });
  await expect(ways.steps.getByRole('group', { name: 'Delivery slot' })).toHaveCount(0);
  await expect(proceedOf(ways)).toBeDisabled();
}

/** An address counts with an id or a postcode, confirmed, in a zone: none of the three alone. */
async function expectAllThree(ways: Ways, again: () => Promise<void>): Promise<void> {
  const whole = {
    delivery_address: '5 High Street, Fremantle, WA, 6160, AU',
    delivery_address_id: 0,
    delivery_postcode: '6160',
    delivery_validated: true,
    delivery_postcode_id: 1,
  };
  for (const [part, counts] of [
    [{}, true],
    [{ delivery_postcode: '' }, false],
    [{ delivery_postcode: '', delivery_address_id: 4 }, true],
    [{ delivery_validated: false }, false],
    [{ delivery_postcode_id: 0 }, false],
  ] as const) {
    await changeHeld(ways.page, { address: { ...whole, ...part }, fulfilment: { slotId: 0 } });
    await again();
    await expect(ways.steps).toBeVisible();
    const change = ways.steps.getByRole('button', { name: 'Change address' });
    await expect(change, JSON.stringify(part)).toHaveCount(counts ? 1 : 0);
    if (!counts) await expect(proceedOf(ways), JSON.stringify(part)).toBeDisabled();
  }
}

const told = (calls: ReturnType<typeof listen>) =>
  calls
    .findLast(({ name, form }) => name === 'ManageCart.update_checkout' && form.has(ADDRESS))
    ?.form.get(ADDRESS);
const ADDRESS = 'checkout_options[delivery_address]';
const MINUTES = 'To your door. Estimated delivery time is currently 25 minutes.';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an address counts once the server has confirmed it, is told in one line, and is forgotten for the next [ORD-115 ORD-203 ORD-207 ORD-299 ORD-310 CHK-089 CHK-090 ACC-248]', async ({
    page,
    servery,
  }) => {
    await sayMinutes(page);
    const calls = listen(page);
    const ways = new Ways(new Shopper(page, servery));
    await ways.shopper.openMenu();
    await ways.open();
    await ways.choose(/^Delivery/);
    await expect(ways.popup.getByText('To your door.', { exact: true })).toBeVisible();
    await ways.set();
    await ways.steps.getByRole('button', { name: 'Enter address manually instead' }).click();
    await askByHand(ways);
    await startAgain(ways);
    await typeByHand(ways, '6999');
    await expect(ways.shopper.said(NOT_THERE)).toBeVisible();
    await ways.steps.getByRole('button', { name: 'Search for your address instead' }).click();
    await ways.address.fill('8 nor');
    await expect.poll(() => addressOf(page)).toMatchObject({ ...NO_PARTS, delivery_address: '8 nor' });
    await ways.find('8 norfolk', '8 Norfolk Street');
    await expect(ways.steps.getByText('8 Norfolk Street, Fremantle WA 6160')).toBeVisible();
    expect(await addressOf(page)).toMatchObject({ ...KNOWN, delivery_address1: '8 Norfolk Street' });

    await startAgain(ways);
    await ways.steps.getByRole('button', { name: 'Enter address manually instead' }).click();
    await typeByHand(ways, '6160');
    await ways.pickLastDay(ways.steps);
    await proceedOf(ways).click();
    await expect(ways.steps).toBeHidden();
    expect(told(calls)).toBe('5 High Street, Unit 3, Fremantle, WA, 6160, AU');
    await ways.open();
    await expect(ways.popup.getByText(MINUTES)).toBeVisible();
    await expectAllThree(ways, () => ways.shopper.openMenu());
  });

  test('a saved address is known by its id, and is confirmed anew [ORD-202]', async ({ page, servery }) => {
    const ways = new Ways(await member(page, servery));
    await ways.shopper.openMenu();
    await ways.open();
    await ways.choose(/^Delivery/);
    await ways.set();
    await expect(ways.steps).toBeVisible();
    await chooseSaved(ways, () => ways.shopper.openMenu());
  });

  test('a card is billed to where the order goes, until another address is typed [ORD-206]', async ({
    page,
    servery,
  }) => {
    await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
      inPage: false,
    });
    const ways = new Ways(await member(page, servery, { chips: true }));
    await ways.shopper.openMenu();
    await ways.open();
    await ways.choose(/^Delivery/);
    await ways.set();
    await ways.find('8 norfolk', '8 Norfolk Street');
    await ways.pickLastDay(ways.steps);
    await proceedOf(ways).click();
    await expect(ways.steps).toBeHidden();
    await page.goto(`${servery.url}/checkout`);
    await tick(page.getByRole('radio', { name: /^Card/ }));
    await typeCard(page);
    const calls = listen(page);
    await cutOff(page, 'SubmitOrder', () => refusal('Not today'));
    const billedTo = async (line: string) => {
      await ways.shopper.placeOrder();
      await expect
        .poll(() => calls.findLast(({ name }) => name === 'SubmitOrder')?.form.get('billing_address1'))
        .toBe(line);
      await expect(ways.shopper.said('Not today')).toBeVisible();
    };
    await billedTo('8 Norfolk Street');
    await page.getByRole('button', { name: 'Enter address manually instead' }).click();
    const billing = page.getByRole('group', { name: 'Billing address' }).getByRole('textbox');
    await expect(billing.nth(0)).toHaveValue('8 Norfolk Street');
    await billing.nth(0).fill('1 Other Street');
    await billedTo('1 Other Street');
  });
});

/** What was held as confirmed is not what the saved address is. */
async function chooseSaved(ways: Ways, again: () => Promise<void>): Promise<void> {
  const { page } = ways;
  await changeHeld(page, {
    address: { delivery_address1: '5 High Street', delivery_validated: true, delivery_postcode_id: 0 },
    fulfilment: { slotId: 0 },
  });
  await cutOff(page, 'DeliveryAddress.validate', () => undefined);
  await again();
  await tick(ways.steps.getByRole('radio', { name: /8 Norfolk Street/ }));
  await expect(ways.shopper.said('Error, please try again')).toBeVisible();
  expect(await addressOf(page)).toMatchObject({
    ...UNKNOWN,
    ...NO_PARTS,
    delivery_address_id: expect.any(Number),
    delivery_address: expect.stringContaining('8 Norfolk Street'),
  });
  expect((await addressOf(page))['delivery_address_id']).toBeGreaterThan(0);
  await expect(proceedOf(ways)).toBeDisabled();
}

test(
  'staff take down an address as customers tell one, with the fee marked as an estimate until then [ORD-115 ORD-202 ORD-203 ORD-207 ORD-299 ORD-307 ORD-310 CHK-089 CHK-090 CHK-168 ACC-248]',
  { on: ['pos'] },
  async ({ page, servery }) => {
    await page.setViewportSize({ width: 1366, height: 1024 });
    await sayMinutes(page);
    await alterAnswer(page, 'CustomerAccount', (answer) => {
      const saved = [{ id: 4, address: '8 Norfolk Street, Fremantle, WA, 6160, AU' }];
      if (answer.ResponseCode === 'SUCCESS')
        Object.assign(answer.Response['customer'] as object, { delivery_addresses: saved });
      return answer;
    });
    const calls = answersTo(page);
    const sent = listen(page);
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    const ways = new Ways(new Shopper(page, servery));
    const estimate = cashier.ticket.getByText('(estimate*)');
    await expect(estimate).toHaveCount(0);
    await cashier.ticket.getByRole('button', { name: 'Other' }).click();
    await ways.choose(/^Delivery/);
    await expect(ways.popup.getByText('To your door.', { exact: true })).toBeVisible();
    await ways.set();
    await expect(estimate).toHaveCount(1);
    await askByHand(ways);
    await startAgain(ways);
    await typeByHand(ways, '6160');
    await ways.pickLastDay(ways.steps);
    await expect(
      ways.steps.getByRole('group', { name: 'Delivery slot' }).locator('input:checked'),
    ).toHaveCount(1);
    expectExchange(
      await calls.of('DeliverySlots'),
      'component fulfilment_date menu_id postcode_id store_id',
      'fulfilment_date slots_calendar slots_invalid_days slots_on_date',
    );
    await expect(estimate).toHaveCount(1);
    await proceedOf(ways).click();
    await expect(ways.steps).toBeHidden();
    await expect(estimate).toHaveCount(0);
    expect(told(sent)).toBe('5 High Street, Unit 3, Fremantle, WA, 6160, AU');
    await cashier.ticket.getByRole('button', { name: 'Delivery' }).click();
    await expect(ways.popup.getByText(MINUTES)).toBeVisible();
    const again = async () => {
      await page.goto(`${servery.url}/pos/`);
      await expect(cashier.ticket).toContainText('Rosemary Chips');
      await page.keyboard.press('F9');
    };
    await expectAllThree(ways, again);
    await chooseSaved(ways, again);
  },
);
