import { atCheckout, refusal } from '../at-checkout.ts';

import { expect, test } from '../servery.ts';

import { cutOff } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a refusal about name, email or mobile leads to the top, and so does what is missing [CHK-181 CHK-203]', async ({
  page,
  servery,
}) => {
  let answer = refusal('');
  await cutOff(page, 'SubmitOrder', () => answer);
  const shopper = await atCheckout(page, servery);
  const top = () => page.evaluate(() => scrollY);
  const fromBelow = async () => {
    await page.getByRole('button', { name: 'Cancel Order' }).scrollIntoViewIfNeeded();
    expect(await top()).toBeGreaterThan(0);
    await shopper.placeOrder();
  };
  await fromBelow();
  await expect(shopper.said('Enter your name for the order')).toBeVisible();
  await expect.poll(top).toBe(0);
  await shopper.fillDetails();
  for (const [message, field] of [
    ['That name is not known here', 'Name'],
    ['That email address bounces', 'Email'],
    ['That mobile is not in use', 'Mobile'],
  ] as const) {
    answer = refusal(message);
    await fromBelow();
    await expect(shopper.said(message)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(top).toBe(0);
  }
});
