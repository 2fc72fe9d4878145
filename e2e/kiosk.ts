import type { Page } from '@playwright/test';
import { expect, type Servery } from './servery.ts';
import { followGuests } from './prepared.ts';
import { signedIn } from './signed-in.ts';

/** A key of the screen's own keyboard or number pad. */
export const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Types on the screen itself: a kiosk has no other keys. */
export async function touch(page: Page, text: string): Promise<void> {
  for (const letter of text) await key(page, letter === ' ' ? 'Space' : letter.toUpperCase()).click();
}

/** Somebody in front of the kiosk. */
export class KioskGuest {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
    followGuests(page);
  }

  /** The venue's own people switch it on in the morning. */
  async switchOn(servery: Servery): Promise<void> {
    await signedIn(this.page.context(), servery, ['kiosk', 'kiosk@example.com']);
    await this.page.goto(`${servery.url}/kiosk/`);
    await expect(this.takeAway).toBeVisible();
  }

  get takeAway() {
    return this.page.getByRole('button', { name: /Take away/ });
  }

  get viewCart() {
    return this.page.getByRole('button', { name: /View cart/ });
  }

  async beginWithChips(): Promise<void> {
    await this.takeAway.click();
    await this.page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
    await expect(this.viewCart).toBeEnabled();
  }

  async payInStore(): Promise<void> {
    await this.page.getByRole('button', { name: /Proceed to Checkout/ }).click();
    await expect(this.page.getByRole('button', { name: 'Space' })).toBeVisible();
  }
}
