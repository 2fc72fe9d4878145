import type { Browser, Page } from '@playwright/test';
import { Kitchen } from './kitchen.ts';
import { expect, type Servery } from './servery.ts';

/** The owner, at a desk, in the room where the menu is edited. */
export async function atMenu(browser: Browser, servery: Servery): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${servery.url}/console/menu`);
  await expect(page.getByRole('heading', { name: 'Menu', exact: true })).toBeVisible();
  return page;
}
