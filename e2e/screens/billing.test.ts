import type { Page } from '@playwright/test';
import { alterAnswer, expectExchange, listen, answersTo } from '../altered.ts';
import { alterVenue, typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { newMember } from '../prepared.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const PURSE = {
  balance: '30.00',
  balance_held: '12.00',
  balance_debit: '10.00',
  balance_transferable: '20.00',
};

test('a member adds a card, which goes to its provider alone, and removes it after being asked [ACC-004 ACC-154 ACC-155 ACC-156 ACC-157 ACC-158 ACC-284 ACC-285 ACC-287 ACC-307 ACC-308 ACC-319 ACC-332]', async ({
  page,
  servery,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api') bodies.push(request.postData() ?? '');
  });
  const shopper = await newMember(page, servery, 'cards@example.com');
  const calls = answersTo(page);
  await page.clock.setFixedTime('2026-11-16T12:00:00+08:00');
  await page.goto(`${servery.url}/account/managecard`);
  await expect(page.getByRole('region', { name: 'Account Balance' })).toContainText('$0.00');
  await page.getByRole('link', { name: 'Add Card' }).click();
  await expect(heading(page, 'Add Card')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Card' });
  await add.click();
  await expect(page.getByText('Enter a valid card number').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  for (const [typed, words] of [
    ['10/2026', 'This card has expired'],
    ['01/2100', 'Enter your card’s expiry date'],
    ['11/2026', 'Enter the 3 or 4 digit security code'],
    ['12/2099', 'Enter the 3 or 4 digit security code'],
  ] as const) {
    await page.getByLabel('Expiry').fill('');
    await page.getByLabel('Expiry').fill(typed);
    await page.getByLabel('Expiry').press('Enter');
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await page.getByLabel('Security code').pressSequentially('12345');
  await expect(page.getByLabel('Security code')).toHaveValue('1234');
  await typeCard(page);
  await expect(page.getByLabel('Name on card')).toHaveValue('SAM NGUYEN');
  await expect(page.getByRole('group', { name: 'Billing address' })).toHaveCount(0);
  await page.route('**/braintree/graphql', (route) => route.abort(), { times: 1 });
  await page.mouse.move(0, 0);
  await page.getByLabel('Name on card').press('Enter');
  await expect(shopper.said('Error contacting Braintree Payments')).toBeVisible();
  const [tokenised] = await Promise.all([
    page.waitForRequest(/\/braintree\/graphql$/),
    page.getByLabel('Name on card').press('Enter'),
  ]);
  await expect(shopper.said('Card added!')).toBeVisible();
  expect(tokenised.postDataJSON().variables.input).toEqual({
    creditCard: {
      number: '4111111111111111',
      expirationMonth: '12',
      expirationYear: '2030',
      cvv: '012',
      cardholderName: 'SAM NGUYEN',
    },
    options: { validate: false },
  });
  expectExchange(await calls.of('AddNewCard'), 'braintree_nonce store_id', 'customer');
  await expect(page).toHaveURL(/\/account\/managecard$/);
  const kept = page.getByText('Visa ending in 1111', { exact: true });
  await expect(kept).toBeVisible();
  await expectAccessible(page);
  const all = bodies.join('').replaceAll(/[ +-]|%20/g, '');
  expect(all).toContain('braintree_nonce=');
  expect(all).not.toContain('4111111111111111');

  await page
    .getByRole('region', { name: 'How you pay' })
    .getByRole('button', { name: 'Remove card' })
    .click();
  await page.getByRole('button', { name: 'Keep card' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(kept).toBeVisible();
  await page
    .getByRole('region', { name: 'How you pay' })
    .getByRole('button', { name: 'Remove card' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
  await expect(shopper.said('Card removed')).toBeVisible();
  const removed = await calls.of('ChangeBilling');
  expectExchange(removed, 'remove_card', 'customer');
  expect(removed.form.get('remove_card')).toBe('1');
  await expect(page.getByRole('link', { name: 'Add Card' })).toBeVisible();
});

test('a member asks for what can be withdrawn, sees what is on hold, and bills a card to an address of before [ACC-004 ACC-154 ACC-159 ACC-160 ACC-163 ACC-164 ACC-167 ACC-168 ACC-169 ACC-286 ACC-288 ACC-289 ACC-333]', async ({
  page,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'funds@example.com');
  const calls = answersTo(page);
  let purse: Record<string, string> = PURSE;
  let topup = '0.00';
  const change = (customer: object) =>
    Object.assign(customer, purse, {
      has_saved_card: 1,
      credit_card_type: 'Visa',
      credit_card_ending: '1111',
      auto_topup_amount: topup,
      credit_card_notice: 'Your card ending in 1111 has expired',
      credit_card_expired: 1,
      billing_addresses: [{ id: 7, address: '8 Norfolk Street, Fremantle, WA, 6160, AU' }],
    });
  await alterAnswer(page, 'CustomerAccount', (answer) => {
    change(answer.Response['customer'] as object);
    Object.assign(answer.Response['account'] as object, {
      is_topup_enabled: 1,
      is_standing_orders_enabled: 1,
      is_bitcoin_payments_enabled: 1,
    });
    return answer;
  });
  // Nobody can pay anything in here yet: the server's side of it has tests of its own.
  await alterAnswer(page, 'ChangeBilling', (answer) => ({
    ...answer,
    ResponseCode: 'SUCCESS',
    Response: { customer: change({ id: 1, status: 1 }) },
  }));
  await alterAnswer(page, 'WithdrawFunds', (answer) => {
    purse = { ...PURSE, balance: '10.00', balance_held: '32.00', balance_transferable: '0.00' };
    return { ...answer, ResponseCode: 'SUCCESS', Response: { customer: change({ id: 1, status: 1 }) } };
  });
  await page.goto(`${servery.url}/account/billing`);
  await expect(page.getByRole('region', { name: 'Account Balance' })).toContainText('$12.00 on hold');
  await expect(page.getByText('Your card ending in 1111 has expired')).toBeVisible();
  const pays = page.getByRole('region', { name: 'How you pay' });
  await expect(pays).toContainText('Visa ending in');
  await expect(pays).toContainText('Your standing orders then pause until you add another.');
  const auto = pays.getByRole('switch', { name: 'Auto top-up' });
  const amounts = pays.getByRole('group', { name: 'Auto top-up amount' }).getByRole('button');
  await expect(auto).not.toBeChecked();
  await expect(amounts).toHaveCount(0);
  const sent = () => calls.all.findLast(({ name }) => name === 'ChangeBilling')?.form;
  const saved = async (press: () => Promise<void>, amount: string) => {
    topup = amount;
    await press();
    await expect.poll(() => sent()?.get('topup_amount')).toBe(amount);
    expect(sent()?.get('remove_card')).toBe(null);
  };
  await saved(() => auto.click(), '30.00');
  await expect(amounts).toHaveText([10, 20, 30, 40, 50, 100, 150, 200, 250].map((dollars) => `$${dollars}`));
  await expect(pays).toContainText('Adds $30 when your balance falls below $5');
  await saved(() => amounts.last().click(), '250.00');
  await expect(amounts.last()).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectLaidOut(page);
  await saved(() => auto.click(), '0.00');
  await expect(amounts).toHaveCount(0);
  // Another way to put money on the balance is found chosen.
  await pays.getByRole('link', { name: 'Cryptocurrency' }).click();
  await expect(page.getByRole('radio', { name: /Crypto/ })).toBeChecked();
  await page.goBack();
  await page.getByRole('link', { name: 'Withdraw Funds' }).click();
  await expect(heading(page, 'Withdraw Funds')).toBeVisible();
  await expect(page.getByText('You can withdraw eligible payments from the past 60 days')).toBeVisible();
  await expect(page.getByText('We’ll review your request within 2 business days').last()).toBeVisible();
  await expect(page.getByText('Refunds to a card can take up to 10 days')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw $20.00' }).click();
  await page
    .getByRole('dialog', { name: 'Withdraw $20.00?' })
    .getByRole('button', { name: 'Send request' })
    .click();
  await expect(shopper.said('Your request has been sent')).toBeVisible();
  expectExchange(await calls.of('WithdrawFunds'), '', 'customer');
  await expect(page.getByText('$32.00 on hold')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();

  await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
    inPage: false,
  });
  await page.goto(`${servery.url}/account/addcard`);
  await expect(page.getByRole('radio', { name: /8 Norfolk Street/ })).toBeChecked();
  const search = page.getByRole('combobox', { name: 'Billing address search' });
  await expect(search).toHaveCount(0);
  await tick(page.getByRole('radio', { name: 'New billing address' }));
  await search.pressSequentially('8 n');
  await expect(page.getByText('Keep typing…')).toBeVisible();
  await search.press('o');
  await expect(page.getByRole('option', { name: /8 Norfolk Street/ })).toBeVisible();
});

test('the owner says what became of a withdrawal, and is asked once more before', async ({
  browser,
  servery,
}) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const asked = {
    id: 'w1',
    name: 'Mia Lim',
    email: 'mia@example.com',
    amount: '24.50',
    since: 1_794_000_000,
  };
  let payouts = [asked];
  // Nobody can pay anything in here yet: the server's side of it has tests of its own.
  const told = (answer: object) => ({
    ...answer,
    ResponseCode: 'SUCCESS' as const,
    Response: { cases: [], checks: [], can_check: 0, payouts },
  });
  await alterAnswer(desk, 'ConsoleCases', told);
  await alterAnswer(desk, 'ConsoleCases.payout', (answer) => {
    payouts = [];
    return told(answer);
  });
  const calls = listen(desk);
  const sent = () =>
    calls
      .filter(({ name }) => name === 'ConsoleCases.payout')
      .map(({ form }) => [form.get('payout_id'), form.get('outcome')]);
  await desk.goto(`${servery.url}/console/payments`);
  const part = desk.getByRole('region', { name: 'Withdrawals' });
  await expect(part).toContainText('$24.50');
  await expect(desk.getByRole('link', { name: 'Payments 1 open' })).toBeVisible();
  await part.getByRole('button', { name: 'Paid out…' }).click();
  await expect(part).toContainText('Has the money gone to the customer?');
  await expectAccessible(desk);
  expect(sent()).toEqual([]);
  await part.getByRole('button', { name: 'Yes, it is paid out' }).click();
  await expect(part).toHaveCount(0);
  expect(sent()).toEqual([['w1', 'paid']]);
});
