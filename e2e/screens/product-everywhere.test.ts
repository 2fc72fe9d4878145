import { alterAnswer, listen } from '../altered.ts';
import { AtDevice } from '../at-device.ts';
import { refusal } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { untilGivenUp } from '../patience.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';
import { venueEverywhere } from '../venue.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 } });

const choice = (id: number, desc: string, price_offset: string, is_default = 0) => ({
  id,
  desc,
  price_offset,
  is_default,
  is_available: 1,
});
const SIZE = {
  id: 91,
  name: 'Size',
  multiselect: 0,
  mandatory: 1,
  max_select: 0,
  options: [choice(910, 'Large', '1.50'), choice(911, 'Small', '-0.50')],
};
const EXTRAS = {
  id: 92,
  name: 'Extras',
  multiselect: 1,
  mandatory: 0,
  max_select: 1,
  options: [choice(920, 'Egg', '2.00', 1), choice(921, 'Kale', '0.00', 1)],
};
const BURGER = 'Banksia Beef Burger';
const OUT = [
  ['Smacked Cucumber', 'Gone', 'Until noon', 'Until noon'],
  ['Rosemary Chips', 'Lost', '', 'Product unavailable'],
] as const;

test('a product is opened with its options, its rules are said, and it is added once [ORD-184 ORD-189 ORD-190 ORD-192 ORD-193 ORD-194 ORD-195 ORD-196 ORD-197 ORD-199 ORD-201]', async ({
  page,
  servery,
  variant,
}) => {
  let own = true;
  await alterAnswer(page, 'MenuItemDetails', (answer) => {
    if (own) Object.assign(answer.Response, { min_qty: 0, max_qty: 0, options: [SIZE, EXTRAS] });
    return answer;
  });
  const device = new AtDevice(page, servery, variant);
  await device.arrive();
  await device.dish(BURGER).click();
  const product = device.product(BURGER);
  const add = product.getByRole('button', { name: /Add to Cart/ });
  await expect(product.getByText('+$1.50')).toBeVisible();
  await expect(product.getByText('−$0.50').or(product.getByText('-$0.50'))).toBeVisible();
  await expect(product.getByText('$0.00')).toHaveCount(0);
  await add.click();
  const toast = page.locator('[data-kind="bad"]').filter({ hasText: 'Size is required' });
  await expect(toast).toContainText('Choose up to 1 options for Extras');
  const less = product.getByRole('button', { name: /^Remove one/ });
  const more = product.getByRole('button', { name: /^Add one/ });
  await expect(product.locator('output').filter({ hasText: /^1$/ })).toBeVisible();
  await expect(less).toBeDisabled();
  for (let count = 1; count < 99; count += 1) await more.click();
  await expect(more).toBeDisabled();

  own = false;
  await page.goto(device.url('/'));
  await device.begin();
  await device.dish(BURGER).click();
  const calls = listen(page);
  const adds = () => calls.filter(({ name }) => name === 'ManageCart.add_to_order').length;
  const held = Promise.withResolvers<void>();
  let dead = true;
  await page.route('**/api', async (route) => {
    if (!(route.request().postData() ?? '').includes('sub_action=add_to_order')) return route.fallback();
    if (dead) return route.abort();
    await held.promise;
    await route.fallback();
  });
  await add.click();
  await expect(device.said(/is required/)).toBeVisible();
  expect(adds()).toBe(0);
  await tick(product.getByRole('radio', { name: /Medium/ }).first());
  await add.click();
  await expect(device.said('Error, please try again')).toBeVisible();
  await expect(product).toBeVisible();
  dead = false;
  const before = adds();
  await add.evaluate((button) => {
    for (let taps = 0; taps < 3; taps += 1) (button as HTMLButtonElement).click();
  });
  await expect.poll(adds).toBe(before + 1);
  await add.evaluate((button) => (button as HTMLButtonElement).click());
  held.resolve();
  await expect(product).toBeHidden();
  expect(adds()).toBe(before + 1);
  await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible();
});

test('what cannot be had, loaded, found or drawn says so [ORD-185 ORD-186 ORD-187 ORD-188]', async ({
  page,
  servery,
  variant,
}) => {
  let details: 'dead' | 'unknown' | 'broken' | 'good' = 'dead';
  await venueEverywhere(page, (merchant) => {
    const { items: shelves } = merchant['menu'] as { items: { items: { name: string }[] }[] };
    const all = shelves.flatMap(({ items }) => items);
    const gone = (text: string) => ({ limits: { sold_out: { text, until: 0 }, dayparts: [] } });
    for (const [was, name, text] of OUT)
      Object.assign(all.find((item) => item.name === was) ?? {}, { name, ...gone(text) });
  });
  await alterAnswer(page, 'MenuItemDetails', (answer) => {
    if (details === 'dead') return undefined;
    if (details === 'unknown') return refusal('No such product', 'no_product') as unknown as typeof answer;
    if (details === 'broken') Object.assign(answer.Response, { options: null });
    return answer;
  });
  await page.clock.install();
  const device = new AtDevice(page, servery, variant);
  await device.signIn();
  if (device.isKiosk) await page.getByRole('button', { name: /Take away/ }).click();
  for (const [, name, , words] of OUT) {
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card).toContainText(words);
    if (device.isKiosk) await expect(card.getByRole('button')).toHaveCount(0);
    else {
      await card.getByRole('button').click({ force: true });
      await expect(device.said(words)).toBeVisible();
    }
  }
  await device.dish(BURGER).click();
  const product = device.product(BURGER);
  const again = product.getByRole('button', { name: 'Try again' });
  await untilGivenUp(page, product.getByText(/^Error ME2, please try again\. If the problem continues/));
  details = 'unknown';
  await again.click();
  await expect(product.getByText(/^Error ME3, please try again\. If the problem continues/)).toBeVisible();
  details = 'broken';
  await again.click();
  await expect(product.getByText('Error displaying modifiers, try again')).toBeVisible();
  details = 'good';
  await again.click();
  await expect(product.getByRole('button', { name: /Add to Cart/ })).toBeVisible();
});
