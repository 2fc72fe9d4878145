import { expectExchange, answersTo } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { signIn } from '../identity.ts';
import { newMember } from '../prepared.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

test('feedback wants three ratings, is sent once, and thanks [ACC-004 ACC-196 ACC-197 ACC-198 ACC-199 ACC-200 ACC-201 ACC-202 ACC-300 ACC-301 ACC-314 ACC-336 ACC-360]', async ({
  page,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'feedback@example.com');
  const calls = answersTo(page);
  await page.goto(`${servery.url}/account/feedback`);
  const words = 'Tap on the stars to rate your experiences between 1 (poor) and 5 (excellent)';
  await expect(page.getByText(words)).toBeVisible();
  const rate = (group: string, star: string) =>
    tick(page.getByRole('group', { name: group }).getByRole('radio', { name: star }));
  await rate('Speed', '4 of 5');
  await expect(page.getByRole('group', { name: 'Speed' })).toContainText('4/5');
  const send = page.getByRole('button', { name: 'Send Feedback' });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(words);
  await rate('Overall', '5 of 5');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(words);
  expect(calls.all.some(({ name }) => name === 'Feedback')).toBe(false);
  await expectAccessible(page);
  await rate('Ease of use', '5 of 5');
  await page.getByLabel(/Comments/).fill('Lovely chips.');
  await page.route('**/api', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(shopper.said('Something went wrong, please try again')).toBeVisible();
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('RequestAction=Feedback')) return route.fallback();
    await expect(send).toBeDisabled();
    const answer = (await (await route.fetch()).json()) as { Response: object };
    const app_store = {
      show_review_prompt: 0,
      review_prompt_text: '',
      review_app_url: '',
      show_download_prompt: 1,
      download_prompt_text: 'Order even faster with the app.',
      download_app_url: 'https://example.com/app',
    };
    return route.fulfill({ json: { ...answer, Response: { app_store } } });
  });
  await send.click();
  await expect(shopper.said('Feedback sent, thank you!')).toBeVisible();
  expectExchange(await calls.of('Feedback'), 'comments ease_of_use overall speed', 'app_store');
  await expect(page.getByText('Order even faster with the app.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
    'href',
    'https://example.com/app',
  );
  await expect
    .poll(async () => (await servery.mailsTo('hello@banksia-kitchen.example.com')).length)
    .toBeGreaterThan(0);
});

test('deleting the account is asked for, can fail and be tried again, and leaves a guest [ACC-004 ACC-114 ACC-115 ACC-264 ACC-265 ACC-331]', async ({
  page,
  servery,
}) => {
  const shopper = await newMember(page, servery, 'leaving@example.com');
  await page.goto(`${servery.url}/account`);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessible(page);
  let fails = true;
  let answered = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('CloseAccount')) return route.fallback();
    await answered.promise;
    return fails ? route.abort() : route.fallback();
  });
  const calls = answersTo(page);
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await confirm.click();
  await expect(confirm).toBeDisabled();
  answered.resolve();
  await expect(shopper.said('Error, please try again')).toBeVisible();
  await expect(confirm).toBeEnabled();
  fails = false;
  answered = Promise.withResolvers<void>();
  await confirm.click();
  await expect(confirm).toBeDisabled();
  answered.resolve();
  await expect(shopper.said('Your account deletion has been received')).toBeVisible();
  expectExchange(await calls.of('CloseAccount'), '', '');
  await page.goto(`${servery.url}/account`);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'leaving@example.com', 'a fine secret');
  await expect(page.getByRole('alert')).toContainText('That email address or password is incorrect');
});
