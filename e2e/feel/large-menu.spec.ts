import type { Locator, Page } from '@playwright/test';
import { atMenu } from '../at-menu.ts';
import { expect, test } from '../servery.ts';

test.use({ largeMenu: 'banksia-kitchen' });

const FRAME_MS = 1000 / 60;

/** Runs in the page. */
const isShown = (name: string): boolean =>
  [...document.querySelectorAll('input, button')].some(
    (each) => each.getAttribute('aria-label') === name || each.textContent === name,
  );

/** How long a page was without a new frame while something was done: the worst of it, and how many frames were left out. */
async function framesOf(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      gaps.push(now - last);
      last = now;
      if ('watched' in globalThis) requestAnimationFrame(next);
    };
    Object.assign(globalThis, { watched: gaps });
    requestAnimationFrame(next);
  });
  await act();
  const gaps = await page.evaluate(() => {
    const held = globalThis as unknown as { watched?: number[] };
    const found = held.watched ?? [];
    delete held.watched;
    return found;
  });
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return { worst: Math.round(Math.max(...gaps)), dropped, frames: gaps.length };
}

for (const slower of [1, 4])
  test(`editing a menu of 2,000 products, at a speed of 1/${slower}`, async ({ browser, servery }) => {
    const page = await atMenu(browser, servery);
    await page.getByRole('button', { name: /^Shelf 0001/ }).click();
    const price = page.getByRole('textbox', { name: 'Price of Pantry item 0001' });
    await expect(price).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const tell = async (name: string, act: () => Promise<void>) => {
      const { worst, dropped, frames } = await framesOf(page, act);
      process.stdout.write(
        `\n  ${name}: ${worst} ms at worst, ${dropped} of ${frames} frames left out, 1/${slower}\n`,
      );
      expect(frames).toBeGreaterThan(0);
    };
    // Found beforehand: finding things by their roles is work for the page as well.
    const handleOf = (locator: Locator) => locator.elementHandle();
    const shelf = await handleOf(page.getByRole('button', { name: /^Shelf 0002/ }));
    await tell('opening a category', async () => {
      await shelf.evaluate((button: HTMLElement) => button.click());
      await page.waitForFunction(isShown, 'Price of Pantry item 0002');
    });
    const find = await handleOf(page.getByRole('searchbox'));
    await find.focus();
    await tell('searching in all products', async () => {
      await page.keyboard.type('pantry', { delay: 60 });
      await page.waitForFunction(isShown, 'Price of Pantry item 0001');
    });
    await price.focus();
    await tell('changing a price', async () => {
      await page.keyboard.type(`${20 + slower}`, { delay: 60 });
      await page.keyboard.press('Enter');
      await page.waitForFunction(isShown, 'Undo');
    });
    const third = await handleOf(page.getByRole('button', { name: /^Pantry item 0003/ }));
    await tell('opening a product', async () => {
      await third.evaluate((button: HTMLElement) => button.click());
      await page.waitForFunction(() => document.querySelector('aside form') !== null);
    });
    await page.getByRole('complementary').getByLabel('Name', { exact: true }).focus();
    await tell('typing in its name', () => page.keyboard.type(' and a longer name', { delay: 60 }));
    await page.getByRole('button', { name: /^Pantry item 0001/ }).hover();
    await tell('scrolling what was found', async () => {
      for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 300);
    });
    await page.context().close();
  });
