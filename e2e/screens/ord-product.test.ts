import { alterAnswer, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { untilGivenUp } from '../patience.ts';
import { chipsInCart, toCart, toCheckout } from '../prepared.ts';
import { clientHere, Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { cutOff } from '../fulfilment-chooser.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

test('a double tap adds once; what was wrong can be put right and added [ORD-195 ORD-196]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  const calls = listen(page);
  const adds = () => calls.filter(({ name }) => name === 'ManageCart.add_to_order').length;
  const held = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if ((route.request().postData() ?? '').includes('sub_action=add_to_order')) await held.promise;
    await route.fallback();
  });
  await shopper.dish('Banksia Beef Burger').click();
  const product = shopper.product('Banksia Beef Burger');
  const add = product.getByRole('button', { name: /Add to Cart/ });
  await add.click();
  await expect(
    page
      .locator('[data-kind="bad"]')
      .getByText(/is required/)
      .first(),
  ).toBeVisible();
  expect(adds()).toBe(0);
  await tick(product.getByRole('radio', { name: /Medium/ }).first());
  await add.evaluate((button) => {
    for (let taps = 0; taps < 3; taps += 1) (button as HTMLButtonElement).click();
  });
  await expect.poll(adds).toBe(1);
  await add.evaluate((button) => (button as HTMLButtonElement).click());
  held.resolve();
  await expect(product).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
  expect(adds()).toBe(1);
});

test('each failure of a cart without an answer has its own code, on the cart and at the checkout [ORD-241]', async ({
  page,
  servery,
}) => {
  const tail = ', please try again. If the problem continues, please log out and log back in again.';
  const shopper = await chipsInCart(page, servery);
  await toCart(shopper);
  let dead = true;
  for (const name of ['ManageCart.clear_cart', 'ManageCart.update_checkout', 'ManageCart.update_quantity'])
    await cutOff(page, name, () => undefined);
  await alterAnswer(page, 'Merchant', (answer) => (dead ? undefined : answer));
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  };
  const more = page.getByRole('button', { name: 'Add one Rosemary Chips' });
  await more.click();
  await expect(shopper.said(`Error CA2${tail}`)).toBeVisible();
  await cancel();
  await expect(shopper.said(`Error CA3${tail}`)).toBeVisible();
  await page.getByRole('button', { name: 'Add instructions' }).click();
  await page.getByLabel('Instructions for your order').fill('Ring the bell');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(shopper.said(`Error CA4${tail}`)).toBeVisible();
  await page.clock.install();
  await page.goto(`${servery.url}/cart`);
  await untilGivenUp(page, page.getByText(`Error CA1${tail}`).first());
  dead = false;
  await toCheckout(shopper);
  await more.click();
  await expect(shopper.said(`Error CH3${tail}`)).toBeVisible();
  await cancel();
  await expect(shopper.said(`Error CH4${tail}`)).toBeVisible();
});

/** Leaves the menu and comes back to it just before what is held is too old, and just after. */
async function holdsFor(minutes: number, shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const begun = Date.now();
  const at = (seconds: number) => page.clock.setFixedTime(begun + seconds * 1000);
  await at(0);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  const calls = listen(page);
  const menus = () =>
    calls.filter(({ name, form }) => name === 'Merchant' && form.get('return_menu') === '1').length;
  const leave = async () => {
    await page.getByRole('link', { name: 'Cart', exact: true }).first().click();
    await expect(page).toHaveURL(/\/cart$/);
  };
  const comeBackToMenu = async () => {
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
  };
  const heldAt = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':venue')) ?? '';
      return (JSON.parse(localStorage.getItem(key) ?? '') as { at: number }).at;
    });
  await at(5 * 60 - 5);
  await leave();
  await comeBackToMenu();
  expect(menus()).toBe(0);
  await at(5 * 60 + 5);
  await leave();
  await expect.poll(menus).toBeGreaterThan(0);
  // Its answer is held with its time: who goes back before it has come goes back to what is too old.
  await expect.poll(heldAt).toBeGreaterThan(begun + 5 * 60 * 1000);
  await comeBackToMenu();

  const isHeldFor = (seconds: number) =>
    page.evaluate((age) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':venue')) ?? '';
      const held = JSON.parse(localStorage.getItem(key) ?? '') as { at: number };
      localStorage.setItem(key, JSON.stringify({ ...held, at: Date.now() - age * 1000 }));
    }, seconds);
  // What the server drew of the page knows nothing of a choice.
  const comeBack = async () => {
    await page.reload();
    await clientHere(page);
  };
  await isHeldFor(minutes * 60 - 5);
  await comeBack();
  await expect(page.getByRole('button', { name: 'Change fulfilment' }).first()).toBeVisible();
  await isHeldFor(minutes * 60 + 5);
  await comeBack();
  await expect(page.getByRole('button', { name: 'Choose Fulfilment' }).first()).toBeVisible();
}

test(
  'on the web a menu and the choice for it hold for 5 minutes [ORD-142 ORD-143]',
  { on: ['web'] },
  async ({ page, servery }) => {
    await holdsFor(5, new Shopper(page, servery));
  },
);

test(
  'in the app the choice holds for 15 minutes, the menu for 5 [ORD-142 ORD-144]',
  { on: ['app'] },
  async ({ page, servery }) => {
    await page.addInitScript(() => Object.assign(globalThis, { serveryShell: {} }));
    await holdsFor(15, new Shopper(page, servery));
  },
);
