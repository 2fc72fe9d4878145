import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts } from './altered.ts';
import type { Servery } from './servery.ts';
import { chipsInCart, toCheckout } from './prepared.ts';
import type { Shopper } from './shopper.ts';

export const refusal = (message: string, code = 'unexpected') => ({
  ResponseCode: 'ERROR',
  Response: [message, { code }],
});

/** A guest with chips in the cart, for pickup at once, in front of the checkout. */
export async function atCheckout(page: Page, servery: Servery): Promise<Shopper> {
  const shopper = await chipsInCart(page, servery);
  await toCheckout(shopper);
  return shopper;
}

type Loose = Record<string, unknown>;
type Venue = Loose & { menu: Loose };

/**
 * Changes the venue wherever the page hears of it: in the answers of the server, and in the page itself. A page
 * that was changed may not speak to the sandbox, which the browser then takes for a private network.
 */
export async function alterVenue(
  page: Page,
  change: (merchant: Venue) => void,
  { inPage = true }: { inPage?: boolean } = {},
): Promise<void> {
  const alter = (holder: Loose) => {
    const merchant = holder['merchant'] as Venue;
    change(merchant);
    if (holder['menu']) change({ menu: holder['menu'] as Loose });
  };
  for (const name of ['Merchant', 'ManageCart.load_checkout'])
    await alterAnswer(page, name, (answer) => {
      if (answer.ResponseCode === 'SUCCESS') alter(answer.Response);
      return answer;
    });
  if (!inPage) return;
  await alterFacts(page, ({ first }) => {
    if (first['Merchant']) alter(first['Merchant'] as Loose);
  });
}

export async function typeCard(page: Page, number = '4111 1111 1111 1111'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('1230');
  await page.getByLabel('Security code').fill('012');
  await page.getByLabel('Name on card').fill('Sam Nguyen');
}
