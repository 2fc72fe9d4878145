import type { Page } from '@playwright/test';
import { atCheckout, typeCard } from '../at-checkout.ts';
import { soldGift } from '../gifts.ts';

import { expectAccessible, expectLaidOut } from '../looks.ts';
import { expect, test } from '../servery.ts';
import { tick } from '../tick.ts';

async function enter(page: Page, code: string, label = 'Promo code') {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: label }).fill(code);
  await sheet.getByRole('button', { name: 'Save' }).click();
  return sheet;
}

const sums = (page: Page) => page.getByRole('region', { name: 'Totals' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a voucher pays a part, a card the rest, and the receipt says both', async ({ page, servery }) => {
    const gift = await soldGift(servery, '5.00');
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails();
    await tick(page.getByRole('radio', { name: /^Card/ }));
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    const sheet = await enter(page, 'AAAA-BBBB-CCCC-DDDD');
    await expect(sheet).toContainText('isn’t valid');
    await enter(page, gift.code.toLowerCase());
    await expect(sheet).toBeHidden();
    await expect(shopper.said('Gift voucher applied')).toBeVisible();
    await expect(sums(page)).toContainText(`Gift voucher ${gift.ending}`);
    await expect(sums(page)).toContainText('Left to pay');
    await expect(page.getByRole('button', { name: /Place order/ })).toContainText('$3.');
    await expectLaidOut(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Gift voucher ${gift.ending}` }).click();
    await expect(page.getByRole('dialog')).toContainText('Pays its last $5.00');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await typeCard(page);
    await shopper.placeOrder();
    await shopper.receiptNumber();
    await expect(page.getByText(`Gift voucher ${gift.ending} ($0.00 left)`)).toBeVisible();
    expect(await gift.balance()).toBe('0.00');
  });
});
