import { stepsTo } from '../console-room.ts';
import sharp from 'sharp';

import { inSteps } from '../in-steps.ts';
import { Kitchen } from '../kitchen.ts';

import { expect, type Servery, test } from '../servery.ts';

/** What an owner does most, in no more steps than Square's help describes; the number is the page. */
const DESK = { width: 1440, height: 900 };

async function atDesk(browser: Parameters<typeof Kitchen.arrive>[0], servery: Servery) {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  const room = (name: string) => stepsTo(page, name);
  return { page, room };
}

test('a product with options and a picture is added in ten steps at most', async ({ browser, servery }) => {
  const { page, room } = await atDesk(browser, servery);
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c96f3b' } })
    .jpeg()
    .toBuffer();
  const product = page.getByRole('complementary', { name: 'New product' });
  // Square: about ten over two screens (help us 5106 and 7605).
  await inSteps(10, [
    ...room('Menu'),
    () => page.getByRole('button', { name: /^Salads/ }).click(),
    () => page.getByRole('button', { name: 'Product', exact: true }).click(),
    () => product.getByLabel('Name', { exact: true }).fill('Tomato Salad'),
    () => product.getByLabel('Price with GST').fill('15'),
    () =>
      product
        .getByLabel('Picture to upload')
        .setInputFiles({ name: 'salad.jpg', mimeType: 'image/jpeg', buffer }),
    async () => {
      await page.getByRole('button', { name: 'Use this picture' }).click();
      // The dialog gives the focus back as it closes, which would close a list that was opened meanwhile.
      await expect(product.getByRole('img', { name: /^Picture of/ })).toBeVisible();
    },
    () => product.getByRole('combobox', { name: 'Use a group you have' }).fill('bread'),
    () => page.getByRole('option').first().click(),
    () => product.getByRole('button', { name: 'Add', exact: true }).click(),
  ]);
  const saved = page.getByRole('complementary', { name: 'Tomato Salad' });
  await expect(saved.getByRole('img', { name: 'Picture of Tomato Salad' })).toBeVisible();
  // What is taken back leaves no empty pane over the menu, where there is room for one thing alone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(saved).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Menu', exact: true })).toBeVisible();
  await page.context().close();
});
