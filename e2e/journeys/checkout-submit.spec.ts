import { listen } from '../altered.ts';
import { atCheckout } from '../at-checkout.ts';
import { expect, test } from '../servery.ts';

import { tick } from '../tick.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an order is validated, then placed, with one key; a double tap places it once [CHK-025 CHK-182 CHK-183 CHK-195]', async ({
    page,
    servery,
  }) => {
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails();
    const calls = listen(page);
    const seen = { '0': Promise.withResolvers<void>(), '1': Promise.withResolvers<void>() };
    await page.route('**/api', async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      const phase = form.get('preorder');
      if (phase === '0' || phase === '1') await seen[phase].promise;
      await route.fallback();
    });
    const place = page.getByRole('button', { name: /Place order/ });
    await page.route('**/assets/receipt-page*', async (route) => {
      await expect(page.getByText('Thank you!')).toBeVisible();
      await route.fallback();
    });
    await place.dblclick();
    await expect(shopper.said('Validating order...')).toBeVisible();
    await expect(place).toHaveAttribute('aria-busy', 'true');
    seen[0].resolve();
    await expect(shopper.said('Placing order...')).toBeVisible();
    seen[1].resolve();
    await shopper.receiptNumber();
    const submits = calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form);
    expect(submits.map((form) => form.get('preorder'))).toEqual(['0', '1']);
    expect(new Set(submits.map((form) => form.get('submit_key'))).size).toBe(1);
    // Nothing of the order is left: the next visit begins at the menu.
    await page.goto(`${servery.url}/checkout`);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('\\"fulfilment\\":null');
  });
});

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
