import { alterAnswer, listen } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { signIn } from '../identity.ts';
import { activeOrder, chipsInCart, newMember, placedChips } from '../prepared.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a guest who wants to leave feedback is told why to sign in, and comes back to it', async ({
  page,
  servery,
}) => {
  await page.goto(`${servery.url}/order/${await activeOrder(servery)}`);
  await page.getByRole('link', { name: 'Leave Feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(page.getByText('Sign in to leave feedback, so we can get back to you.')).toBeVisible();
  await signIn(page, 'member@example.com');
  await expect(page.getByRole('heading', { name: 'Feedback', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Feedback' })).toBeVisible();
});

test('feedback that a guest begins on the receipt is about that order after signing in', async ({
  page,
  servery,
}) => {
  await chipsInCart(page, servery);
  const order = await placedChips(page, servery);
  await page.goto(`${servery.url}/account/orders/${order}`);
  await page.getByRole('link', { name: 'Leave Feedback' }).click();
  await signIn(page, 'member@example.com');
  await expect(page).toHaveURL(`${servery.url}/account/feedback?order=${order}`);
  for (const part of ['Ease of use', 'Speed', 'Overall'])
    await tick(page.getByRole('group', { name: part }).getByRole('radio', { name: '5 of 5' }));
  const calls = listen(page);
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page.getByText('Feedback sent, thank you!').last()).toBeVisible();
  expect(calls.some(({ form }) => form.get('order_id') === order)).toBe(true);
});

test('a withdrawal asks first, can be called off, and is sent once', async ({ page, servery }) => {
  // Somebody of their own: what is withdrawn here must not be missing in another journey.
  await newMember(page, servery, 'asks@example.com');
  const calls = listen(page);
  const purse = { balance: '30.00', balance_debit: '5.50', balance_transferable: '24.50' };
  let customer: object = {};
  await alterAnswer(page, 'CustomerAccount', (answer) => {
    customer = Object.assign(answer.Response['customer'] as object, purse);
    return answer;
  });
  await alterAnswer(page, 'WithdrawFunds', (answer) => ({
    ...answer,
    ResponseCode: 'SUCCESS',
    Response: { customer: { ...customer, balance_transferable: '0.00' } },
  }));
  const held = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('RequestAction=WithdrawFunds')) await held.promise;
    return route.fallback();
  });
  await page.goto(`${servery.url}/account/withdraw`);
  const withdraw = page.getByRole('button', { name: 'Withdraw $24.50' });
  const asked = page.getByRole('dialog', { name: 'Withdraw $24.50?' });
  const sent = () => calls.filter(({ name }) => name === 'WithdrawFunds').length;
  await withdraw.click();
  await expect(asked).toContainText('We’ll send $24.50 back to the card or account you paid with.');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  expect(sent()).toBe(0);
  await withdraw.click();
  // Two taps in the same moment, before the button can say that it is busy.
  await asked.getByRole('button', { name: 'Send request' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect.poll(sent).toBe(1);
  held.resolve();
  await expect(asked).toBeHidden();
  expect(sent()).toBe(1);
});
