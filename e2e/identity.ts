import type { Page } from '@playwright/test';
import { expect, type Servery } from './servery.ts';
import { chipsInCart } from './prepared.ts';
import type { Shopper } from './shopper.ts';
import { tick } from './tick.ts';

/** Where a variant of the client has its pages. */
export const homeOf = ({ url }: Servery, variant: string): string =>
  variant === 'kiosk' || variant === 'pos' ? `${url}/${variant}` : url;

export const segment = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const choose = (page: Page, name: string) => tick(segment(page, name));
export const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
export const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart, 1 item/ }).first();

export async function signIn(page: Page, email: string, password = 'banksia-demo'): Promise<void> {
  // The page before may have a field for an email, too.
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit(page).click();
}

export async function withChips(page: Page, servery: Servery): Promise<Shopper> {
  const shopper = await chipsInCart(page, servery);
  await shopper.openMenu();
  await expect(cartLink(page)).toBeVisible();
  return shopper;
}
