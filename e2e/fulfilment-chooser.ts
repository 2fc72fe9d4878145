import type { Locator, Page } from '@playwright/test';
import { expect } from './servery.ts';
import type { Variant } from './browserless/screen.ts';
import { signIn } from './identity.ts';
import { clientHere, SAM, type Shopper } from './shopper.ts';
import { tick } from './tick.ts';

/** One call that never reaches the server: it is refused, or left without an answer. `null` lets it through. */
export async function cutOff(
  page: Page,
  name: string,
  refusal: () => object | null | undefined,
): Promise<void> {
  const [action, sub] = name.split('.');
  await page.route('**/api', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const meant = form.get('RequestAction') === action && (sub ?? null) === form.get('sub_action');
    if (!meant) return route.fallback();
    const json = refusal();
    if (json === null) return route.fallback();
    await (json ? route.fulfill({ json }) : route.abort());
  });
}

/** The fulfilment popup and the steps behind it, in the venue’s words. The till has them behind a key of its own. */
export class Ways {
  readonly page: Page;
  readonly shopper: Shopper;
  readonly #atTill: boolean;
  #signedIn = false;
  constructor(shopper: Shopper, variant: Variant = 'web') {
    this.page = shopper.page;
    this.shopper = shopper;
    this.#atTill = variant === 'pos';
  }

  /** In front of the menu, on a page that was loaded anew. */
  async arrive(): Promise<void> {
    if (!this.#atTill) return this.shopper.openMenu();
    await this.page.goto(`${this.shopper.servery.url}/pos/`);
    if (!this.#signedIn) await signIn(this.page, 'staff@example.com');
    this.#signedIn = true;
    await expect(this.page.getByRole('complementary', { name: 'Ticket' })).toBeVisible();
  }

  /** The last key of the ticket is called after the way that was chosen with it. */
  get #opener() {
    if (this.#atTill)
      return this.page
        .getByRole('group', { name: 'Fulfilment', exact: true })
        .locator('button[aria-pressed]')
        .last();
    return this.page.getByRole('button', { name: /^(Choose Fulfilment|Change fulfilment)$/ }).first();
  }

  get popup() {
    return this.page.getByRole('dialog', { name: 'Choose Fulfilment' });
  }

  get steps() {
    return this.page.getByRole('region', { name: 'Before you continue' });
  }

  get address() {
    return this.page.getByRole('combobox', { name: 'Delivery address' });
  }

  async open(): Promise<void> {
    await clientHere(this.page);
    await this.#opener.click();
    await expect(this.popup).toBeVisible();
  }

  choose = (name: RegExp) => tick(this.popup.getByRole('radio', { name }));
  set = () => this.popup.getByRole('button', { name: 'Set' }).click();

  async pickupNow(): Promise<void> {
    await this.open();
    await this.choose(/^Pickup/);
    await this.choose(/^ASAP/);
    await this.set();
    await expect(this.popup).toBeHidden();
  }

  /** A day that has times left whatever the hour is now, and its first free time. */
  async pickTomorrow(): Promise<void> {
    await tick(this.popup.getByRole('radio', { name: 'Tomorrow' }));
    await tick(
      this.popup.getByRole('radiogroup', { name: 'Time', exact: true }).locator('input:enabled').first(),
    );
  }

  /** A day on which nothing is too late yet, whatever the hour is now. */
  pickLastDay = (within: Locator) =>
    tick(within.getByRole('radiogroup', { name: 'Day' }).locator('input:enabled').last());

  async find(typed: string, wanted: string): Promise<void> {
    await this.address.fill('');
    await this.address.pressSequentially(typed);
    await this.page.getByRole('option', { name: wanted }).click();
  }

  /** Chips, details and the order itself; answers with what the receipt says. */
  async orderChips(dish = 'Add to Cart: Rosemary Chips'): Promise<string> {
    await this.page.getByRole('button', { name: dish }).first().click();
    await expect(this.shopper.said('Added to Cart')).toBeVisible();
    await this.page.goto(new URL('/checkout', this.page.url()).href);
    await this.shopper.fillDetails(SAM);
    await tick(this.page.getByRole('radio', { name: /Pay in store/ }));
    await this.shopper.placeOrder();
    return this.shopper.receiptNumber();
  }
}
