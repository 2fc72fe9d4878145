import type { Locator, Page } from '@playwright/test';
import type { Variant } from './browserless/screen.ts';
import { Cashier } from './counter.ts';
import { key, KioskGuest, touch } from './kiosk.ts';
import { expect, type Servery } from './servery.ts';

/** Somebody who orders at a kiosk, or staff who do it for them at the till: the same venue on two kinds of screen. */
export class AtDevice {
  readonly page: Page;
  readonly servery: Servery;
  readonly isKiosk: boolean;
  readonly #guest: KioskGuest;
  readonly #cashier: Cashier;
  constructor(page: Page, servery: Servery, variant: Variant) {
    this.page = page;
    this.servery = servery;
    this.isKiosk = variant === 'kiosk';
    this.#guest = new KioskGuest(page);
    this.#cashier = new Cashier(page);
  }

  /** Signed in for the day, before anybody has ordered. */
  signIn = (): Promise<void> =>
    this.isKiosk ? this.#guest.switchOn(this.servery) : this.#cashier.start(this.servery);

  url = (path: string): string => `${this.servery.url}/${this.isKiosk ? 'kiosk' : 'pos'}${path}`;

  /** In front of the menu, to take away. */
  async begin(): Promise<void> {
    const before = this.isKiosk
      ? this.#guest.takeAway
      : this.ticket.getByRole('button', { name: 'Take away' });
    await before.click();
    await expect(this.dish('Rosemary Chips')).toBeVisible();
  }

  async arrive(): Promise<void> {
    await this.signIn();
    await this.begin();
  }

  get ticket(): Locator {
    return this.#cashier.ticket;
  }

  /** Its key, that adds it or opens it. */
  dish = (name: string): Locator =>
    this.isKiosk
      ? this.page.getByRole('button', { name: `Add to Cart: ${name}` })
      : this.#cashier.products.getByRole('button', { name: new RegExp(name) });

  product = (name: string): Locator => this.page.getByRole('dialog', { name });

  get lines(): Locator {
    return this.isKiosk
      ? this.page.getByRole('list', { name: 'Your order' })
      : this.ticket.getByRole('list', { name: 'Order lines' });
  }

  /** The till has it beside the menu, with one line open for changes. */
  async toCart(line = 'Rosemary Chips'): Promise<void> {
    if (this.isKiosk) await this.#guest.viewCart.click();
    else {
      const facts = this.lines.locator('button[aria-expanded]').filter({ hasText: line });
      if ((await facts.getAttribute('aria-expanded')) === 'false') await facts.click();
    }
    await expect(this.page.getByRole('button', { name: `Add one ${line}` })).toBeVisible();
  }

  /** In the cart of the server too: until it has answered a line may still be another one. */
  async addChips(): Promise<void> {
    const added = this.page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('sub_action=add_to_order'),
    );
    await this.dish('Rosemary Chips').click();
    await added;
    if (this.isKiosk) await expect(this.#guest.viewCart).toBeEnabled();
    else await expect(this.lines).toContainText('Rosemary Chips');
  }

  /** On the kiosk’s own keys, or in the field. */
  async type(label: string, text: string): Promise<void> {
    if (!this.isKiosk) return this.page.getByRole('dialog').getByLabel(label).fill(text);
    if (await key(this.page, 'Clear').isVisible()) await key(this.page, 'Clear').click();
    await touch(this.page, text);
  }

  said = (text: string | RegExp): Locator => this.page.locator('[data-kind]').getByText(text).last();
}
