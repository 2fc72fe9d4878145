import type { Page } from '@playwright/test';
import { atCheckout } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

import type { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

const WAYS = [
  { name: 'PayPal', pay: 'Pay now', refuse: 'Cancel' },
  { name: 'Cryptocurrency', pay: 'Pay', refuse: 'Let it expire' },
] as const;
type Way = (typeof WAYS)[number];

/** To the provider's own page, and back with what was chosen there. */
async function goAndChoose(page: Page, way: Way, choice: string): Promise<void> {
  await tick(page.getByRole('radio', { name: new RegExp(`^${way.name}`) }));
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.getByRole('button', { name: choice, exact: true }).click();
}

async function pays(shopper: Shopper, way: Way): Promise<void> {
  await goAndChoose(shopper.page, way, way.refuse);
  await expect(shopper.page).toHaveURL(/\/checkout/);
  await expect(shopper.page.getByRole('button', { name: /^(Continue to|Place order)/ })).toBeVisible();
  await expect(shopper.page.getByText('Rosemary Chips').first()).toBeVisible();
  await goAndChoose(shopper.page, way, way.pay);
  await shopper.receiptNumber();
  await expect(shopper.page.getByText(way.name).first()).toBeVisible();
}

for (const way of WAYS) {
  test(`a guest who does not pay by ${way.name} finds the order as it was, and pays the second time`, async ({
    page,
    servery,
  }) => {
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails();
    await pays(shopper, way);
  });
}
