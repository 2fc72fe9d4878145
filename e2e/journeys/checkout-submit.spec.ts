import { atCheckout } from '../at-checkout.ts';
import { expect, test } from '../servery.ts';

import { tick } from '../tick.ts';

test('a page inside another takes neither PayPal nor cryptocurrency [CHK-101 CHK-136 CHK-138 ACC-318]', async ({
  page,
  servery,
}) => {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await page.goto(`${servery.url}/about`);
  // Only the entrances may be framed; the rest is reached from there.
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;z-index:9';
    document.body.append(frame);
  }, `${servery.url}/menu/banksia-kitchen`);
  const frame = page.frameLocator('iframe');
  await frame.getByText('Proceed to Cart').click();
  await frame.getByRole('button', { name: /Proceed to Checkout/ }).click();
  await frame.getByText('Continue as Guest').click();
  for (const [method, name] of [
    [/PayPal/, 'PayPal'],
    [/Cryptocurrency/, 'Cryptocurrency'],
  ] as const) {
    await tick(frame.getByRole('radio', { name: method }));
    await frame
      .getByRole('button', { name: /Continue to/ })
      .first()
      .click();
    await expect(
      frame
        .getByText(`${name} is unavailable from within an iFrame, please choose another payment method.`)
        .first(),
    ).toBeVisible();
  }
});
