import type { Page } from '@playwright/test';
import type { Variant } from './browserless/screen.ts';
import { Cashier } from './counter.ts';
import { signIn } from './identity.ts';
import { expect, type Servery } from './servery.ts';
import { KioskGuest } from './kiosk.ts';
import { patiently } from './patience.ts';
import { Pinpad, readyWithPinpad } from './pinpad.ts';

const KIOSK = { width: 1080, height: 1920 };
const TILL = { width: 1366, height: 1024 };

/** A kiosk or a till, up to the order that is placed: what both have, each in its own form. */
export class Desk {
  readonly page: Page;
  readonly servery: Servery;
  readonly isKiosk: boolean;
  readonly guest: KioskGuest;
  readonly cashier: Cashier;
  constructor(page: Page, servery: Servery, variant: Variant) {
    this.page = page;
    this.servery = servery;
    this.isKiosk = variant === 'kiosk';
    this.guest = new KioskGuest(page);
    this.cashier = new Cashier(page);
  }

  said = (text: string) => this.page.getByText(text).last();
  button = (name: string | RegExp) =>
    this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

  get details() {
    return this.page.getByRole('dialog', { name: /^(Your Details|Staff Order for Customer)$/ });
  }

  get place() {
    return this.button(/^Place order/).first();
  }

  async start(): Promise<void> {
    await this.page.setViewportSize(this.isKiosk ? KIOSK : TILL);
    await (this.isKiosk ? this.guest.switchOn(this.servery) : this.cashier.start(this.servery));
  }

  /** As on the day on which it is put up. */
  async startByForm(): Promise<void> {
    await this.page.goto(`${this.servery.url}/${this.isKiosk ? 'kiosk' : 'pos'}/`);
    await signIn(this.page, this.isKiosk ? 'kiosk@example.com' : 'staff@example.com');
    await expect(this.isKiosk ? this.guest.takeAway : this.cashier.ticket).toBeVisible();
  }

  get pinpad(): Pinpad {
    return new Pinpad(this.servery, this.isKiosk ? 'kiosk-1' : 'counter-1');
  }

  /** Where terminals stand: a kiosk sells what it delivers only on its pinpad. */
  async startWithPinpad(): Promise<void> {
    await this.page.setViewportSize(this.isKiosk ? KIOSK : TILL);
    await readyWithPinpad(this.page, this.pinpad, this.isKiosk ? 'kiosk' : 'pos');
  }

  /** Chips for pickup at once: in the cart of the kiosk, on the ticket of the till. */
  async chips(): Promise<void> {
    if (!this.isKiosk) return this.cashier.takeChips();
    await this.guest.beginWithChips();
    await this.guest.viewCart.click();
  }

  async toCheckout(): Promise<void> {
    await (this.isKiosk ? this.guest.payInStore() : this.cashier.goToPay());
  }

  /** Switched on, with chips, in front of the checkout. */
  async atCheckout(): Promise<void> {
    await this.start();
    await this.chips();
    await this.toCheckout();
  }

  /** The page anew: a kiosk then begins with somebody else. */
  async again(): Promise<void> {
    await this.page.goto(`${this.servery.url}/${this.isKiosk ? 'kiosk' : 'pos'}/`);
    await this.chips();
    await this.toCheckout();
  }

  /** What a till asks in a dialog of its own stands in the checkout of a kiosk. */
  async openDetails(): Promise<void> {
    if (!this.isKiosk) await this.button('Customer details').click();
    await expect(this.details).toBeVisible();
  }

  async closeDetails(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.details).toHaveCount(0);
  }

  /** The field that a label belongs to: at a kiosk the key that has the keyboard write into it. */
  field(label: string) {
    const name = new RegExp(`^${label}( \\(?optional\\)?)?$`);
    return this.isKiosk ? this.details.getByRole('button', { name }) : this.details.getByLabel(name);
  }

  async write(label: string, text: string): Promise<void> {
    if (!this.isKiosk) return this.field(label).fill(text);
    if ((await this.field(label).count()) > 0) await this.field(label).click();
    await this.details.getByRole('button', { name: 'Clear' }).click();
    await this.page.keyboard.type(text);
  }

  /** What can be done with a line of a ticket shows once it is touched. */
  async openLine(): Promise<void> {
    if (this.isKiosk) return;
    const lines = this.cashier.ticket.getByRole('list', { name: 'Order lines' });
    // The line is another one once the server has answered.
    await patiently(async (patience) => {
      const add = this.button('Add one Rosemary Chips');
      if ((await add.count()) === 0) await lines.getByRole('button', { name: /Rosemary Chips/ }).click();
      await expect(add).toBeVisible(patience);
    });
  }

  async instruct(text: string): Promise<void> {
    await this.button(/^(Add instructions|Instructions)$/).click();
    const popup = this.page.getByRole('dialog', { name: 'Instructions' });
    await expect(popup).toBeVisible();
    if (this.isKiosk) await this.page.keyboard.type(text);
    else await popup.getByRole('textbox').fill(text);
    await popup.getByRole('button', { name: 'Save' }).click();
  }

  /** All that is missing for an order: a name at the kiosk, money on the counter. */
  async fill(): Promise<void> {
    if (this.isKiosk) await this.write('Name', 'mia');
    else await this.button('$10.00').click();
  }

  async placed(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { name: this.isKiosk ? /You’re number/ : /Order placed/ }),
    ).toBeVisible();
  }

  /** The next one begins. */
  async next(): Promise<void> {
    await this.button('Start New Order').click();
    await expect(this.isKiosk ? this.guest.takeAway : this.cashier.products).toBeVisible();
  }
}
