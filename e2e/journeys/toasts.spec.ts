import type { Locator, Page } from '@playwright/test';

import { atCheckout } from '../at-checkout.ts';
import { expect, test } from '../servery.ts';
import { chipsInCart, toCart } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { Ways } from '../fulfilment-chooser.ts';

const SIZES = [
  { width: 320, height: 780 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' }).locator('> [data-kind]');
const BAD_CODE = 'That promo code isn’t valid';

type Box = { x: number; y: number; width: number; height: number };
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Where the toasts stand, nothing of these does. */
async function expectUncovered(page: Page, wanted: Locator): Promise<void> {
  await expect(toasts(page).first()).toBeVisible();
  await expect(async () => {
    const boxesOf = async (all: Locator) =>
      (await Promise.all((await all.all()).map((each) => each.boundingBox()))).filter((box) => box !== null);
    const said = await boxesOf(toasts(page));
    const reached = await boxesOf(wanted);
    expect(said.length).toBeGreaterThan(0);
    expect(reached.length).toBeGreaterThan(0);
    expect(reached.filter((box) => said.some((toast) => overlap(box, toast)))).toEqual([]);
  }).toPass();
}

for (const size of SIZES)
  test(`what is said covers no field of the card, at ${size.width} px`, async ({ page, servery }) => {
    await page.setViewportSize(size);
    const shopper = await atCheckout(page, servery);
    await shopper.fillDetails();
    await tick(page.getByRole('radio', { name: /^Card/ }));
    await shopper.placeOrder();
    await expect(page.getByLabel('Card number')).toBeFocused();
    await expectUncovered(page, page.getByRole('region', { name: 'Card', exact: true }).getByRole('textbox'));
    await expectUncovered(page, page.getByRole('button', { name: /Place order/ }));
  });

for (const size of SIZES)
  test(`what is said in a sheet covers nothing of it, at ${size.width} px`, async ({ page, servery }) => {
    await page.setViewportSize(size);
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    const ways = new Ways(shopper);
    await ways.open();
    await ways.set();
    const tappable = ways.popup.locator('button, a, label, input');
    await expectUncovered(page, ways.popup.getByRole('button', { name: 'Close' }));
    await expectUncovered(page, tappable.and(ways.popup.locator(':not([aria-label="Dismiss"])')));
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

test('a code that works takes the place of the word that another did not', async ({ page, servery }) => {
  const shopper = await chipsInCart(page, servery);
  await toCart(shopper);
  await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
  const code = page.getByRole('textbox', { name: 'Promo code' });
  const save = page.getByRole('button', { name: 'Save' });
  await code.fill('NOPE');
  await save.click();
  await expect(toasts(page)).toHaveText([BAD_CODE]);
  await save.click();
  await expect(toasts(page)).toHaveText([BAD_CODE]);
  // Pasted over by what works, with nothing typed in between.
  await code.fill('SPRING10');
  await save.click();
  await expect(toasts(page)).toHaveText(['Promo code SPRING10 applied']);
});
