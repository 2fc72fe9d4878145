import type { Page } from '@playwright/test';
import { Cashier } from '../counter.ts';
import { cutOff } from '../fulfilment-chooser.ts';
import { signIn, withChips } from '../identity.ts';
import { KioskGuest } from '../kiosk.ts';
import { untilGivenUp } from '../patience.ts';
import { activeOrder, member, toCart } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

/** What else to do is said as it suits the screen. */
const failed = (page: Page, code: string) => page.getByText(`Error ${code}, please try again.`).last();

/** The calls whose line is dead, as the test says. */
async function deadLines(page: Page, names: readonly string[]): Promise<Set<string>> {
  const dead = new Set<string>();
  for (const name of names) await cutOff(page, name, () => (dead.has(name) ? undefined : null));
  return dead;
}

for (const [room, viewport] of [
  ['kiosk', { width: 1080, height: 1920 }],
  ['pos', { width: 1366, height: 1024 }],
] as const)
  test(`at the ${room} a line that is lost while signing in or out, or printing, is told by its code [ACC-312]`, async ({
    page,
    servery,
  }) => {
    await page.setViewportSize(viewport);
    const dead = await deadLines(page, ['Login', 'Logout', 'PrintQueue.add']);
    dead.add('Login');
    await page.goto(`${servery.url}/${room}/`);
    await signIn(page, 'staff@example.com');
    await expect(failed(page, 'LI1')).toBeVisible();
    dead.delete('Login');
    if (room === 'kiosk') await new KioskGuest(page).switchOn(servery);
    else await new Cashier(page).start(servery);
    dead.add('PrintQueue.add');
    await page.goto(`${servery.url}/${room}/order/${await activeOrder(servery)}`);
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    await expect(failed(page, 'PQ1')).toBeVisible();
    dead.add('Logout');
    await page.goto(`${servery.url}/${room}/logout`);
    await expect(failed(page, 'LO1')).toBeVisible();
  });

test.describe('on a phone', () => {
  test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

  test('a line that is lost while signing in or out, or in the account, is told by its code [ACC-312]', async ({
    page,
    servery,
  }) => {
    const dead = await deadLines(page, ['Login', 'Logout', 'CustomerAccount', 'ChangeProfile']);
    const shopper = await withChips(page, servery);
    dead.add('Login');
    await page.goto(`${servery.url}/login`);
    await signIn(page, 'member@example.com');
    await expect(failed(page, 'LI1')).toBeVisible();
    for (const [provider, who, code, fromCart] of [
      ['Apple', /Ada Orchard/, 'LI3', 'LIC3'],
      ['Google', /Grace Gum/, 'LI4', 'CLIC4'],
    ] as const) {
      await page.goto(`${servery.url}/login`);
      await page.getByRole('button', { name: `Continue with ${provider}` }).click();
      await page.getByRole('button', { name: who }).click();
      await expect(failed(page, code)).toBeVisible();
      await toCart(shopper);
      await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
      await page.getByRole('button', { name: `Sign in with ${provider}` }).click();
      await page.getByRole('button', { name: who }).click();
      await expect(failed(page, fromCart)).toBeVisible();
    }

    await member(page, servery);
    await page.goto(`${servery.url}/account`);
    await page.getByLabel('Name').fill('Sam Nguyen-Lee');
    dead.add('ChangeProfile');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(failed(page, 'AA1')).toBeVisible();
    dead.add('CustomerAccount');
    await page.clock.install();
    await page.goto(`${servery.url}/account`);
    await untilGivenUp(page, failed(page, 'GA1'));
    await expect(failed(page, 'GA1')).toBeVisible();
    dead.delete('CustomerAccount');
    dead.add('Logout');
    await page.goto(`${servery.url}/logout`);
    await expect(failed(page, 'LO1')).toBeVisible();
  });
});
