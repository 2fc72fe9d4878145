import { alterFacts, listen } from '../altered.ts';
import { AtDevice } from '../at-device.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { stepUntil } from '../patience.ts';
import { expect } from '../servery.ts';
import { staysFor, stopClock } from '../toasts.ts';
import { venueEverywhere } from '../venue.ts';

test.use({ on: ['kiosk', 'pos'], viewport: { width: 1366, height: 1024 } });

type Loose = Record<string, unknown>;
const MARKS = [
  ['is_gluten_free', 'GF', 'Gluten free'],
  ['is_egg_free', 'EF', 'Egg free'],
  ['is_dairy_free', 'DF', 'Dairy free'],
  ['is_lactose_free', 'LF', 'Lactose free'],
  ['is_vegetarian', 'V', 'Vegetarian'],
  ['is_vegan', 'VE', 'Vegan'],
  ['is_halal', 'Halal', 'Halal'],
] as const;
const dishesOf = (merchant: Loose): Loose[] =>
  (merchant['menu'] as { items: { items: Loose[] }[] }).items.flatMap(({ items }) => items);

test('what is loading is said for 3 s, a link that is looked at for 2 s, anything else for 2 to 6 s [ORD-317 ORD-318 ORD-319]', async ({
  page,
  servery,
  variant,
}) => {
  await page.clock.install();
  const device = new AtDevice(page, servery, variant);
  await device.arrive();
  await device.addChips();
  const never = new Promise<void>(() => undefined);
  await page.route('**/api', async (route) => {
    if ((route.request().postData() ?? '').includes('load_checkout')) await never;
    await route.fallback();
  });
  if (device.isKiosk) await device.toCart();
  const onward = page.getByRole('button', { name: device.isKiosk ? /Proceed to Checkout/ : /F9/ });
  await expect(onward).toBeEnabled();
  await stopClock(page);
  await onward.click();
  const said = (text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text).last();
  await stepUntil(page, said('Loading checkout...'));
  await staysFor(page, 'Loading checkout...', 3000);
  await page.clock.resume();

  await page.goto('about:blank');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(device.url('/menu/banksia-kitchen?table=b7&userid=7'));
  await stepUntil(page, said('Verifying link'));
  await staysFor(page, 'Verifying link', 2000);
  const other = said('This link is for another account.');
  await expect(other).toBeVisible();
  await page.clock.runFor(4000);
  await expect(other).toBeHidden();
});

test('the menu opens the ways to order, a product and its screen saver; each product can be added, or says why not [ORD-164 ORD-175]', async ({
  page,
  servery,
  variant,
}) => {
  await page.clock.install();
  await venueEverywhere(page, (merchant) => {
    const gone = dishesOf(merchant).find(({ name }) => name === 'Smacked Cucumber');
    Object.assign(gone ?? {}, { limits: { sold_out: { text: '', until: 0 }, dayparts: [] } });
  });
  // The last word on the page itself: the venue is asked for.
  await alterFacts(page, (facts) => {
    facts.first = {};
    facts.brand['screen_saver'] = { enabled: true, timeout_ms: 30_000 };
  });
  const device = new AtDevice(page, servery, variant);
  await device.arrive();
  const saver = page.getByRole('dialog', { name: 'Screen saver' });
  await page.clock.runFor(31_000);
  await expect(saver).toBeVisible();
  await saver.getByRole('button').click();
  await expect(saver).toBeHidden();
  const gone = page.getByRole('listitem').filter({ hasText: 'Smacked Cucumber' });
  await expect(gone).toContainText('Product unavailable');
  const calls = listen(page);
  if (device.isKiosk) await expect(gone.getByRole('button')).toHaveCount(0);
  else await gone.getByRole('button').click({ force: true });
  await device.addChips();
  const added = calls.filter(({ name }) => name === 'ManageCart.add_to_order');
  expect(added).toHaveLength(1);
  await device.dish('Banksia Beef Burger').click();
  const product = device.product('Banksia Beef Burger');
  await expect(product.getByRole('button', { name: /Add to Cart/ })).toBeVisible();
  const back = device.isKiosk ? 'Back to Menu' : 'Close';
  await product.getByRole('button', { name: back }).click();
  await expect(product).toBeHidden();
  if (device.isKiosk) {
    await page.getByRole('button', { name: /Change$/ }).click();
    await page.getByRole('button', { name: 'More ways to order' }).click();
    await expect(page.getByRole('dialog', { name: 'More ways to order' })).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Other', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Choose Fulfilment' })).toBeVisible();
  }
});

