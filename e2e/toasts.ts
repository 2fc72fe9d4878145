import type { Page } from '@playwright/test';
import { expect } from './servery.ts';

/** The page's clock, installed before, stands still from here on: its time passes as the journey says. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5000);
}

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text);

/** A message that has just been said stays for so long, to a tenth of a second. The clock stands still. */
export async function staysFor(page: Page, text: string, ms: number): Promise<void> {
  await expect(toast(page, text).last()).toBeVisible();
  // Who points at it is reading it, and its time stands still.
  await page.mouse.move(0, 0);
  await page.clock.runFor(ms - 100);
  await expect(toast(page, text).last()).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast(page, text)).toHaveCount(0);
}

/** Notes where the page is scrolled to from here on: a page without a layout goes nowhere. */
export const watchScrolling = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const scrollTo = ({ top }: { top: number }) => Object.assign(window, { scrolledTo: top });
    Object.assign(window, { scrolledTo: undefined, scrollTo });
  });
export const scrolledTo = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as { scrolledTo?: number }).scrolledTo);
