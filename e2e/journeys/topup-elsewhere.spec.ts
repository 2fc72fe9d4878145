import { answersTo } from '../altered.ts';

import { newMember } from '../prepared.ts';
import { expect, test } from '../servery.ts';
import { isClient } from '../shopper.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a page inside another tops up neither at PayPal nor with coins, but by card [ACC-151]', async ({
  page,
  servery,
}) => {
  await newMember(page, servery, 'topup-framed@example.com');
  const calls = answersTo(page);
  await page.goto(`${servery.url}/about`);
  // Only the entrances may be framed; the rest is reached from there.
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;z-index:9';
    document.body.append(frame);
  }, `${servery.url}/menu/banksia-kitchen`);
  const frame = page.frameLocator('iframe');
  // Before the client is there a link loads its page anew, and this one may not be framed.
  await expect.poll(() => page.frame({ url: /\/menu\// })?.evaluate(isClient)).toBe(true);
  await frame
    .getByRole('link', { name: /Account/ })
    .first()
    .click();
  await frame.getByRole('link', { name: /Billing/ }).click();
  await frame
    .getByRole('link', { name: /Top Up/ })
    .first()
    .click();
  for (const name of ['PayPal', 'Cryptocurrency']) {
    await tick(frame.getByRole('radio', { name: new RegExp(`^${name}`) }));
    await frame
      .getByRole('button', { name: /Continue to/ })
      .first()
      .click();
    const words = `${name} is unavailable from within an iFrame, please choose another payment method.`;
    await expect(frame.getByText(words).first()).toBeVisible();
  }
  expect(calls.all.filter(({ name }) => name.startsWith('Topup'))).toEqual([]);
  await tick(frame.getByRole('radio', { name: /^Card/ }));
  await expect(frame.getByText(/within an iFrame/)).toHaveCount(0);
  await expect(frame.getByRole('button', { name: 'Top up', exact: true })).toBeEnabled();
});
