import type { Page } from '@playwright/test';
import { typeCard } from '../at-checkout.ts';
import { expect, type Servery, test } from '../servery.ts';
import { member, orderAgain, toCheckout } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { charges, sandboxOf } from '../wallets.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });

const LOST = 'Check your order has not already gone through and try again';

/** The line is lost with the first try; the second places the order, once. */
async function losesThenPlaces(shopper: Shopper): Promise<void> {
  let dead = true;
  await cutOff(shopper.page, 'SubmitOrder', () => (dead ? undefined : null));
  await shopper.placeOrder();
  await expect(shopper.said(LOST)).toBeVisible();
  await expect(shopper.page).toHaveURL(/\/checkout$/);
  dead = false;
  await shopper.placeOrder();
  await shopper.receiptNumber();
}

/** Which ways of paying are drawn as the one that failed. */
const outlinedAsBad = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--bad)';
    const bad = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll<HTMLInputElement>('input[name="payment-method"]')]
      .filter((input) => getComputedStyle(input.closest('label') ?? input).boxShadow.includes(bad))
      .map(({ value }) => value);
  });

const harbour = (servery: Servery): string => servery.url.replace('localhost', 'harbour.localhost');

async function withGyoza(page: Page, servery: Servery): Promise<Shopper> {
  const ways = new Ways(new Shopper(page, servery));
  await page.goto(`${harbour(servery)}/menu/harbour-noodle-bar`);
  await ways.open();
  await ways.choose(/^Pickup/);
  await ways.choose(/^ASAP/);
  await ways.set();
  await expect(ways.popup).toBeHidden();
  await page.getByRole('button', { name: 'Add to Cart: Pan-fried Gyoza' }).first().click();
  await expect(ways.shopper.said('Added to Cart')).toBeVisible();
  await page.goto(`${harbour(servery)}/checkout`);
  await tick(page.getByRole('radio', { name: 'Mild' }));
  return ways.shopper;
}

test('a guest orders by bank transfer, and loses nothing with the line', async ({ page, servery }) => {
  const shopper = await withGyoza(page, servery);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Bank transfer/ }));
  await losesThenPlaces(shopper);
  await expect(page.getByText('To be paid by bank transfer').first()).toBeVisible();
});

test('a member whose card, new or saved, is declined is told so, and pays the second time', async ({
  page,
  servery,
}) => {
  const sandbox = await sandboxOf(page, servery);
  const shopper = await member(page, servery, { chips: true });
  const declinedThenPaid = async (chosen: string) => {
    const before = (await charges(page, sandbox)).length;
    await page.request.put(`${sandbox}/api/control/card`, { data: { mode: 'refuse', times: 1 } });
    await shopper.placeOrder();
    await expect(shopper.said('declined')).toBeVisible();
    await expect.poll(() => outlinedAsBad(page)).toEqual([chosen]);
    expect(await charges(page, sandbox)).toHaveLength(before);
    await shopper.placeOrder();
    await shopper.receiptNumber();
    expect(await charges(page, sandbox)).toHaveLength(before + 1);
  };
  await toCheckout(shopper);
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page);
  await page.getByRole('checkbox', { name: 'Save card to my account' }).check();
  await declinedThenPaid('CC');

  // Who has a card here pays with it unless they say otherwise.
  await orderAgain(shopper);
  const saved = page.getByRole('radio', { name: /^Saved card.*••1111.*1\.2% surcharge/ });
  await expect(saved).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Account balance.*\$\d+\.\d\d available/ })).toBeVisible();
  await declinedThenPaid('SAVED');
});
