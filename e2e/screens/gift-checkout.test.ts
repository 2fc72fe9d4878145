import type { Page } from '@playwright/test';
import { alterVenue, atCheckout } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { soldGift } from '../gifts.ts';
import { KioskGuest, touch } from '../kiosk.ts';
import { expectLaidOut } from '../looks.ts';
import { chipsInCart, toCheckout } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
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

  test('a voucher pays for all of it: no card is asked for; taken off, one is again', async ({
    page,
    servery,
  }) => {
    const gift = await soldGift(servery, '20.00');
    const shopper = await chipsInCart(page, servery);
    await page.goto(`${servery.url}/cart`);
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await enter(page, gift.code);
    await expect(page.getByRole('button', { name: /Proceed to Checkout/ })).toContainText('$0.00');
    await toCheckout(shopper);
    await shopper.fillDetails();
    await expect(page.getByText('Your gift voucher pays for all of it.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Card/ })).toHaveCount(0);
    await page.getByRole('button', { name: `Gift voucher ${gift.ending}` }).click();
    await expect(page.getByRole('dialog')).toContainText('Pays $8.00, $12.00 stays on it');
    await page.getByRole('button', { name: 'Remove gift voucher' }).click();
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeVisible();
    await expect(sums(page)).not.toContainText('Left to pay');
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await enter(page, gift.code);
    await expect(page.getByText('Your gift voucher pays for all of it.')).toBeVisible();
    await expectLaidOut(page);
    await expectAccessible(page);
    await shopper.placeOrder();
    await shopper.receiptNumber();
    expect(await gift.balance()).toBe('12.00');
  });

  test('somebody else has spent it meanwhile: nothing is charged before the new amount is seen', async ({
    page,
    servery,
    browser,
  }) => {
    const gift = await soldGift(servery, '5.00');
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails();
    await tick(page.getByRole('radio', { name: /Pay in store/ }));
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await enter(page, gift.code);
    await expect(sums(page)).toContainText('Left to pay');
    const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const second = await atCheckout(other, servery);
    await second.fillDetails();
    await tick(other.getByRole('radio', { name: /Pay in store/ }));
    await other.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await enter(other, gift.code);
    await expect(sums(other)).toContainText('Left to pay');
    await second.placeOrder();
    await second.receiptNumber();
    await shopper.placeOrder();
    const changed = page.getByRole('dialog', { name: 'The total has changed' });
    await expect(changed).toContainText('It was $3.00 and is now $8.00');
    await expectAccessible(page);
    await changed.getByRole('button', { name: /Place order/ }).click();
    await shopper.receiptNumber();
  });

  test('where the venue takes no promo codes, it is asked for a voucher alone', async ({ page, servery }) => {
    const gift = await soldGift(servery, '5.00');
    await alterVenue(page, ({ menu }) => {
      menu['allow_promo_codes'] = 0;
    });
    await atCheckout(page, servery);
    await page.getByRole('button', { name: 'Use a gift voucher' }).click();
    const sheet = await enter(page, 'LUNCH', 'Gift voucher code');
    await expect(sheet).toContainText('We don’t know that code');
    await enter(page, gift.code, 'Gift voucher code');
    await expect(sums(page)).toContainText(`Gift voucher ${gift.ending}`);
  });
});

test('at a desk the ticket names the voucher, and the button what is left', async ({ page, servery }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const gift = await soldGift(servery, '5.00');
  await atCheckout(page, servery);
  await tick(page.getByRole('radio', { name: /Pay in store/ }));
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  await enter(page, gift.code);
  const ticket = page.getByRole('complementary', { name: 'Your order' });
  await expect(ticket).toContainText('Left to pay');
  await expect(ticket.getByRole('button', { name: /Place order/ })).toContainText('$3.00');
  await expectLaidOut(page);
  await expectAccessible(page);
});

test.describe('at the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  test('a voucher pays for all of it, and the next guest sees nothing of it', async ({ page, servery }) => {
    const gift = await soldGift(servery, '20.00');
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await guest.viewCart.click();
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await touch(page, gift.code.replaceAll('-', ''));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: `Gift voucher ${gift.ending}` })).toBeVisible();
    await expect(page.getByText('Left to pay')).toBeVisible();
    await expect(page.getByText('Pay in store, at the counter.')).toBeHidden();
    await expectAccessible(page);
    await expectLaidOut(page);
    await guest.payInStore();
    await touch(page, 'mia');
    await expect(page.getByText('Then pay at the counter.')).toBeHidden();
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByRole('heading', { name: /Thanks, Mia\. You’re number \d+/ })).toBeVisible();
    await expect(page.getByText('item, paid by Gift voucher')).toBeVisible();
    expect(await gift.balance()).toBe('12.00');
    await page.getByRole('button', { name: 'Start new order' }).click();
    await guest.beginWithChips();
    await guest.viewCart.click();
    await expect(page.getByRole('button', { name: 'Enter voucher or promo code' })).toBeVisible();
    await expect(page.getByText(/Gift voucher/)).toHaveCount(0);
  });

  test('a part is paid by voucher, and the counter is told what is left', async ({ page, servery }) => {
    const gift = await soldGift(servery, '5.00');
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await guest.viewCart.click();
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await touch(page, gift.code.replaceAll('-', ''));
    await page.getByRole('button', { name: 'Save' }).click();
    await guest.payInStore();
    await touch(page, 'mia');
    await expect(page.getByRole('button', { name: /Place order/ })).toContainText('$3.00');
    await page.getByRole('button', { name: /Place order/ }).click();
    const left = page.getByRole('paragraph').filter({ hasText: 'item, to pay at the counter' });
    await expect(left).toContainText('$3.00');
  });
});
