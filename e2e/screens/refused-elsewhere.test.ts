import type { Page } from '@playwright/test';
import { alterVenue, refusal } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';
import { addBehindBack, emptyCart } from '../prepared.ts';
import { MENDS, oneForEach, SIGN_INS } from '../refusals.ts';
import { tick } from '../tick.ts';
import { cutOff } from '../fulfilment-chooser.ts';

const NOTICE = 'Please have your number ready.';
const STORE = /^Banksia Kitchen\s*12 Market Street\s*Fremantle\s*\(08\) 5550 0142$/;
const LABEL = 'Leave it on the shelf';

/** A venue with a notice and a handover without contact. */
const withNotice = (page: Page) =>
  alterVenue(page, ({ menu }) => {
    menu['checkout_notice'] = NOTICE;
    menu['contactless'] = {
      ...(menu['contactless'] as object),
      enabled: 1,
      pickup: 1,
      pickup_label: LABEL,
      pickup_desc: 'We put it there for you.',
      pickup_notes_link: '',
    };
  });

/** What the server says to the next submissions; `null` lets them through. Answers what was sent. */
async function refuses(page: Page) {
  const next = { answer: null as ReturnType<typeof refusal> | null };
  const sent: URLSearchParams[] = [];
  await cutOff(page, 'SubmitOrder', () => next.answer);
  page.on('request', (request) => {
    const form = new URLSearchParams(request.postData() ?? '');
    if (form.get('RequestAction') === 'SubmitOrder') sent.push(form);
  });
  return { next, sent };
}

const said = (page: Page, text: string) => page.getByText(text).last();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = (page: Page) => page.getByRole('button', { name: /^Place order/ }).first();

const TOTAL = 'The total has changed';

test.describe('at the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  async function atCheckout(page: Page, servery: Servery): Promise<KioskGuest> {
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await guest.viewCart.click();
    await guest.payInStore();
    await page.keyboard.type('mia');
    return guest;
  }

  test('venue, notice and the handover without contact are shown, and told to the server [CHK-015 CHK-018 CHK-164]', async ({
    page,
    servery,
  }) => {
    await withNotice(page);
    const { sent } = await refuses(page);
    await atCheckout(page, servery);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.getByText(STORE)).toBeVisible();
    await tick(page.getByRole('checkbox', { name: LABEL }));
    await expectAccessible(page);
    await place(page).click();
    await expect(page.getByRole('heading', { name: /You’re number/ })).toBeVisible();
    expect(sent.map((form) => form.get('contactless'))).toEqual(['1', '1']);
  });

  test('a refused order says why until it is answered, with the button that mends it [CHK-201 CHK-204 CHK-205 CHK-206 CHK-207 CHK-208 CHK-209 CHK-210 CHK-216 CHK-217 CHK-218]', async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    const { next } = await refuses(page);
    const guest = await atCheckout(page, servery);
    const refuse = async (message: string) => {
      next.answer = refusal(message);
      await place(page).click();
      await expect(said(page, message)).toBeVisible();
    };
    for (const { message, label } of oneForEach(MENDS)) {
      await refuse(message);
      await expect(button(page, label)).toBeVisible();
    }
    for (const { message } of oneForEach(SIGN_INS)) {
      await refuse(message);
      await expect(page.getByRole('button', { name: /Sign in|Reset password/ })).toHaveCount(0);
    }
    await refuse('Bad mobile');
    await expect(page.getByRole('button', { name: /^Mobile/ })).toHaveAttribute('aria-pressed', 'true');
    await refuse('That coupon is over');
    await button(page, 'Edit Voucher/Promo Code').click();
    await expect(page.getByRole('dialog', { name: 'Voucher/Promo Code' })).toBeVisible();
    await page.keyboard.press('Escape');
    await refuse('Product unavailable: Chips');
    await page.clock.runFor(20_000);
    await button(page, 'Back to Cart').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await guest.payInStore();
    await refuse('The requested time has past');
    await expectAccessible(page);
    await button(page, 'Change Time').click();
    await expect(guest.takeAway).toBeVisible();
  });

  test('a total that changed is shown, and placed only when it is agreed to', async ({ page, servery }) => {
    await atCheckout(page, servery);
    await addBehindBack(page, servery);
    await place(page).click();
    const asked = page.getByRole('dialog', { name: TOTAL });
    await expect(asked).toContainText('It was $8.00 and is now $16.00. We haven’t placed your order yet.');
    await expectAccessible(page);
    await asked.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByRole('heading', { name: /You’re number/ })).toBeVisible();
  });

  test('a session that timed out leaves an empty cart [CHK-202]', async ({ page, servery }) => {
    await atCheckout(page, servery);
    await emptyCart(page, servery);
    await place(page).click();
    await expect(said(page, 'Your session timed out')).toBeVisible();
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  });
});

