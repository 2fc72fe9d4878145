import type { Locator } from '@playwright/test';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { listen } from '../altered.ts';
import { member } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { Ways } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });
const HOME = '8 Norfolk Street, Fremantle WA 6160';

test('a delivery says its address as people write it: in the steps, on the menu, in cart and checkout', async ({
  page,
  servery,
}) => {
  const calls = listen(page);
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  const ways = new Ways(shopper);
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await ways.find('8 norfolk', '8 Norfolk Street');
  await expect(ways.steps.getByText(HOME)).toBeVisible();
  await tick(ways.steps.getByRole('radio', { name: 'Tomorrow' }));
  await ways.steps.getByRole('button', { name: 'Proceed to Menu' }).click();
  await expect(ways.steps).toBeHidden();
  await expect(page.getByRole('main').getByText(HOME)).toBeVisible();
  // What travels stays as the server has always read it.
  const sent = calls.findLast(({ name }) => name === 'ManageCart.update_checkout')?.form;
  expect(sent?.get('checkout_options[delivery_address]')).toBe('8 Norfolk Street, Fremantle, WA, 6160, AU');
  await shopper.addChips();
  await page.goto(`${servery.url}/cart`);
  await expect(page.getByRole('main').getByText(HOME)).toBeVisible();
  await page.goto(`${servery.url}/checkout`);
  await expect(page.getByRole('main').getByText(HOME)).toBeVisible();
  await expect(page.getByText('6160, AU')).toHaveCount(0);
});

test('a member’s saved addresses read the same', async ({ page, servery }) => {
  const shopper = await member(page, servery);
  await shopper.openMenu();
  const ways = new Ways(shopper);
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await expect(ways.steps.getByRole('radio', { name: HOME })).toBeVisible();
  await expect(
    ways.steps.getByRole('radio', { name: '3/41 Marmion Street, East Fremantle WA 6158' }),
  ).toBeVisible();
});

/** Whether any time of the text has its am or pm on another line. */
const brokenTimes = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: time } of (node.textContent ?? '').matchAll(/\d\s[ap]m\b/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + time.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(node.textContent ?? '');
      }
    return broken;
  });

test('no time leaves its am or pm behind, however narrow the screen is', async ({ page, servery }) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  const ways = new Ways(shopper);
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await ways.find('8 norfolk', '8 Norfolk Street');
  await tick(ways.steps.getByRole('radio', { name: 'Tomorrow' }));
  await expect(ways.steps.getByText(/\d:\d\d\s[ap]m to/).first()).toBeVisible();
  for (let width = 320; width < 420; width += 4) {
    await page.setViewportSize({ width, height: 844 });
    expect(await brokenTimes(page.locator('body'))).toEqual([]);
  }
});
