import type { Page } from '@playwright/test';
import { alterAnswer } from '../altered.ts';
import { typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { chipsInCart, toCheckout } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { tick } from '../tick.ts';

const TEST_ACCOUNT = 'This server’s test account takes it: no real money moves.';
const VISA = '4111 1111 1111 1111';

async function chargesOf(servery: Servery, merchant: string): Promise<number> {
  const response = await fetch(`${servery.sandbox}/api/card/transactions`);
  const { transactions } = (await response.json()) as { transactions: { merchant: string }[] };
  return transactions.filter((each) => each.merchant === merchant).length;
}

const accountsOf = (desk: Page) => desk.getByRole('region', { name: 'Accounts' });
const cardsOf = (desk: Page) => accountsOf(desk).getByRole('region', { name: 'Cards and wallets' });
const sheetOf = (desk: Page) => desk.getByRole('dialog');

async function stopUsing(desk: Page): Promise<void> {
  await cardsOf(desk)
    .getByRole('button', { name: /^Stop using/ })
    .click();
  await sheetOf(desk).getByRole('button', { name: 'Stop using', exact: true }).click();
  await expect(cardsOf(desk)).toContainText(TEST_ACCOUNT);
}

test('an owner connects an account, hears that its keys are wrong, mends them, and is paid through it', async ({
  page,
  browser,
  servery,
}) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto(`${servery.url}/console/payments`);
  await expect(cardsOf(desk)).toContainText(TEST_ACCOUNT);
  await cardsOf(desk).getByRole('button', { name: 'Use your own: Cards and wallets' }).click();
  const sheet = sheetOf(desk);
  await expect(sheet).toContainText('Connect Braintree');
  const guide = sheet.getByRole('list', { name: 'How to connect it' });
  await expect(guide.getByRole('link')).toHaveAttribute('href', 'https://www.braintreepayments.com/au');
  await expect(guide).toContainText('In Braintree’s Control Panel, choose the gear, then API.');
  await tick(sheet.getByRole('radio', { name: 'Test', exact: true }));
  await tick(sheet.getByRole('radio', { name: 'Only Banksia Kitchen' }));
  await sheet.getByLabel('Account name').fill('Fremantle cards');
  await sheet.getByLabel('Merchant ID', { exact: true }).fill('journey');
  await sheet.getByLabel('Public key').fill('public');
  await sheet.getByLabel('Private key').fill('wrong-private-key');
  await sheet.getByLabel('Tokenization key').fill('sandbox_test_another');
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await sheet.getByRole('button', { name: 'Save and test' }).click();
  await expect(sheet.getByText('That key belongs to another merchant ID')).toBeVisible();
  await sheet.getByLabel('Tokenization key').fill('sandbox_test_journey');
  await sheet.getByRole('button', { name: 'Save and test' }).click();
  await expect(sheet).toBeHidden();
  await expect(cardsOf(desk)).toContainText('Keys not accepted');
  await expect(
    desk.getByText('Braintree didn’t accept these keys. Check them and try again').last(),
  ).toBeVisible();
  await expect(cardsOf(desk)).toContainText('Braintree · Banksia Kitchen only');
  await expect(cardsOf(desk)).toContainText('Test mode');

  await cardsOf(desk).getByRole('button', { name: 'Change keys of Fremantle cards' }).click();
  // What is kept is never shown again.
  await expect(sheet.getByLabel('Private key')).toHaveValue('');
  await expect(sheet.getByText('Ends in …-key. Leave empty to keep it')).toBeVisible();
  await sheet.getByLabel('Private key').fill('a-good-private-key');
  await sheet.getByRole('button', { name: 'Save and test' }).click();
  await expect(cardsOf(desk)).toContainText('Connected');

  const shopper = await chipsInCart(page, servery);
  await toCheckout(shopper);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page, VISA);
  await shopper.placeOrder();
  await shopper.receiptNumber();
  expect(await chargesOf(servery, 'journey')).toBe(1);

  await desk.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await stopUsing(desk);
});

test('who may not manage payments sees no accounts', async ({ browser, servery }) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'manager@example.com');
  await desk.goto(`${servery.url}/console/payments`);
  await expect(desk.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Daily comparison' })).toBeVisible();
  await expect(accountsOf(desk)).toHaveCount(0);
});

test('accounts that cannot be loaded say so, and are there at the next try', async ({ browser, servery }) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  let fails = true;
  await desk.route('**/api', (route) =>
    fails && (route.request().postData() ?? '').includes('ConsolePaymentAccounts')
      ? route.abort()
      : route.continue(),
  );
  await desk.goto(`${servery.url}/console/payments`);
  await expect(accountsOf(desk)).toContainText('We couldn’t load the payment accounts', { timeout: 30_000 });
  fails = false;
  await accountsOf(desk).getByRole('button', { name: 'Try again' }).click();
  await expect(cardsOf(desk)).toContainText(TEST_ACCOUNT);
});

test('a server without accounts of its own says that nobody can pay so yet, and whose account is missing', async ({
  browser,
  servery,
}) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await alterAnswer(desk, 'ConsolePaymentAccounts', () => ({
    ResponseCode: 'SUCCESS',
    Response: {
      accounts: [],
      installation: [],
      venue_name: 'Banksia Kitchen',
      may_change_organisation: 1,
    },
  }));
  await desk.goto(`${servery.url}/console/payments`);
  await expect(cardsOf(desk)).toContainText(
    'Customers can’t pay by card, Apple Pay or Google Pay yet. Connect an account at Braintree.',
  );
  await expect(accountsOf(desk)).toContainText('Connect an account at BTCPay Server or Coinbase.');
  await expect(accountsOf(desk)).not.toContainText('Servery');
});
