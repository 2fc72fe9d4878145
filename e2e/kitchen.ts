import type { Browser, Page } from '@playwright/test';
import { expect, type Servery } from './servery.ts';
import { signedIn } from './signed-in.ts';

/** The cook in front of the board. */
export class Kitchen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  static async arrive(browser: Browser, servery: Servery, email = 'kitchen@example.com'): Promise<Kitchen> {
    const context = await browser.newContext({
      viewport: { width: 1920, height: 1080 },
      reducedMotion: 'reduce',
    });
    await signedIn(context, servery, ['console', email]);
    const page = await context.newPage();
    await page.goto(`${servery.url}/console/board`);
    await expect(page.getByRole('button', { name: /Banksia Kitchen|Dune/ })).toBeVisible();
    return new Kitchen(page);
  }

  column = (name: string) => this.page.getByRole('region', { name, exact: true });
  slip = (number: string) => this.page.getByRole('article', { name: new RegExp(`^Order ${number},`) });
  bump = (step: string, number: string) =>
    this.page.getByRole('button', { name: `${step} ${number}`, exact: true }).click();
}