test('beside the categories the menu has its promos: one is taken with a tap, and another code is typed and saved [ORD-162 ORD-174]', async ({
  page,
  servery,
  variant,
}) => {
  const device = new AtDevice(page, servery, variant);
  await device.arrive();
  const category = device.isKiosk
    ? page.getByRole('navigation', { name: 'Menu categories' }).getByRole('link')
    : page.getByRole('tab');
  await expect(category.filter({ hasText: 'Burgers' })).toBeVisible();
  const enter = page.getByRole('button', { name: 'Enter voucher or promo code' });
  const open = () => (device.isKiosk ? page.getByRole('button', { name: 'Promos' }) : enter).click();
  await open();
  const card = page.getByRole('list', { name: 'Promotions' }).getByRole('listitem');
  const spring = card.filter({ hasText: '10% off this spring' });
  await expect(spring).toContainText('Ten per cent off everything on the menu.');
  await expect(card.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await spring.getByRole('button', { name: 'Use code SPRING10' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await device.addChips();
  await expect(device.said('Promo code SPRING10 applied')).toBeVisible();

  await open();
  await expect(spring.getByRole('button', { name: 'SPRING10, applied' })).toBeDisabled();
  if (device.isKiosk) await page.getByRole('button', { name: 'SPRING10', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Voucher/Promo Code' });
  await device.type('Promo code', 'nonsense');
  if (device.isKiosk) await expect(asked.locator('output')).toContainText('NONSENSE');
  await expectAccessible(page);
  const refused = listen(page);
  await asked.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-kind="bad"]').last()).toBeVisible();
  expect(refused[0]?.form.get('checkout_options[coupon_code]')).toBe('NONSENSE');
});

test('a card has the price, a key, the codes of what it is free of, and a drawn plate for a picture that does not come; a brand hides the search of a kiosk alone [ORD-158 ORD-173 ORD-177]', async ({
  page,
  servery,
  variant,
}) => {
  let hidden = false;
  await venueEverywhere(page, (merchant) => {
    const dishes = dishesOf(merchant);
    const none = Object.fromEntries(MARKS.map(([flag]) => [flag, 0]));
    for (const [at, [flag]] of MARKS.entries())
      Object.assign(dishes[at] ?? {}, none, { name: `Dish ${at}`, limits: undefined, [flag]: 1 });
    Object.assign(dishes[0] ?? {}, { img_url: '/media/demo/none.svg', base_price: '18.50' });
  });
  await alterFacts(page, (facts) => {
    facts.first = {};
    (facts.brand['flags'] as Loose)['hide_search'] = hidden;
  });
  const device = new AtDevice(page, servery, variant);
  await device.arrive();
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const [at, [, code, name]] of MARKS.entries())
    // What is its own code is read once.
    await expect(card(`Dish ${at}`).locator('abbr')).toHaveText(code === name ? name : `${code} ${name}`);
  const first = card('Dish 0');
  await expect(first).toContainText('$18.50');
  const add = device.isKiosk ? 'Add to Cart: Dish 0' : /^Dish 0/;
  await expect(first.getByRole('button', { name: add })).toBeVisible();
  await expect(first.locator('img')).toHaveCount(0);
  await expect(first.locator('[data-tint][data-shape]')).toBeAttached();
  await expect(card('Rosemary Chips').locator('img')).toHaveCount(1);
  await expectAccessible(page);
  const search = device.isKiosk
    ? page.getByRole('button', { name: 'Search', exact: true })
    : page.getByRole('searchbox', { name: 'Search products' });
  await expect(search).toBeVisible();
  hidden = true;
  await page.goto(device.url('/'));
  await device.begin();
  // The field of a till also takes what a scanner reads.
  await expect(search).toHaveCount(device.isKiosk ? 0 : 1);
});
