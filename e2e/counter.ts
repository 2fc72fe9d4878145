import type { Page } from '@playwright/test';
import { expect, type House } from './house.ts';
import { signIn } from './identity.ts';

/** Somebody behind the counter. */
export class Cashier {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get ticket() {
    return this.page.getByRole('complementary', { name: 'Ticket' });
  }

  get products() {
    return this.page.getByRole('list', { name: 'Products' });
  }

  async start(house: House): Promise<void> {
    await this.page.goto(`${house.url}/pos/`);
    await signIn(this.page, 'staff@example.com');
    await expect(this.ticket).toBeVisible();
  }

  async takeChips(): Promise<void> {
    await this.ticket.getByRole('button', { name: 'Take away' }).click();
    await this.page.getByRole('tab', { name: 'Burgers' }).click();
    await this.products.getByRole('button', { name: /Rosemary Chips/ }).click();
    await expect(this.ticket.getByRole('list', { name: 'Order lines' })).toContainText('Rosemary Chips');
  }

  /** The till opens once the server knows the product. */
  async goToPay(): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press('F9');
      await expect(this.page.getByRole('heading', { name: /Left to pay/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
}
