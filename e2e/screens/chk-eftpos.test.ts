import type { Page } from '@playwright/test';
import { answersTo, listen } from '../altered.ts';
import { atCheckout } from '../at-checkout.ts';
import { Cashier } from '../counter.ts';
import { KioskGuest } from '../kiosk.ts';
import { Pinpad, switchOn } from '../pinpad.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test.use({ on: ['web', 'app'], terminals: true });

/** Paired, where no journey before has done it: what the screen shows first is not yet what it is told. */
async function ready(page: Page, pinpad: Pinpad, who: 'kiosk' | 'pos'): Promise<void> {
  const calls = answersTo(page);
  await switchOn(page, pinpad.servery, who);
  type Told = { account: { eftpos: { secret: string } } };
  const told = (await calls.of('Linkly')).answer.Response as Told;
  if (told.account.eftpos.secret === '') await pinpad.pairAt(page);
  const ticket = page.getByRole('complementary', { name: 'Ticket' });
  await expect(who === 'kiosk' ? page.getByRole('button', { name: /Take away/ }) : ticket).toBeVisible();
}

const codes = (calls: ReturnType<typeof listen>) =>
  new Set(
    calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form.get('payment_method') ?? ''),
  );

test('the terminal is offered at the kiosk and the counter alone, and told by its code [CHK-098 CHK-100]', async ({
  browser,
  servery,
}) => {
  const opened = async (width: number, height: number) =>
    (await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })).newPage();
  const kiosk = await opened(1080, 1920);
  const pinpad = new Pinpad(servery, 'kiosk-1');
  const calls = listen(kiosk);
  const guest = new KioskGuest(kiosk);
  await ready(kiosk, pinpad, 'kiosk');
  await guest.beginWithChips();
  await guest.viewCart.click();
  await guest.payInStore();
  await kiosk.keyboard.type('mia');
  await kiosk.getByRole('button', { name: /Pay with Eftpos/ }).click();
  await pinpad.asksFor('PURCHASE $8.00');
  await pinpad.press('tap');
  await expect(kiosk.getByRole('heading', { name: /Thanks, Mia/ })).toBeVisible();
  expect([...codes(calls)]).toEqual(['eftpos']);

  const till = await opened(1366, 1024);
  const counter = new Pinpad(servery, 'counter-1');
  const sent = listen(till);
  const cashier = new Cashier(till);
  await ready(till, counter, 'pos');
  await cashier.takeChips();
  await cashier.goToPay();
  await till.getByRole('button', { name: /^Eftpos/ }).click();
  await counter.asksFor('PURCHASE $8.00');
  await counter.press('tap');
  await expect(till.getByRole('heading', { name: /Order placed/ })).toBeVisible();
  expect([...codes(sent)]).toEqual(['eftpos']);

  const phone = await opened(390, 844);
  await atCheckout(phone, servery);
  await expect(phone.getByRole('radio', { name: /^Card/ })).toBeVisible();
  await expect(phone.getByText(/Eftpos/)).toHaveCount(0);
});
