import type { Page } from '@playwright/test';
import { expect, type Servery } from './servery.ts';
import { tick } from './tick.ts';

export const SAM = { name: 'Sam Nguyen', email: 'sam@example.com', mobile: '491 570 156' };

/** Runs in the page. */
export const isClient = (): boolean => {
  const first = document.querySelector('#root > *');
  return first !== null && Object.keys(first).some((name) => name.startsWith('__react'));
};

/** The client has taken over what the server drew: React knows the page's elements. */
export const clientHere = (page: Page): Promise<unknown> => page.waitForFunction(isClient);

/** Somebody ordering on the web, in the venue's words. */
export class Shopper {
  readonly page: Page;
  readonly servery: Servery;
  constructor(page: Page, servery: Servery) {
    this.page = page;
    this.servery = servery;
  }

  async openMenu(): Promise<void> {
    await this.page.goto(`${this.servery.url}/menu/banksia-kitchen`);
    await expect(this.page.getByRole('heading', { name: 'Banksia Kitchen', level: 1 })).toBeVisible();
    await clientHere(this.page);
  }

  async choosePickupNow(): Promise<void> {
    await this.page
      .getByRole('button', { name: /Choose Fulfilment/ })
      .first()
      .click();
    const popup = this.page.getByRole('dialog', { name: 'Choose Fulfilment' });
    await tick(popup.getByRole('radio', { name: /^Pickup/ }));
    await tick(popup.getByRole('radio', { name: /^ASAP/ }));
    await popup.getByRole('button', { name: 'Set' }).click();
    await expect(popup).toBeHidden();
  }

  /** The categories say which part of the menu is being read. */
  async readAsFarAs(category: string): Promise<void> {
    const heading = this.page.getByRole('heading', { name: category, exact: true });
    await heading.evaluate((it) => it.scrollIntoView({ block: 'start' }));
    const categories = this.page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.locator('[aria-current=true]:visible')).toHaveText(category);
  }

  async addChips(): Promise<void> {
    // A member's cart may hold some from before.
    await this.page
      .getByRole('button', { name: /^Add to Cart: Rosemary Chips/ })
      .first()
      .click();
    await expect(this.said('Added to Cart')).toBeVisible();
  }

  /** A toast, as it is seen; the same words also stand in a live region for screen readers. */
  said = (text: string) => this.page.getByText(text).last();

  dish = (name: string) => this.page.getByRole('button', { name, exact: true });
  product = (name: string) => this.page.getByRole('dialog', { name });

  async goToCheckoutAsGuest(): Promise<void> {
    await this.page.getByRole('button', { name: /Proceed to Checkout/ }).click();
    const popup = this.page.getByRole('dialog', { name: 'Account Signin' });
    await popup.getByText('Continue as Guest').click();
    await expect(this.page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  }

  async fillDetails(who: typeof SAM = SAM): Promise<void> {
    await this.page.getByLabel('Name', { exact: true }).fill(who.name);
    await this.page.getByRole('textbox', { name: 'Email' }).fill(who.email);
    await this.page.getByLabel('Mobile').fill(who.mobile);
  }

  placeOrder = () => this.page.getByRole('button', { name: /Place order/ }).click();

  /** The number on the receipt. */
  async receiptNumber(): Promise<string> {
    const heading = this.page.getByRole('heading', { name: /Your order is \d+/ });
    await expect(heading).toBeVisible();
    return /(\d+)/.exec((await heading.textContent()) ?? '')?.[1] ?? '';
  }

  progress = () =>
    this.page.getByRole('list', { name: 'Progress of your order' }).locator('[aria-current="step"]');
}
