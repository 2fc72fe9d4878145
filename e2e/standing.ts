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
