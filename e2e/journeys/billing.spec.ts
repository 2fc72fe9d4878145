import type { Page } from '@playwright/test';
import { alterAnswer, listen } from '../altered.ts';
import { alterVenue, typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../house.ts';
import { Kitchen } from '../kitchen.ts';
import { newMember } from '../prepared.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const PURSE = {
  balance: '30.00',
  balance_held: '12.00',
  balance_debit: '10.00',
  balance_transferable: '20.00',
};

test('a member adds a card, which goes to its provider alone, and removes it after being asked [ACC-154 ACC-155 ACC-158 ACC-307 ACC-319 ACC-332]', async ({
  page,
  house,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api') bodies.push(request.postData() ?? '');
  });
  const shopper = await newMember(page, house, 'cards@example.com');
  await page.goto(`${house.url}/account/managecard`);
  await expect(page.getByRole('region', { name: 'Account Balance' })).toContainText('$0.00');
  await expect(page.getByRole('region', { name: 'Auto top-up' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Add Card' }).click();
  await expect(heading(page, 'Add Card')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Card' });
  await add.click();
  await expect(page.getByText('Enter a valid card number').first()).toBeVisible();
  await expectAccessible(page);
  await typeCard(page);
  await expect(page.getByLabel('Name on card')).toHaveValue('SAM NGUYEN');
  await expect(page.getByRole('group', { name: 'Billing address' })).toHaveCount(0);
  await page.route('**/braintree/graphql', (route) => route.abort(), { times: 1 });
  await add.click();
  await expect(shopper.said('Error contacting Braintree Payments')).toBeVisible();
  await add.click();
  await expect(shopper.said('Card added!')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/managecard$/);
  const kept = page.getByText('Visa ending in 1111', { exact: true });
  await expect(kept).toBeVisible();
  await expectAccessible(page);
  const all = bodies.join('').replaceAll(/[ +-]|%20/g, '');
  expect(all).toContain('braintree_nonce=');
  expect(all).not.toContain('4111111111111111');

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Keep card' }).click();
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Remove card' }).click();
  await expect(shopper.said('Card removed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Card' })).toBeVisible();
});

test('a member asks for what can be withdrawn, sees what is on hold, and bills a card to an address of before [ACC-154 ACC-159 ACC-160 ACC-164 ACC-167 ACC-168 ACC-169 ACC-333]', async ({
  page,
  house,
}) => {
  const shopper = await newMember(page, house, 'funds@example.com');
  let purse: Record<string, string> = PURSE;
  const change = (customer: object) =>
    Object.assign(customer, purse, {
      has_saved_card: 1,
      credit_card_notice: 'Your card ending in 1111 has expired',
      credit_card_expired: 1,
      billing_addresses: [{ id: 7, address: '8 Norfolk Street, Fremantle, WA, 6160, AU' }],
    });
  await alterAnswer(page, 'CustomerAccount', (answer) => {
    change(answer.Response['customer'] as object);
    Object.assign(answer.Response['account'] as object, { is_topup_enabled: 1 });
    return answer;
  });
  // Nobody can pay anything in here yet: the server's side of it has tests of its own.
  await alterAnswer(page, 'WithdrawFunds', (answer) => {
    purse = { ...PURSE, balance: '10.00', balance_held: '32.00', balance_transferable: '0.00' };
    return { ...answer, ResponseCode: 'SUCCESS', Response: { customer: change({ id: 1, status: 1 }) } };
  });
  await page.goto(`${house.url}/account/billing`);
  await expect(page.getByRole('region', { name: 'Account Balance' })).toContainText('$12.00 on hold');
  await expect(page.getByText('Your card ending in 1111 has expired')).toBeVisible();
  await page.getByRole('button', { name: /Amount/ }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Off',
    ...[10, 20, 30, 40, 50, 100, 150, 200, 250].map((dollars) => `$${dollars}.00`),
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Withdraw Funds' }).click();
  await expect(heading(page, 'Withdraw Funds')).toBeVisible();
  await expect(page.getByText('Only eligible payments made in the past 60 days')).toBeVisible();
  await expect(page.getByText('We review your request within 2 business days').last()).toBeVisible();
  await expect(page.getByText('Refunds to a card take up to 10 days')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw $20.00' }).click();
  await expect(shopper.said('Your request has been sent')).toBeVisible();
  await expect(page.getByText('$32.00 on hold')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();

  await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
    inPage: false,
  });
  await page.goto(`${house.url}/account/addcard`);
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
  house,
}) => {
  const { page: desk } = await Kitchen.arrive(browser, house, 'owner@example.com');
  const asked = {
    id: 'w1',
    name: 'Mia Lim',
    email: 'mia@example.com',
    amount: '24.50',
    since: 1_794_000_000,
  };
  let withdrawals = [asked];
  // Nobody can pay anything in here yet: the server's side of it has tests of its own.
  const told = (answer: object) => ({
    ...answer,
    ResponseCode: 'SUCCESS' as const,
    Response: { cases: [], checks: [], can_check: 0, withdrawals },
  });
  await alterAnswer(desk, 'ConsoleCases', told);
  await alterAnswer(desk, 'ConsoleCases.withdrawal', (answer) => {
    withdrawals = [];
    return told(answer);
  });
  const calls = listen(desk);
  const sent = () =>
    calls
      .filter(({ name }) => name === 'ConsoleCases.withdrawal')
      .map(({ form }) => [form.get('withdrawal_id'), form.get('deed')]);
  await desk.goto(`${house.url}/console/payments`);
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
