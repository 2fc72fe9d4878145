import type { BrowserContext, Page } from '@playwright/test';
import { Cashier } from '../counter.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';

import { newMember } from '../prepared.ts';
import { type Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';
import { tracesOf } from '../traces.ts';
import { Ways } from '../fulfilment-chooser.ts';

const STREET = '8 Norfolk Street';
const NOTE = 'allergic to sesame';

/** A member has something delivered home, up to the checkout, with a note in the cart and past orders looked at. */
async function usesAll(shopper: Shopper, servery: Servery): Promise<void> {
  const { page } = shopper;
  const ways = new Ways(shopper);
  await page.goto(`${servery.url}/account/orders`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shopper.openMenu();
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await ways.find('8 norfolk', STREET);
  await tick(ways.steps.getByRole('radio', { name: 'Tomorrow' }));
  await ways.steps.getByRole('button', { name: 'Proceed to Menu' }).click();
  await shopper.addChips();
  await page.goto(`${servery.url}/cart`);
  await page
    .getByRole('button', { name: /instructions/i })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill(NOTE);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Save|Set|Add/ })
    .click();
  await expect(page.getByText(NOTE).first()).toBeVisible();
  for (let more = 0; more < 2; more += 1)
    await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
}

const sidOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name, value }) => name.endsWith('sid') && value !== '');

const goToPage = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const leaving: Record<string, (page: Page, context: BrowserContext) => Promise<void>> = {
  'signing out': async (page) => {
    await goToPage(page, '/logout');
    await expect(page.getByText('Logout success').last()).toBeVisible();
  },
  'closing the account': async (page) => {
    await goToPage(page, '/account');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
  'a session that ended': async (page, context) => {
    const sid = await sidOf(context);
    if (!sid) throw new Error('nobody is signed in');
    const ended = 'a'.repeat(sid.value.length);
    // An answer that was on its way may put the old one back: then it is ended once more.
    await expect(async () => {
      await context.addCookies([{ ...sid, value: ended }]);
      await goToPage(page, '/account');
      await goToPage(page, '/account/orders');
      await expect.poll(async () => (await sidOf(context))?.value, { timeout: 10_000 }).toBeUndefined();
    }).toPass();
  },
};

for (const [how, leave] of Object.entries(leaving))
  test(`nothing of a member is left on the device after ${how}`, async ({ page, servery, context }) => {
    const email = 'mia@example.com';
    const shopper = await newMember(page, servery, email);
    await usesAll(shopper, servery);
    const theirs = [email, 'Mia Lim', '570 110', '570110', 'Norfolk', NOTE, 'Rosemary Chips"'];
    expect((await tracesOf(page, theirs)).length).toBeGreaterThan(5);
    await leave(page, context);
    await expect.poll(() => tracesOf(page, theirs.slice(0, -1))).toEqual([]);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('servery:demo:web') ?? '{}'));
    expect(stored).toMatchObject({
      fulfilment: null,
      address: { delivery_address: '', delivery_address_id: 0 },
    });
    await page.goto(`${servery.url}/cart`);
    await expect(page.getByText('Your cart is empty').first()).toBeVisible();
    expect(await tracesOf(page, theirs.slice(0, -1))).toEqual([]);
  });

test('the counter forgets a customer with the order, and keeps the way it goes out [CHK-200]', async ({
  page,
  servery,
}) => {
  const cashier = new Cashier(page);
  await cashier.start(servery);
  await cashier.takeChips();
  await cashier.ticket.getByLabel(/Name/).fill('Priya Shah');
  await cashier.ticket.getByLabel(/Mobile/).fill('0491570110');
  await cashier.goToPay();
  await page.getByRole('button', { name: '$8.00' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start New Order' }).click();
  await expect(cashier.ticket).toBeVisible();
  await expect.poll(() => tracesOf(page, ['Priya', '0491570110'])).toEqual([]);
  await expect(cashier.ticket.getByRole('button', { name: 'Take away' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
