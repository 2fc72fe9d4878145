import { expectAccessible } from '../looks.ts';
import { expect, test } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';

import { SAM, Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a guest orders for pickup, pays in store, and follows the order to Ready [ORD-006 ACC-023 ACC-121]', async ({
  page,
  servery,
  browser,
}) => {
  const shopper = new Shopper(page, servery);
  const email = 'phone@example.com';
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
