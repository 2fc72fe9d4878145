import type { Page } from '@playwright/test';
import { alterAnswer } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';
import { chipsInCart, member, toCart } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { tick } from '../tick.ts';

const firstTime = (page: Page) =>
  tick(page.getByRole('radiogroup', { name: 'Time', exact: true }).locator('input:enabled').first());

test.describe('at the kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

  const placed = (page: Page, name: RegExp) =>
    expect(page.getByRole('heading', { name: /You’re number \d+/ })).toContainText(name);

  test('a busy kitchen’s time is quoted before anything is touched', async ({ page, servery }) => {
    await alterAnswer(page, 'FulfilmentTimes', (answer) => {
      const said = answer.Response as { asap_due: number };
      return { ...answer, Response: { ...said, asap_due: said.asap_due + 14 * 60 } };
    });
    await new KioskGuest(page).switchOn(servery);
    await expect(page.getByText(/Ready in about (28|29|30) minutes/)).toBeVisible();
  });

  test('a kitchen that isn’t busy is quoted the same before and after a guest begins', async ({
    page,
    servery,
  }) => {
    // Nobody is promised a part of a minute.
    await alterAnswer(page, 'FulfilmentTimes', (answer) => {
      const said = answer.Response as { asap_due: number };
      return { ...answer, Response: { ...said, asap_due: said.asap_due + 30 } };
    });
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await expect(page.getByText('Ready in about 15 minutes')).toBeVisible();
    await guest.takeAway.click();
    await expect(page.getByText('Take away · 15 min')).toBeVisible();
  });

  test('somebody at a table, and somebody with a booking, order what they want', async ({
    page,
    servery,
  }) => {
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await page.getByRole('button', { name: /Table/ }).click();
    for (const digit of ['1', '2']) await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByRole('button', { name: 'Start order at table 12' }).click();
    await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
    await guest.viewCart.click();
    await expect(page.getByRole('button', { name: /Table 12.*Change fulfilment/ })).toBeVisible();
    await expectAccessible(page);
    await guest.payInStore();
    await page.keyboard.type('mia');
    await page.getByRole('button', { name: /Place order/ }).click();
    await placed(page, /Mia/);
    await page.getByRole('button', { name: 'Start New Order' }).click();

    await page.getByRole('button', { name: 'More ways to order' }).click();
    await page.getByRole('button', { name: /^Booking/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Booking' });
    await sheet.getByRole('button', { name: 'Add one person' }).click();
    await tick(sheet.getByRole('radio', { name: 'Tomorrow' }));
    await firstTime(page);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Next' }).click();
    for (const key of ['S', 'M', 'I', 'T', 'H'])
      await sheet.getByRole('button', { name: key, exact: true }).click();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Start order' }).click();
    await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
    await guest.viewCart.click();
    await guest.payInStore();
    await page.getByRole('button', { name: /Place order/ }).click();
    await placed(page, /Smith/);
  });

  test('cancelling goes back to the menu, and the next one finds nothing of the last [ORD-230]', async ({
    page,
    servery,
  }) => {
    const guest = new KioskGuest(page);
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await guest.viewCart.click();
    await page.getByRole('button', { name: 'Enter voucher or promo code' }).click();
    await page.keyboard.type('spring10');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'SPRING10' })).toBeVisible();
    await guest.payInStore();
    await page.keyboard.type('wilhelmina');
    await expect(page.getByText('Wilhelmina')).toBeVisible();
    await page.getByRole('dialog', { name: 'Your Details' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expect(guest.takeAway).toBeVisible();
    await expect(page).toHaveURL(/\/kiosk\/menu\//);
    const held = await page.evaluate(() => Object.values(localStorage).join('\n'));
    expect(held).not.toContain('SPRING10');
    expect(held).not.toMatch(/wilhelmina/i);
    expect(held).toContain('"fulfilment":null');
    await guest.takeAway.click();
    await expect(page.getByText('Your cart is empty').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
    await guest.viewCart.click();
    await guest.payInStore();
    await expect(page.getByText(/wilhelmina/i)).toHaveCount(0);
  });
});

async function atCounter(page: Page, servery: Servery): Promise<Ways> {
  await page.goto(`${servery.url}/pos/`);
  await page.getByRole('textbox', { name: 'Email' }).fill('staff@example.com');
  await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('list', { name: 'Products' })
    .getByRole('button', { name: /Rosemary Chips/ })
    .click();
  return new Ways(new Shopper(page, servery));
}

async function payCash(page: Page): Promise<void> {
  await page.keyboard.press('F9');
  await page
    .getByRole('button', { name: /^\$(10|50|100)\.00$/ })
    .last()
    .click();
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByRole('heading', { name: /Order placed \d+/ })).toBeVisible();
}

test.describe('at the counter', () => {
  test.use({ viewport: { width: 1366, height: 1024 } });

  test('a busy kitchen’s order is promised at the till for when it is due', async ({ page, servery }) => {
    await alterAnswer(page, 'SubmitOrder', (answer, form) => {
      const said = answer.Response as { due: number };
      return form.get('preorder') === '0'
        ? answer
        : { ...answer, Response: { ...said, due: said.due + 14 * 60 } };
    });
    await atCounter(page, servery);
    await payCash(page);
    await expect(page.getByText('Ready around 12:29 pm')).toBeVisible();
    const ticket = page.getByRole('complementary', { name: 'Ticket' });
    await expect(ticket).toContainText('Take away · 12:29 pm');
    await expect(ticket).not.toContainText('15 min');
  });

  test('staff take an order for a table and one for a booking', async ({ page, servery }) => {
    const ways = await atCounter(page, servery);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.keyboard.type('7');
    await page.getByRole('button', { name: 'Use table 7' }).click();
    await expect(page.getByRole('button', { name: 'Table 7' })).toBeVisible();
    await payCash(page);
    await page.getByRole('button', { name: 'Start New Order' }).click();

    await page
      .getByRole('list', { name: 'Products' })
      .getByRole('button', { name: /Rosemary Chips/ })
      .click();
    await page.getByRole('button', { name: 'Other' }).click();
    await ways.choose(/^Booking/);
    await ways.popup.getByLabel('Name').fill('Smith');
    await ways.pickTomorrow();
    await expectAccessible(page);
    await ways.set();
    await expect(page.getByRole('button', { name: 'Booking' })).toHaveAttribute('aria-pressed', 'true');
    await payCash(page);
  });

  test('a delivery is taken down without anything being filled in by itself, and cancelling forgets it [ORD-019 ORD-231 CHK-092 ACC-236]', async ({
    page,
    servery,
  }) => {
    const ways = await atCounter(page, servery);
    await page.getByLabel('Name', { exact: true }).fill('Oscar');
    for (const typed of await page.getByRole('complementary', { name: 'Ticket' }).getByRole('textbox').all())
      await expect(typed).toHaveAttribute('autocomplete', 'off');
    await page.getByRole('button', { name: 'Other' }).click();
    await ways.choose(/^Delivery/);
    await ways.set();
    await expect(ways.address).toHaveCount(0);
    const fields = ways.steps.getByRole('textbox');
    await expect(fields).toHaveCount(5);
    for (const field of await fields.all()) await expect(field).toHaveAttribute('autocomplete', 'off');
    await ways.steps.getByLabel('Street address').fill('5 High Street');
    await ways.steps.getByLabel('Suburb').fill('Fremantle');
    await ways.steps.getByLabel('Postcode').fill('6160');
    await page.keyboard.press('Enter');
    await expect(ways.steps.getByText(/5 High Street/)).toBeVisible();
    await expectAccessible(page);
    await ways.steps.getByRole('button', { name: 'Proceed to Cart' }).click();
    const ticket = page.getByRole('complementary', { name: 'Ticket' });
    await expect(ticket.getByText('$13.00').first()).toBeVisible();
    await ticket.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    const held = await page.evaluate(() => Object.values(localStorage).join('\n'));
    expect(held).not.toContain('5 High Street');
    expect(held).not.toContain('Oscar');
  });
});

test(
  'a member, a kiosk and staff go straight to checkout; a guest is asked first [ORD-235]',
  { on: ['web', 'app'] },
  async ({ browser, servery }) => {
    const opened = async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const asGuest = await chipsInCart(await opened(), servery);
    const asMember = await member(await opened(), servery, { chips: true });
    for (const shopper of [asGuest, asMember]) {
      await toCart(shopper);
      await shopper.page.getByRole('button', { name: /Proceed to Checkout/ }).click();
    }
    await expect(asMember.page).toHaveURL(/\/checkout$/);
    await expect(asGuest.page.getByRole('dialog', { name: 'Account Signin' })).toBeVisible();

    const guest = new KioskGuest(await opened());
    await guest.switchOn(servery);
    await guest.beginWithChips();
    await guest.viewCart.click();
    await guest.payInStore();
    await expect(guest.page).toHaveURL(/\/kiosk\/checkout$/);

    const till = await opened();
    await atCounter(till, servery);
    await expect(till.getByRole('list', { name: 'Order lines' })).toContainText('Rosemary Chips');
    await till.keyboard.press('F9');
    await expect(till).toHaveURL(/\/pos\/checkout$/);
  },
);
