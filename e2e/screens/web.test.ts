import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { chipsInCart, toCheckout } from '../prepared.ts';
import { SAM, Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'] });

test.describe('on the web', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest orders for pickup, pays in store, and follows the order to Ready [ORD-006 ACC-023 ACC-121]', async ({
    page,
    servery,
    browser,
  }) => {
    const shopper = new Shopper(page, servery);
    const email = 'pickup@example.com';
    await shopper.openMenu();
    await expect(page).toHaveTitle('Banksia Kitchen, Fremantle Online Menu');
    await expectAccessible(page);
    await shopper.choosePickupNow();

    await shopper.dish('Prawn & Mango Rice Bowl').click();
    const product = shopper.product('Prawn & Mango Rice Bowl');
    await tick(product.getByRole('checkbox', { name: /Avocado/ }));
    await product.getByLabel('Note for the kitchen').fill('No lime, please');
    await expectAccessible(page);
    await product.getByRole('button', { name: /Add to Cart/ }).click();
    await expect(product).toBeHidden();
    await page
      .getByRole('button', { name: 'Proceed to Cart' })
      .or(page.getByRole('link', { name: 'Proceed to Cart' }))
      .first()
      .click();

    await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
    await expect(page.getByText('Regular, Avocado')).toBeVisible();
    await page.getByRole('button', { name: 'Add one Prawn & Mango Rice Bowl' }).click();
    await expect(page.getByRole('button', { name: /Proceed to Checkout.*\$54\.00/ })).toBeVisible();
    await expectAccessible(page);
    await shopper.goToCheckoutAsGuest();
    await expectAccessible(page);
    await shopper.fillDetails({ ...SAM, email });
    await tick(page.getByRole('radio', { name: /Pay in store/ }));
    await shopper.placeOrder();

    const number = await shopper.receiptNumber();
    await expect(page).toHaveURL(/\/account\/orders\/[\w-]{22}$/);
    await expect(shopper.progress()).toContainText('Submitted');
    await expect(page.getByText('ABN 51 824 753 556')).toBeVisible();
    const bought = page.getByRole('list', { name: 'Products' });
    for (const words of ['2 ×', 'Prawn & Mango Rice Bowl', 'Regular, Avocado', 'No lime, please', '$54.00'])
      await expect(bought).toContainText(words);
    await expectAccessible(page);

    const kitchen = await Kitchen.arrive(browser, servery);
    await expect(kitchen.column('New').getByText('Prawn & Mango Rice Bowl').first()).toBeVisible();
    await expectAccessible(kitchen.page);
    await kitchen.bump('Confirm', number);
    await expect(shopper.progress()).toContainText('Confirmed');
    await kitchen.bump('Start', number);
    await expect(shopper.progress()).toContainText('In progress');
    await kitchen.bump('Ready', number);
    await expect(shopper.progress()).toContainText('Ready');
    await expect(page.getByText('Show this number at the counter')).toBeVisible();

    await expect.poll(() => servery.mailsTo(email)).toHaveLength(1);
    const [mail] = await servery.mailsTo(email);
    expect(mail?.subject).toBe(`Your order ${number} at Banksia Kitchen`);
    expect(mail?.text).toContain('$54.00');
  });

  test('a new order appears on an open board by itself, and can be taken back a step', async ({
    page,
    servery,
    browser,
  }) => {
    const kitchen = await Kitchen.arrive(browser, servery, 'owner@example.com');
    const shopper = await chipsInCart(page, servery);
    await toCheckout(shopper);
    await shopper.fillDetails();
    await shopper.placeOrder();
    const number = await shopper.receiptNumber();
    await expect(kitchen.slip(number)).toBeVisible();
    await kitchen.bump('Confirm', number);
    await expect(kitchen.column('Confirmed').getByRole('button', { name: `Start ${number}` })).toBeVisible();
    await kitchen.page.getByRole('button', { name: `Undo ${number}` }).click();
    await expect(kitchen.column('New').getByRole('button', { name: `Confirm ${number}` })).toBeVisible();
  });

  test('closing the popup without a choice says so and opens it again [ORD-082]', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await page
      .getByRole('button', { name: /Choose Fulfilment/ })
      .first()
      .click();
    const popup = page.getByRole('dialog', { name: 'Choose Fulfilment' });
    await expect(popup).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(shopper.said('Fulfilment type is required')).toBeVisible();
    await expect(popup).toBeVisible();
  });

  test('a tap on a dish without a fulfilment asks for it first, and goes on with the dish [ORD-183]', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
    const popup = page.getByRole('dialog', { name: 'Choose Fulfilment' });
    await tick(popup.getByRole('radio', { name: /^Pickup/ }));
    await tick(popup.getByRole('radio', { name: /^ASAP/ }));
    await popup.getByRole('button', { name: 'Set' }).click();
    await expect(shopper.said('Added to Cart')).toBeVisible();
  });

  test('an option that must be chosen is marked and said, and nothing is added [ORD-189]', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await shopper.dish('Banksia Beef Burger').click();
    const product = shopper.product('Banksia Beef Burger');
    await product.getByRole('button', { name: /Add to Cart/ }).click();
    await expect(page.getByText('How would you like it cooked? is required').first()).toBeVisible();
    await expect(product).toBeVisible();
    await expectAccessible(page);
  });

  test('a lost line keeps what was typed, says so, and goes on by itself [ORD-313]', async ({
    page,
    servery,
    context,
  }) => {
    const shopper = await chipsInCart(page, servery);
    await toCheckout(shopper);
    await shopper.fillDetails();
    await context.setOffline(true);
    await expect(page.getByText('An internet connection is required')).toBeVisible();
    await shopper.placeOrder();
    await expect(
      shopper.said('You’re offline, so your order wasn’t sent. Nothing was charged.'),
    ).toBeVisible();
    await expect(page.getByText('Check your order has not already gone through')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText('An internet connection is required')).toBeHidden();
    await shopper.placeOrder();
    await shopper.receiptNumber();
  });

  test('wrong details are refused beside the field, and nothing is placed', async ({ page, servery }) => {
    const shopper = await chipsInCart(page, servery);
    await toCheckout(shopper);
    await shopper.fillDetails({ ...SAM, email: 'sam@' });
    await shopper.placeOrder();
    await expect(page.getByText('Enter a valid email address').first()).toBeVisible();
    await expect(page).toHaveURL(/\/checkout/);
  });

  test('a member signs in and is greeted by name', async ({ page, servery }) => {
    await page.goto(`${servery.url}/login`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Email' }).fill('member@example.com');
    await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).not.toHaveURL(/login/);
    // The page before may still be asking, and what it hears is gone with it.
    await page.goto(`${servery.url}/account`);
    await expect(page.getByLabel('Name')).toHaveValue('Sam Nguyen');
    const answered = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('RequestAction=CustomerAccount'),
    );
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Sam Nguyen');
    // Other journeys pay out of this balance.
    const { Response } = (await (await answered).json()) as { Response: { customer: { balance: string } } };
    expect(Response.customer.balance).toMatch(/^\d+\.\d\d$/);
    await expect(page.getByText(`$${Response.customer.balance}`).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the landing page leads to the menu', async ({ page, servery }) => {
    await page.goto(`${servery.url}/`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Order Now' }).first().click();
    await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);
    // The menu itself, and no question in front of it.
    await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
