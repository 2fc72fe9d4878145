import { atCheckout, refusal } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { addBehindBack, emptyCart } from '../prepared.ts';
import { eachOf, MENDS, SIGN_INS } from '../refusals.ts';
import { SAM } from '../shopper.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { scrolledTo, watchScrolling } from '../toasts.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

test('a refused order says why until it is answered, with the button that mends it [CHK-201 CHK-204 CHK-205 CHK-206 CHK-207 CHK-208 CHK-209 CHK-210 CHK-211 CHK-212 CHK-213 CHK-214 CHK-215 CHK-216 CHK-217 CHK-218]', async ({
  page,
  servery,
}) => {
  await page.clock.install();
  let answer = refusal('');
  await cutOff(page, 'SubmitOrder', () => answer);
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  const refuse = async (message: string, code?: string) => {
    answer = refusal(message, code);
    await shopper.placeOrder();
    await expect(shopper.said(message)).toBeVisible();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  for (const { message, label } of eachOf([...SIGN_INS, ...MENDS])) {
    await refuse(message);
    await expect(button(label)).toBeVisible();
  }
  await page.clock.runFor(60_000);
  await button('Edit Voucher/Promo Code').click();
  await expect(page.getByRole('dialog', { name: 'Voucher/Promo Code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await refuse('Product unavailable: Chips');
  await button('Back to Cart').click();
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
  await page.goBack();
  // Whatever was refused, nothing that was typed is lost.
  await expect(page.getByText(SAM.name)).toBeVisible();
});

test('an order that is not there any more is a session that timed out: the cart is empty [CHK-202]', async ({
  page,
  servery,
}) => {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await cutOff(page, 'SubmitOrder', () => refusal('No order present'));
  await emptyCart(page, servery);
  await shopper.placeOrder();
  await expect(shopper.said('Your session timed out')).toBeVisible();
  await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Place order/ })).toHaveCount(0);
});

test('promo code, instructions and fulfilment are asked for in popups over the checkout', async ({
  page,
  servery,
}) => {
  await atCheckout(page, servery);
  for (const [opener, popup] of [
    ['Enter voucher or promo code', 'Voucher/Promo Code'],
    ['Add instructions', 'Instructions'],
    ['Change fulfilment', 'Choose Fulfilment'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog', { name: popup })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/checkout$/);
});

test('a total that changed is shown, and placed only when it is agreed to', async ({ page, servery }) => {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await addBehindBack(page, servery);
  await shopper.placeOrder();
  const asked = page.getByRole('dialog', { name: 'The total has changed' });
  await expect(asked).toContainText('It was $8.00 and is now $16.00. We haven’t placed your order yet.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: /Place order/ }).click();
  await shopper.receiptNumber();
});

test('a refusal about name, email or mobile is said, marked at its field, and leads to the top [CHK-203]', async ({
  page,
  servery,
}) => {
  let answer = refusal('');
  await cutOff(page, 'SubmitOrder', () => answer);
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  for (const [message, field] of [
    ['That name is not known here', 'Name'],
    ['That email address bounces', 'Email'],
    ['That mobile is not in use', 'Mobile'],
  ] as const) {
    answer = refusal(message);
    await watchScrolling(page);
    await shopper.placeOrder();
    await expect(shopper.said(message)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => scrolledTo(page)).toBe(0);
  }
});

test('a cart that the server will not change says so in its words, and it is noted [CHK-222]', async ({
  page,
  servery,
}) => {
  const noted: string[] = [];
  page.on('console', (message) => noted.push(`${message.type()} ${JSON.stringify(message.args())}`));
  const shopper = await atCheckout(page, servery);
  const few = 'Only one Rosemary Chips is left';
  await cutOff(page, 'ManageCart.update_quantity', () => refusal(few, 'bad_quantity'));
  await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await expect(shopper.said(few)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('$8.00');
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  const popup = page.getByRole('dialog', { name: 'Voucher/Promo Code' });
  await popup.getByRole('textbox').fill('NOSUCH');
  await popup.getByRole('button', { name: 'Save' }).click();
  const unknown = 'That promo code isn’t valid';
  await expect(page.getByText(unknown).last()).toBeVisible();
  for (const [call, words] of [
    ['ManageCart.update_quantity', few],
    ['ManageCart.update_checkout', unknown],
  ] as const)
    await expect
      .poll(() =>
        noted.some((note) => note.startsWith('warning') && note.includes(call) && note.includes(words)),
      )
      .toBe(true);
});
