import type { Browser, Page } from '@playwright/test';
import { wayCodes } from '@servery/domain/payments/ways';
import { alterAnswer } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { Kitchen } from '../kitchen.ts';
import { expectAccessible } from '../looks.ts';
import { chipsInCart, toCheckout } from '../prepared.ts';
import { expect, type Servery } from '../servery.ts';
import { tick } from '../tick.ts';

const TITLE = { name: 'Ways to pay', exact: true, level: 1 };

async function atWays(browser: Browser, servery: Servery): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${servery.url}/console/details`);
  await page.getByRole('link', { name: 'Ways to pay', exact: true }).click();
  await expect(page.getByRole('heading', TITLE)).toBeVisible();
  return page;
}

test('a way to pay is switched off online and kept for pickup at the kiosk, and taken back', async ({
  page: customer,
  browser,
  servery,
}) => {
  const page = await atWays(browser, servery);
  const online = page.getByRole('checkbox', { name: 'Pay in store: Web, app' });
  await expect(online).toBeChecked();
  await online.uncheck();
  await page.getByRole('button', { name: 'Pay in store: what it’s for, All ways' }).click();
  await page.getByRole('button', { name: 'Pickup', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pay in store: what it’s for, Pickup' })).toBeVisible();
  await expect(page.getByText('1 change not saved: Pay in store')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Ways to pay saved').last()).toBeVisible();

  const shopper = await chipsInCart(customer, servery);
  await toCheckout(shopper);
  await expect(customer.getByRole('radio', { name: /^Card/ })).toBeVisible();
  await expect(customer.getByRole('radio', { name: /^Pay in store/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(online).toBeChecked();
  await page.getByRole('button', { name: 'Changes' }).click();
  const history = page.getByRole('complementary', { name: 'Changes' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history).toContainText('Banksia Kitchen: Pay in store: where and for what');
  await page.context().close();
});

test('a surcharge above its cost can’t be saved, and one tap makes it as much', async ({
  browser,
  servery,
}) => {
  const page = await atWays(browser, servery);
  await tick(page.getByRole('radio', { name: 'Surcharges' }));
  await expect(page.getByText(/Surcharges on Visa, Mastercard and eftpos were to end/)).toBeVisible();
  const percent = page.getByRole('textbox', { name: 'American Express: surcharge, in percent' });
  await page.getByRole('textbox', { name: 'American Express: costs you, in percent' }).fill('1,90');
  await percent.fill('2.5');
  await expect(page.getByText('More than it costs you.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(percent).toBeFocused();
  await expect(page.getByText('1 change not saved: American Express surcharge')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use 1.9%' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Ways to pay saved').last()).toBeVisible();
  await expect(percent).toHaveValue('1.9');
  await page.context().close();
});

test('a surcharge for a day is set with what customers read, on the menu, in the cart and on the receipt', async ({
  page: customer,
  browser,
  servery,
}) => {
  const page = await atWays(browser, servery);
  await tick(page.getByRole('radio', { name: 'Surcharges' }));
  await page.getByRole('button', { name: 'Day or date' }).click();
  const part = page.getByRole('region', { name: 'By day' });
  await part.getByRole('textbox', { name: 'Name customers see' }).fill('Tuesday surcharge');
  await part.getByRole('textbox', { name: 'Tuesday surcharge: surcharge, in percent' }).fill('10');
  for (const day of ['Sunday', 'Tuesday']) await part.getByRole('button', { name: day, exact: true }).click();
  await part.getByLabel('Tuesday surcharge: a date, like a public holiday').fill('2026-12-25');
  await part.getByRole('button', { name: 'Add date' }).click();
  const said = 'A surcharge of 10% applies on Tuesdays and Fri 25 Dec.';
  await expect(part.getByText(said)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Ways to pay saved').last()).toBeVisible();

  const shopper = await chipsInCart(customer, servery);
  await customer.goto(`${servery.url}/menu/banksia-kitchen`);
  await expect(customer.getByText(said)).toBeVisible();
  await toCheckout(shopper);
  const summary = customer.getByText('Tuesday surcharge 10%').first();
  await expect(summary).toBeVisible();
  await expect(customer.getByText(/changed since you looked/)).toHaveCount(0);
  await shopper.fillDetails();
  await tick(customer.getByRole('radio', { name: /^Pay in store/ }));
  await shopper.placeOrder();
  await shopper.receiptNumber();
  await expect(customer.getByText('Tuesday surcharge 10%').first()).toBeVisible();
  await expect(customer.getByText('$8.80').first()).toBeVisible();
  await page.context().close();
});

test('a way that is not connected says so, and the owner connects it from there', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const none = { percent: '0', cost: '0' };
  const ways = wayCodes.map((code) => [code, { name: code, info: '', channels: [], fulfilment: [] }]);
  await alterAnswer(page, 'ConsolePaymentWays', () => ({
    ResponseCode: 'SUCCESS',
    Response: {
      value: {
        ...Object.fromEntries(ways),
        cash_on_delivery: false,
        card: none,
        amex: none,
        paypal: none,
        day_surcharges: [],
      },
      seen: 'x',
      takers: [{ code: 'PP', ready: 0, live: 0, account: '' }],
      types: [{ code: 'pickup', name: 'Pickup' }],
    },
  }));
  await page.goto(`${servery.url}/console/ways-to-pay`);
  const row = page.getByRole('row', { name: /^PP/ });
  await expect(row).toContainText('Customers can’t see it yet');
  await expect(row.getByRole('checkbox')).toBeDisabled();
  await expect(page.getByText('Nobody can pay on the web or in the app')).toBeVisible();
  await expect(page.getByText(/^Nobody can pay at a kiosk/)).toBeVisible();
  await row.getByRole('button', { name: 'Connect: PP' }).click();
  await expect(page.getByRole('dialog')).toContainText('Connect PayPal');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute(
    'href',
    'https://www.paypal.com/au/business',
  );
  await page.context().close();
});
