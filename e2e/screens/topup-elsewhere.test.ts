import type { Page } from '@playwright/test';
import { alterAnswer, answersTo } from '../altered.ts';
import { alterVenue, typeCard } from '../at-checkout.ts';
import { openedIn, paymentEnd, withOwnBrowser } from '../native.ts';
import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

import { withWallets } from '../wallets.ts';

test.use({ viewport: { width: 390, height: 844 } });

const pick = (page: Page, value: string) =>
  page.locator('label', { has: page.locator(`input[value="${value}"]`) }).click();

test('in the app PayPal opens in its own browser, whose end says what became of it [ACC-140 ACC-142 ACC-145 ACC-148 ACC-280 ACC-317]', async ({
  page,
  servery,
}) => {
  const ends = ['paypal_error', 'paypal_cancel', 'paypal_success'];
  await withOwnBrowser(page, ends.map(paymentEnd));
  const shopper = await newMember(page, servery, 'topup-in-app@example.com');
  await page.goto(`${servery.url}/account/topup`);
  await pick(page, 'PP');
  const calls = answersTo(page);
  for (const words of [
    'An error occurred while attempting to authenticate with PayPal',
    'Action cancelled',
    'Thank you for your payment',
  ]) {
    await page.getByRole('button', { name: 'Continue to PayPal' }).click();
    await expect(shopper.said(words)).toBeVisible();
    await expect(page).toHaveURL(/\/account\/topup$/);
  }
  const opened = await openedIn(page);
  expect(opened).toHaveLength(ends.length);
  for (const address of opened) expect(new URL(address).port).toBe(new URL(servery.sandbox).port);
  const { form } = await calls.of('TopupPayPal');
  expect([form.get('topup_amount'), form.get('expected_total')]).toEqual(['30.00', '30.45']);
  for (const [search, words] of [
    ['result=success', 'Thank you for your payment'],
    ['result=cancel', 'Payment cancelled'],
    ['result=error', 'Unknown error PET001'],
    ['result=maybe', 'Unknown result maybe PRT001'],
  ] as const) {
    await page.goto(`${servery.url}/account/topup?${search}`);
    await expect(shopper.said(words)).toBeVisible();
    await expect(page.locator('input[value="PP"]')).toBeChecked();
  }
});

const CARD = ['card_name', 'card_number', 'card_expiry', 'card_csc'];

test('a card is billed to an address that is found or typed, and only its nonce is sent [ACC-003 ACC-346]', async ({
  page,
  servery,
}) => {
  await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
    inPage: false,
  });
  await withWallets(page);
  const shopper = await newMember(page, servery, 'topup-billed@example.com');
  const calls = answersTo(page);
  const topUp = async () => {
    await pick(page, 'CC');
    await pick(page, '20');
    await typeCard(page);
    await page.getByRole('button', { name: 'Top up', exact: true }).click();
    await expect(shopper.said('$20.00 added to your balance')).toBeVisible();
    const { form } = await calls.of('TopupNewCard');
    for (const name of CARD) expect(form.get(name) ?? '', name).toBe('');
    return Object.fromEntries(form);
  };
  await page.goto(`${servery.url}/account/topup`);
  await pick(page, 'CC');
  await page.getByRole('combobox', { name: 'Billing address search' }).pressSequentially('8 norfolk');
  await page.getByRole('option', { name: '8 Norfolk Street' }).click();
  expect(await topUp()).toMatchObject({
    topup_amount: '20.00',
    save_card: '0',
    auto_topup: '0',
    billing_address1: '8 Norfolk Street',
    billing_city: 'Fremantle',
    billing_state: 'WA',
    billing_postcode: '6160',
    billing_country: 'AU',
    billing_geo: expect.stringMatching(/./),
    billing_latlng: expect.stringMatching(/^-32\.\d+,115\.\d+$/),
  });
  await page.goto(`${servery.url}/account/topup`);
  await pick(page, 'CC');
  await page.getByRole('button', { name: 'Enter address manually instead' }).click();
  const fields = page.getByRole('group', { name: 'Billing address' }).getByRole('textbox');
  for (const [at, text] of ['5 High Street', 'Unit 3', 'Fremantle', 'wa', '6160'].entries())
    await fields.nth(at).fill(text);
  await page.getByRole('checkbox', { name: /Auto top-up/ }).check();
  expect(await topUp()).toMatchObject({
    save_card: '1',
    auto_topup: '1',
    billing_address1: '5 High Street',
    billing_address2: 'Unit 3',
    billing_state: 'WA',
  });

  // A card that is saved is a method of its own, and an address of before goes by its id.
  await alterAnswer(page, 'CustomerAccount', (answer) => {
    const known = [{ id: 7, address: '8 Norfolk Street, Fremantle, WA, 6160, AU' }];
    Object.assign(answer.Response['customer'] as object, { billing_addresses: known });
    return answer;
  });
  await page.goto(`${servery.url}/account/topup`);
  const codes = page.getByRole('group', { name: 'Payment method' }).locator('input[type=radio]');
  await expect(codes).toHaveCount(6);
  const values = await codes.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  expect(values.toSorted()).toEqual(['APPLE', 'CB', 'CC', 'GOOGLE', 'PP', 'SAVED']);
  await pick(page, 'CC');
  await typeCard(page);
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  const last = () => calls.all.findLast(({ name }) => name === 'TopupNewCard')?.form;
  await expect.poll(() => last()?.get('billing_address_id')).toBe('7');
});