test.describe('at the counter', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  async function atPay(page: Page, servery: Servery): Promise<void> {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.takeChips();
    await cashier.goToPay();
    await page.getByRole('button', { name: '$10.00', exact: true }).click();
  }

  test('venue, notice and the handover without contact are shown, and told to the server [CHK-015 CHK-018 CHK-164]', async ({
    page,
    servery,
  }) => {
    await withNotice(page);
    const { sent } = await refuses(page);
    await atPay(page, servery);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.getByText(STORE)).toBeVisible();
    await tick(page.getByRole('checkbox', { name: LABEL }));
    await expectAccessible(page);
    await place(page).click();
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
    expect(sent.map((form) => form.get('contactless'))).toEqual(['1', '1']);
  });

  test('a refused order says why until it is answered, with the button that mends it [CHK-201 CHK-204 CHK-205 CHK-206 CHK-207 CHK-208 CHK-209 CHK-210 CHK-216 CHK-217 CHK-218]', async ({
    page,
    servery,
  }) => {
    await page.clock.install();
    const { next } = await refuses(page);
    await atPay(page, servery);
    const refuse = async (message: string) => {
      next.answer = refusal(message);
      await place(page).click();
      await expect(said(page, message)).toBeVisible();
    };
    for (const { message, label } of oneForEach(MENDS)) {
      await refuse(message);
      await expect(button(page, label)).toBeVisible();
    }
    for (const { message } of oneForEach(SIGN_INS)) {
      await refuse(message);
      await expect(page.getByRole('button', { name: /Sign in|Reset password/ })).toHaveCount(0);
    }
    await refuse('The requested time has past');
    await page.clock.runFor(20_000);
    await expectAccessible(page);
    await button(page, 'Change Time').click();
    await expect(page.getByRole('dialog', { name: 'Choose Fulfilment' })).toBeVisible();
    await page.keyboard.press('Escape');
    await refuse('That coupon is over');
    await button(page, 'Edit Voucher/Promo Code').click();
    await expect(page.getByRole('dialog', { name: 'Voucher/Promo Code' })).toBeVisible();
    await page.keyboard.press('Escape');
    await refuse('Tell us your car reg');
    await button(page, 'Add Instruction').click();
    await expect(page.getByRole('dialog', { name: 'Instructions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await refuse('Bad mobile');
    await expect(page.getByLabel('Mobile')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await refuse('Product unavailable: Chips');
    await button(page, 'Back to Cart').click();
    await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
  });

  test('a session that timed out leaves an empty ticket [CHK-202]', async ({ page, servery }) => {
    await atPay(page, servery);
    await emptyCart(page, servery);
    await place(page).click();
    await expect(said(page, 'Your session timed out')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Ticket' }).getByText('Rosemary Chips')).toHaveCount(
      0,
    );
  });

  test('a total that changed is shown, and placed only when it is agreed to', async ({ page, servery }) => {
    await atPay(page, servery);
    await addBehindBack(page, servery);
    await place(page).click();
    const asked = page.getByRole('dialog', { name: TOTAL });
    await expect(asked).toContainText('It was $8.00 and is now $16.00. We haven’t placed your order yet.');
    await expectAccessible(page);
    // What was handed over is not enough any more.
    await expect(asked.getByRole('button', { name: /Place order/ })).toHaveCount(0);
    await asked.getByRole('button', { name: /^Collect the rest.*\$6\.00/ }).click();
    await expect(page.getByRole('heading', { name: 'Left to pay' })).toContainText('$6.00');
    await page.getByRole('button', { name: '$20.00', exact: true }).click();
    await place(page).click();
    await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
    await expect(page.getByText('$4.00', { exact: true })).toBeVisible();
  });
});
