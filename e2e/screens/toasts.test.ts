import type { Page } from '@playwright/test';
import { alterFacts } from '../altered.ts';
import { atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

import { tick } from '../tick.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator('> [data-kind]');

test('everything that is missing at the checkout is marked at once, the first has focus, and one message is said', async ({
  page,
  servery,
}) => {
  await alterFacts(page, ({ brand }) => {
    Object.assign(brand['checkout'] as object, { age: { enabled: true, text: 'I am over 18' } });
  });
  const shopper = await atCheckout(page, servery);
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await shopper.placeOrder();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  for (const label of ['Email', 'Mobile', 'Card number', 'Expiry', 'Security code', 'Name on card'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('checkbox', { name: 'I am over 18' })).toHaveAttribute('aria-invalid', 'true');
  for (const words of [
    'Enter a valid card number',
    'Agreement to the Age limitation is required to proceed.',
    'Enter your name for the order',
  ])
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expect(toasts(page)).toHaveText(['Enter your name for the order']);

  // What is mended is mended, the rest stays marked, and nobody is torn from where they type.
  await page.keyboard.type('Sam Nguyen');
  await expect(name).toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page)).toHaveCount(0);
});
