import type { Page } from '@playwright/test';
import { answersTo, expectExchange } from '../altered.ts';
import { typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../axe.ts';
import { newMember } from '../prepared.ts';
import { expect, test } from '../servery.ts';

test.use({ viewport: { width: 390, height: 844 } });

const amounts = (page: Page) => page.getByRole('group', { name: 'Amount' }).getByRole('radio');
const pick = (page: Page, value: string) =>
  page.locator('label', { has: page.locator(`input[value="${value}"]`) }).click();
const chosen = (page: Page, name: string) => page.getByRole('group', { name }).locator('input:checked');
const namesOf = (page: Page, group: string) =>
  page
    .getByRole('group', { name: group })
    .locator('input[type=radio]')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
const balance = (page: Page) => page.getByRole('region', { name: 'Account Balance' });
const pay = (page: Page) => page.getByRole('region', { name: 'Next step' });

test('a member puts money on the balance with a new card, and saves it for the next time [ACC-003 ACC-136 ACC-137 ACC-138 ACC-139 ACC-143 ACC-144 ACC-149 ACC-150 ACC-152 ACC-157 ACC-277 ACC-279 CHK-099]', async ({
  page,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'topup-card@example.com');
  const calls = answersTo(page);
  await page.goto(`${servery.url}/account/managecard`);
  await page.getByRole('link', { name: 'Top Up' }).first().click();
  await expect(page.getByRole('heading', { name: 'Top Up', level: 1 })).toBeVisible();
  await expect(amounts(page)).toHaveCount(9);
  await expect
    .poll(() => namesOf(page, 'Amount'))
    .toEqual(['10', '20', '30', '40', '50', '100', '150', '200', '250']);
  await expect(chosen(page, 'Amount')).toHaveValue('30');
  // No card is saved, and this browser has no wallet.
  await expect.poll(() => namesOf(page, 'Payment method')).toEqual(['CC', 'PP', 'CB']);
  await expect(chosen(page, 'Payment method')).toHaveValue('CC');
  await expect(pay(page)).toContainText('$30.36');
  await expect(pay(page)).toContainText('$0.36 surcharge');
  await expect(page.getByRole('radio', { name: /Card.*1\.2% surcharge, Amex 2\.4%/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /PayPal.*1\.5% surcharge/ })).toBeVisible();
  await expectAccessible(page);

  // The other card has another surcharge, and coins have other amounts.
  await page.getByLabel('Card number').fill('3782 822463 10005');
  await expect(pay(page)).toContainText('$30.72');
  await pick(page, 'CB');
  await expect
    .poll(() => namesOf(page, 'Amount'))
    .toEqual(['5', '10', '20', '30', '50', '100', '200', '250', '500']);
  await expect(chosen(page, 'Amount')).toHaveValue('50');
  await pick(page, 'CC');

  const save = page.getByRole('checkbox', { name: /Save card to my account/ });
  const auto = page.getByRole('checkbox', { name: /Auto top-up/ });
  await save.check();
  await expect(auto).toBeChecked();
  await save.uncheck();
  await expect(auto).not.toBeChecked();
  await auto.check();
  await expect(save).toBeChecked();
  await auto.uncheck();
  await expect(save).toBeChecked();
  await auto.check();

  await pick(page, '20');
  const code = page.getByLabel('Security code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.pressSequentially('a12b345');
  await expect(code).toHaveValue('1234');
  await typeCard(page);
  await expect(pay(page)).toContainText('$20.24');
  const held = await hold(page, 'TopupNewCard');
  await page.getByRole('button', { name: 'Top up', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Top up', exact: true })).toBeDisabled();
  held.letGo();
  await expect(shopper.said('$20.00 added to your balance')).toBeVisible();
  const sent = await calls.of('TopupNewCard');
  expectExchange(
    sent,
    'auto_topup auto_topup_amount braintree_nonce expected_total save_card store_id submit_key topup_amount',
    'customer payment_method payment_redirect total',
  );
  await expect(page).toHaveURL(/\/account\/managecard$/);
  await expect(balance(page)).toContainText('$20.00');
  await expect(page.getByText('Visa ending in 1111', { exact: true })).toBeVisible();
  const moved = page.getByRole('region', { name: 'Movements' });
  await expect(moved.getByRole('listitem')).toHaveCount(1);
  await expect(moved).toContainText('Top-up');
  await expect(moved).toContainText('+$20.00');
  await expectAccessible(page);

  // The saved card comes first now, with the amount of the auto top-up.
  await page.getByRole('link', { name: 'Top Up' }).first().click();
  await expect.poll(() => namesOf(page, 'Payment method')).toEqual(['SAVED', 'CC', 'PP', 'CB']);
  await expect(chosen(page, 'Payment method')).toHaveValue('SAVED');
  await expect(chosen(page, 'Amount')).toHaveValue('20');
  await page.getByRole('button', { name: 'Top up with saved card' }).click();
  await expect(balance(page)).toContainText('$40.00');
  expectExchange(
    await calls.of('TopupExistingCard'),
    'expected_total store_id submit_key topup_amount',
    'customer payment_method payment_redirect total',
  );
});

/** A call that is answered when the journey says so. */
async function hold(page: Page, action: string) {
  let letGo = () => {};
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(
    '**/api',
    async (route) => {
      if (route.request().postData()?.includes(`RequestAction=${action}`)) await gate;
      await route.fallback();
    },
    { times: 50 },
  );
  return { letGo };
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('what it comes to stands beside the form, with the one button', async ({ page, servery }) => {
    await newMember(page, servery, 'topup-wide@example.com');
    await page.goto(`${servery.url}/account/topup`);
    const ticket = page.getByRole('complementary', { name: 'Your top-up' });
    await expect(ticket).toContainText('$30.36');
    await expect(ticket.getByRole('button', { name: 'Top up' })).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});
