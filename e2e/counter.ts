import type { Page } from '@playwright/test';
import { expect, type Servery } from './servery.ts';
import { signedIn } from './signed-in.ts';
import { patiently } from './patience.ts';

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

  get leftToPay() {
    return this.page.getByRole('heading', { name: /Left to pay/ }).getByRole('status');
  }

  /** Ten products that one key adds, as they are called. */
  async instantProducts(): Promise<string[]> {
    const names: string[] = await this.page.evaluate(async () => {
      const body = new URLSearchParams({
        RequestAction: 'Merchant',
        Token: 'demo-token',
        Version: '7',
        AppId: 'servery-demo',
        AppMode: 'pos',
        menu_name: 'banksia-kitchen',
      });
      const answer = await (await fetch('/api', { method: 'POST', body })).json();
      type Item = { name: string; must_choose: number; is_available: number; is_visible: number };
      const items: Item[] = answer.Response.merchant.menu.items.flatMap(
        ({ items }: { items: Item[] }) => items,
      );
      return items
        .filter((item) => item.must_choose === 0 && item.is_available === 1 && item.is_visible === 1)
        .map((item) => item.name);
    });
    return names.slice(-10);
  }

  async start(servery: Servery): Promise<void> {
    await signedIn(this.page.context(), servery, ['pos', 'staff@example.com']);
    await this.page.goto(`${servery.url}/pos/`);
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
    await patiently(async (patience) => {
      await this.page.keyboard.press('F9');
      await expect(this.page.getByRole('heading', { name: /Left to pay/ })).toBeVisible(patience);
    });
  }
}
