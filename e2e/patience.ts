import type { Locator, Page } from '@playwright/test';
import { expect } from './house.ts';

/** Lets the page's time pass until it has given up asking: three tries, each after a longer wait. Its clock is installed. */
export const untilGivenUp = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5000);
    await expect(shown).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 10_000 });

/** Lets a paused clock go on in steps too small to matter, until this is there. */
export const stepUntil = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(10);
    await expect(shown).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 10_000 });
