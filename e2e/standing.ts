import type { Page } from '@playwright/test';
import { expect } from './servery.ts';

export const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
export const dock = (page: Page) => page.getByRole('region', { name: 'Next step' });
export const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
export const cell = (page: Page, day: string, count: number) =>
  page.getByRole('button', { name: `Rosemary Chips, ${day}: ${count}` });

export async function addProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add product' }).click();
  const picker = page.getByRole('dialog', { name: 'Add product' });
  await picker.getByLabel('Search products').fill(name);
  await picker.getByRole('button', { name: new RegExp(name) }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('button', { name: /^Add to my week/ }).click();
  await expect(sheet).toBeHidden();
}

/** The store's own hours for it: no step leads out of them. */
export async function expectWithinWindow(page: Page): Promise<void> {
  const time = page.locator('input[type=time]');
  await expect(time).toHaveAttribute('step', '300');
  const [from, to] = [await time.getAttribute('min'), await time.getAttribute('max')];
  await time.fill(from ?? '');
  await expect(page.getByRole('button', { name: '5 minutes earlier' })).toBeDisabled();
  await time.fill(to ?? '');
  await expect(page.getByRole('button', { name: '5 minutes later' })).toBeDisabled();
  await time.fill('07:40');
}
