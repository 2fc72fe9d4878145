import type { Page } from '@playwright/test';
import { answersTo, expectExchange } from '../altered.ts';
import { refusal, typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { expectLaidOut } from '../looks.ts';
import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { addProduct, cell, dock, expectWithinWindow, save, title } from '../standing.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const ANSWERED = ['customer', 'merchant', 'standing_order', 'stores'];
/** What a call says beside what every call says. */
const sentIn = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].filter(([name, value]) => /^(store_id|submit_key|standing_)/.test(name) && value !== ''),
  );

const chooseWay = (page: Page, name: RegExp) => tick(page.getByRole('radio', { name }));

test('a member has chips again each week: chosen, counted with one thumb, saved, paused and changed [ORD-200 ACC-004 ACC-116 ACC-117 ACC-118 ACC-120 ACC-170 ACC-172 ACC-174 ACC-175 ACC-181 ACC-185 ACC-270 ACC-290 ACC-291 ACC-337 ACC-352]', async ({
  page,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'standing@example.com');
  const calls = answersTo(page);
  await page.goto(`${servery.url}/account/orders`);
  await page.getByRole('link', { name: 'Create Standing/Recurring Order' }).click();
  await expect(page).toHaveURL(/\/account\/standingorder$/);
  await expect(title(page, 'New standing order')).toBeVisible();
  expectExchange(await calls.of('StandingOrders.load'), '', 'customer merchant standing_order stores');
  // Each way has its own rules.
  await expect(page.getByRole('radio', { name: /Pickup.*10% off/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Delivery.*5% off/ })).toBeVisible();
  await expect(page.getByLabel('Pickup time').first()).toBeVisible();
  await chooseWay(page, /Delivery/);
  await expect(page.getByLabel('Pickup time')).toHaveCount(0);
  await expect(page.getByText('Delivery address').first()).toBeVisible();
  await chooseWay(page, /Pickup/);
  await page.locator('input[type=time]').fill('07:40');
  await page.getByRole('button', { name: '5 minutes later' }).click();
  await expect(page.locator('input[type=time]')).toHaveValue('07:45');
  await page.getByRole('button', { name: '5 minutes earlier' }).click();
  await expect(page.locator('input[type=time]')).toHaveValue('07:40');
  await expectWithinWindow(page);

  const before = calls.all.length;
  await addProduct(page, 'Rosemary Chips');
  await cell(page, 'Tuesday', 1).click();
  await dock(page)
    .getByRole('button', { name: /^Add one/ })
    .click();
  await expect(cell(page, 'Tuesday', 2)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Same Mon to Fri' }).click();
  await expect(cell(page, 'Friday', 2)).toBeVisible();
  await expect(cell(page, 'Saturday', 0)).toBeVisible();
  // Nothing was told to any cart, nor to the standing order before it is saved.
  expect(calls.all.slice(before).map(({ name }) => name)).toEqual(['MenuItemDetails']);
  // Five days of two at $8.00, with 10 % off.
  await expect(dock(page)).toContainText('$72.00');
  await expectAccessible(page);
  await save(page).click();
  await expect(shopper.said('Standing Order Saved (Active)')).toBeVisible();
  const saved = await calls.of('StandingOrders.save');
  expect(sentIn(saved.form)).toEqual({
    store_id: '1',
    submit_key: expect.stringMatching(/^[\da-f-]{36}$/),
    'standing_order_data[fulfilment_type]': 'pickup',
    'standing_order_data[fulfilment_time]': '07:40',
    'standing_order_data[payment_method]': 'advance',
    'standing_order_data[items][0][menu_item_id]': expect.stringMatching(/^\d+$/),
    'standing_order_data[items][0][qty_mon]': '2',
    'standing_order_data[items][0][qty_tue]': '2',
    'standing_order_data[items][0][qty_wed]': '2',
    'standing_order_data[items][0][qty_thu]': '2',
    'standing_order_data[items][0][qty_fri]': '2',
    'standing_order_data[items][0][qty_sat]': '0',
    'standing_order_data[items][0][qty_sun]': '0',
  });
  expect(Object.keys(saved.answer.Response).toSorted()).toEqual(ANSWERED);
  await expect(page).toHaveURL(/\/account\/standingorder\/\d+$/);
  await expect(title(page, 'Standing order')).toBeVisible();

  // Saved, it keeps its store and its way.
  await expect(page.getByRole('radio', { name: /Delivery/ })).toHaveCount(0);
  await expect(page.getByLabel('Store')).toHaveCount(0);
  await expect(page.getByText('Store and fulfilment stay as they are.')).toBeVisible();
  // Nothing can pay for it yet, and it says so while there is time.
  const next = page.getByRole('region', { name: 'Next order' });
  await expect(next).toContainText('Your balance is $0.00, and no card is saved.');
  await expect(next).toContainText('Change it until');
  await expectAccessible(page);
  await expectLaidOut(page);

  const active = page.getByRole('switch');
  await active.click();
  await expect(shopper.said('Standing Order Saved (Paused)')).toBeVisible();
  const switched = await calls.of('StandingOrders.status');
  expect(sentIn(switched.form)).toEqual({
    store_id: '1',
    standing_order_id: expect.stringMatching(/^\d+$/),
    'standing_order_data[status]': '0',
  });
  expect(Object.keys(switched.answer.Response).toSorted()).toEqual(ANSWERED);
  await expect(next).toHaveCount(0);
  await page.goto(`${servery.url}/account/orders`);
  const row = page.getByRole('list', { name: 'Coming up' }).getByRole('listitem');
  await expect(row).toContainText('Paused');
  await expect(row).toContainText(/Mon to Fri, 7:40\sam/);
  await expect(row).toContainText('$72.00/week');
  await expectAccessible(page);
  await expectLaidOut(page);
  const history = await calls.of('OrderHistory');
  expect(Object.keys(history.answer.Response)).toEqual(expect.arrayContaining(['orders', 'standing_orders']));
  await row.getByRole('link').click();
  await expect(title(page, 'Standing order')).toBeVisible();
  const loaded = await calls.of('StandingOrders.load');
  expect(sentIn(loaded.form)).toEqual({ standing_order_id: expect.stringMatching(/^\d+$/) });
  expect(Object.keys(loaded.answer.Response).toSorted()).toEqual(ANSWERED);
  await page.getByRole('switch').click();
  await expect(shopper.said('Standing Order Saved (Active)')).toBeVisible();
  await page.goto(`${servery.url}/account/standingorders`);
  await expect(page.getByRole('list', { name: 'Coming up' }).getByRole('listitem')).toContainText('Active');
});

test('a card that is taken off pauses it, and a new one has it go on [ACC-162]', async ({
  page,
  servery,
}) => {
  await newMember(page, servery, 'standing-card@example.com');
  await page.goto(`${servery.url}/account/addcard`);
  await typeCard(page);
  await page.getByRole('button', { name: /^Add Card/ }).click();
  await expect(page).toHaveURL(/managecard/);
  await page.goto(`${servery.url}/account/standingorder`);
  await page.locator('input[type=time]').fill('07:40');
  await addProduct(page, 'Rosemary Chips');
  await save(page).click();
  await expect(page.getByRole('region', { name: 'Next order' })).toContainText(/\$7\.2\d/);
  await expect(page.getByRole('region', { name: 'Paid in advance' })).toContainText('Visa ending in 1111');
  await page.goto(`${servery.url}/account/managecard`);
  await page
    .getByRole('button', { name: /Remove/ })
    .first()
    .click();
  const sure = page.getByRole('dialog');
  await expect(sure).toContainText('Your standing orders pause until you add a new card.');
  await sure.getByRole('button', { name: /Remove/ }).click();
  await expect(sure).toBeHidden();
  await page.goto(`${servery.url}/account/standingorders`);
  await page.getByRole('list', { name: 'Coming up' }).getByRole('link').click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.getByRole('link', { name: 'Add Card' }).click();
  await typeCard(page);
  await page.getByRole('button', { name: /^Add Card/ }).click();
  await expect(page).toHaveURL(/managecard/);
  await page.goto(`${servery.url}/account/standingorders`);
  await expect(page.getByRole('list', { name: 'Coming up' }).getByRole('listitem')).toContainText('Active');
});

test('it is delivered where the store delivers, in a slot that shows once the address is good [ACC-176 ACC-177 ACC-178 ACC-179 ACC-183 ACC-292]', async ({
  page,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'standing-delivery@example.com');
  const calls = answersTo(page);
  await page.goto(`${servery.url}/account/standingorder`);
  await chooseWay(page, /Delivery/);
  const slots = page.getByRole('group', { name: 'Delivery slot' });
  await expect(slots).toHaveCount(0);
  const search = page.getByRole('combobox', { name: 'Delivery address' });
  const find = async (typed: string, wanted: RegExp) => {
    await search.fill('');
    await search.pressSequentially(typed);
    await page.getByRole('option', { name: wanted }).click();
  };
  await addProduct(page, 'Rosemary Chips');
  await save(page).click();
  await expect(shopper.said('Enter your delivery address')).toBeVisible();
  const byHand = async (words: string) => {
    await expect(shopper.said(words)).toBeVisible();
    await expect(page.getByLabel('Postcode')).toBeVisible();
    await expect(search).toHaveCount(0);
    await page.getByRole('button', { name: 'Search for your address instead' }).click();
  };
  await find('marine parade, c', /^Marine Parade/);
  await byHand('Error confirming street address, please enter it manually');
  await find('5 thomson', /^5 Thomson Bay/);
  await byHand('Error confirming address, please enter it manually');
  let dead = true;
  await cutOff(page, 'AddressSearch.suggest', () => (dead ? undefined : null));
  await search.fill('');
  await search.pressSequentially('8 norf');
  await byHand('Error searching for address. Please enter your delivery address manually.');
  dead = false;
  await find('8 norfolk', /8 Norfolk Street/);
  await expect(slots).toBeVisible();
  const heard = await calls.of('DeliveryAddress.validate');
  expect(heard.form.get('delivery_address1') ?? heard.form.get('delivery_address')).toContain('Norfolk');
  await expect(page.getByRole('group', { name: /stop/i })).toHaveCount(0);
  expect(calls.all.some(({ name }) => name === 'DeliveryStops')).toBe(false);
  await save(page).click();
  await expect(shopper.said('Choose a delivery slot')).toBeVisible();
  const tries = calls.all.filter(({ name }) => name === 'StandingOrders.save');
  expect(tries.map(({ answer }) => answer.ResponseCode)).not.toContain('SUCCESS');
  await tick(slots.getByRole('radio').first());
  await expect(dock(page)).toContainText('$');
  await save(page).click();
  await expect(page).toHaveURL(/\/account\/standingorder\/\d+$/);
});

test('what is refused is said and nothing is lost; who leaves with changes is asked [ACC-182]', async ({
  page,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'standing-refused@example.com');
  await page.goto(`${servery.url}/account/standingorder`);
  await save(page).click();
  await expect(shopper.said('Choose how many you want on at least one day')).toBeVisible();
  await addProduct(page, 'Rosemary Chips');
  await page.route('**/api', async (route) => {
    const isSave = route.request().postData()?.includes('sub_action=save');
    return isSave ? route.fulfill({ json: refusal('The kitchen is on fire') }) : route.fallback();
  });
  await save(page).click();
  await expect(shopper.said('The kitchen is on fire')).toBeVisible();
  await expect(cell(page, 'Monday', 1)).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  const ask = page.getByRole('dialog', { name: 'You changed this standing order' });
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(cell(page, 'Monday', 1)).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await ask.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(title(page, 'Orders')).toBeVisible();
});

test('a product is taken off, and put back by Undo', async ({ page, servery }) => {
  await newMember(page, servery, 'standing-undo@example.com');
  await page.goto(`${servery.url}/account/standingorder`);
  await addProduct(page, 'Rosemary Chips');
  await page.getByRole('button', { name: 'Options of Rosemary Chips' }).click();
  await page.getByRole('button', { name: 'Take off' }).click();
  await expect(cell(page, 'Monday', 1)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Monday', 1)).toBeVisible();
});

test('where no store takes them it says so [ACC-171]', async ({ page, servery }) => {
  await newMember(page, servery, 'standing-none@example.com');
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('RequestAction=StandingOrders')) return route.fallback();
    const answer = (await (await route.fetch()).json()) as { Response: object };
    const { merchant: _none, ...rest } = answer.Response as { merchant?: unknown };
    return route.fulfill({ json: { ...answer, Response: { ...rest, stores: [] } } });
  });
  await page.goto(`${servery.url}/account/standingorder`);
  await expect(page.getByText('No stores enabled or insufficent permissions.')).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the week is typed as a table, with what it comes to beside it [ACC-180]', async ({
    page,
    servery,
  }) => {
    await newMember(page, servery, 'standing-desk@example.com');
    await page.goto(`${servery.url}/account/standingorder`);
    await page.locator('input[type=time]').fill('12:00');
    await addProduct(page, 'Rosemary Chips');
    const monday = page.getByRole('textbox', { name: 'Rosemary Chips, Monday' });
    await monday.fill('12345');
    await expect(monday).toHaveValue('123');
    await monday.fill('999');
    await expect(monday).toHaveValue('999');
    await monday.fill('-7');
    await expect(monday).toHaveValue('7');
    await monday.fill('');
    await expect(monday).toHaveValue('0');
    await monday.fill('3');
    const ticket = page.getByRole('complementary', { name: 'Every week' });
    await expect(ticket).toContainText('Monday$21.60');
    await expect(ticket).toContainText('Standing order, 10% off');
    await expectAccessible(page);
    await ticket.getByRole('button', { name: 'Save standing order' }).click();
    await expect(page).toHaveURL(/\/account\/standingorder\/\d+$/);
    await expectAccessible(page);
  });
});
