import type { Locator, Page } from '@playwright/test';
import { expect } from './servery.ts';

/** Tries again until it succeeds. Each try is given longer than the one before: how fast the machine is, is not known. */
export function patiently(attempt: (patience: { timeout: number }) => Promise<void>): Promise<void> {
  let timeout = 125;
  return expect(async () => {
    timeout *= 2;
    await attempt({ timeout });
  }).toPass();
}

/** Lets the page's time pass until it has given up asking: three tries, each after a longer wait. Its clock is installed. */
export const untilGivenUp = (page: Page, shown: Locator): Promise<void> =>
  patiently(async (patience) => {
    await page.clock.runFor(5000);
    await expect(shown).toBeVisible(patience);
  });

/** Lets a paused clock go on in steps too small to matter, until this is there: a few are wanted, and answers to wait for. */
export function stepUntil(page: Page, shown: Locator): Promise<void> {
  let timeout = 50;
  return expect(async () => {
    timeout += 50;
    await page.clock.runFor(10);
    await expect(shown).toBeVisible({ timeout });
  }).toPass({ intervals: [0] });
}

/** Lets a paused clock go on in steps too small to matter while something that needs it is done. */
export async function stepWhile(page: Page, work: Promise<void>): Promise<void> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  while (!isOver) await page.clock.runFor(1);
  await over;
}
