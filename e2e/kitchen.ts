import type { Browser, Page } from '@playwright/test';
import { expect, type Servery } from './servery.ts';

/** The cook in front of the board. */
export class Kitchen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  static async arrive(browser: Browser, servery: Servery, email = 'kitchen@example.com'): Promise<Kitchen> {
    const page = await (
      await browser.newContext({ viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' })
    ).newPage();
    await page.goto(`${servery.url}/console/`);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: /Banksia Kitchen|Dune/ })).toBeVisible();
    return new Kitchen(page);
  }

  column = (name: string) => this.page.getByRole('region', { name, exact: true });
  slip = (number: string) => this.page.getByRole('article', { name: new RegExp(`^Order ${number},`) });
  bump = (step: string, number: string) =>
    this.page.getByRole('button', { name: `${step} ${number}`, exact: true }).click();
}
