import { expectAccessible } from '../axe.ts';
import { expect, test } from '../house.ts';
import { signIn } from '../identity.ts';
import { linkFrom } from '../messages.ts';
import { activeOrder, newMember, placedChips } from '../prepared.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

const save = { name: 'Save', exact: true } as const;

test('who asks for an account page without being signed in signs in and is led there; every page has the same menu; of a guest’s there is the order alone [ACC-024 ACC-030 ACC-045 ACC-104 ACC-134 ACC-135 ACC-241 ACC-243]', async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/account/orders/${await activeOrder(house)}`);
  await expect(page.getByRole('heading', { name: 'Tax invoice' })).toBeVisible();
  for (const name of ['', '/orders', '/feedback', '/password', '/pin']) {
    await page.goto(`${house.url}/account${name}`);
    await expect(page).toHaveURL(/\/login$/);
  }
  await signIn(page, 'member@example.com');
  await expect(page).toHaveURL(/\/account\/pin$/);
  const menu = page.getByRole('navigation', { name: 'Account' });
  for (const name of ['My Account', 'Orders', 'Feedback', 'Change Password']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, exact: true, level: 1 })).toBeVisible();
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await menu.getByRole('link', { name: 'Rewards' }).click();
  const scheme = page
    .getByRole('list', { name: 'My Rewards' })
    .getByRole('link', { name: /Banksia Rewards/ });
  await expect(scheme).toContainText('of 100 points');
  await expectAccessible(page);
  await expect(scheme).toHaveAttribute('href', '/menu/banksia-kitchen');
  await menu.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Sam Nguyen');
  await expect(page.getByRole('region', { name: 'Account Balance' })).toContainText('$');
  await page.getByRole('link', { name: 'Manage Funds' }).click();
  await expect(page).toHaveURL(/\/account\/managecard$/);
});

test('a member changes details, a new address counts once its mail is opened, and the birthday stays [ACC-106 ACC-107 ACC-108 ACC-110 ACC-112 ACC-330]', async ({
  page,
  house,
}) => {
  const shopper = await newMember(page, house, 'details@example.com');
  await page.goto(`${house.url}/account`);
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await page.getByLabel('Name').fill('Google User');
  await page.getByLabel('Email').fill('x@');
  await page.getByLabel('Mobile').fill('12');
  await page.getByRole('button', save).click();
  await expect(shopper.said('Enter your name')).toBeVisible();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await expect(page.getByText('Enter a valid phone number')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Mia Lim-Carter');
  await page.getByLabel('Email').fill('details.new@example.com');
  await page.getByLabel('Mobile').fill('491 570 111');
  await page.getByRole('button', { name: /Birthday, day/ }).click();
  await page.getByRole('option', { name: '24', exact: true }).click();
  await page.getByRole('button', save).click();
  await expect(page.getByText('Enter a day and a month, for example 24/08')).toBeVisible();
  await page.getByRole('button', { name: /Month/ }).click();
  await page.getByRole('option', { name: 'August' }).click();
  await page.getByRole('button', save).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', save).click();
  await expect(page.getByText('The current password is not right')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill('a fine secret');
  await page.getByRole('button', save).click();
  await expect(shopper.said('Account updated')).toBeVisible();
  await expect(page.getByText(/mail that we have sent to details\.new@example\.com/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('details@example.com');
  await expect(page.getByLabel('Birthday')).toBeDisabled();
  await expect(page.getByLabel('Birthday')).toHaveValue('24/08');

  const link = await linkFrom(
    () => house.mailsTo('details.new@example.com'),
    /\/\?userid=[\w-]+&usertoken=[\w-]+/,
  );
  await page.goto(house.url + link);
  await expect(shopper.said('Sign in successful')).toBeVisible();
  await page.goto(`${house.url}/account`);
  await expect(page.getByLabel('Email')).toHaveValue('details.new@example.com');
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Mia Lim-Carter');
});

test('a member changes the password and chooses a PIN [ACC-025 ACC-186 ACC-188 ACC-189 ACC-190 ACC-191 ACC-194 ACC-334 ACC-335]', async ({
  page,
  house,
  browser,
}) => {
  const shopper = await newMember(page, house, 'secrets@example.com');
  await page.goto(`${house.url}/account/reset`);
  await expect(page).toHaveURL(/\/account\/password$/);
  const savePassword = page.getByRole('button', { name: 'Save password' });
  await savePassword.click();
  await expect(page.getByText('This field is required')).toHaveCount(3);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: false }).first().fill('short');
  await expect(page.getByText('Has to be at least 6 characters long')).toBeVisible();
  await page.getByLabel(/^New password/).fill('another secret');
  await page.getByLabel('Confirm new password').fill('another secret');
  await savePassword.click();
  await expect(page.getByText('The current password is not right')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill('a fine secret');
  await savePassword.click();
  await expect(shopper.said('Password updated')).toBeVisible();

  await page.getByRole('link', { name: 'Change PIN' }).click();
  await expect(page.getByLabel('Current PIN', { exact: true })).toHaveCount(0);
  await page.getByLabel('New PIN', { exact: true }).fill('135790');
  await page.getByLabel('Confirm PIN', { exact: true }).fill('135791');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page.getByText('PINs do not match')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Confirm PIN', { exact: true }).fill('135790');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await expect(shopper.said('PIN updated')).toBeVisible();
  await expect(page.getByLabel('Current PIN', { exact: true })).toBeVisible();

  await expect(page.getByText('Confirm your mobile to sign in with it and a PIN.')).toBeVisible();
  await page.getByRole('button', { name: 'Text me a link' }).click();
  await expect(shopper.said('Check your phone for an sms from us.')).toBeVisible();
  const link = await linkFrom(() => house.textsTo('+61491570110'), /\/\?userid=[\w-]+&usertoken=[\w-]+/);
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(house.url + link);
  await expect(stranger.getByRole('heading', { name: 'Sign in as Mia?' })).toBeVisible();
  await expect(stranger.getByText('s•••@example.com')).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Continue as a guest' }).click();
  await expect(stranger).toHaveURL(/\/menu\//);
  await elsewhere.close();
  await page.goto(house.url + link);
  await expect(shopper.said('Sign in successful')).toBeVisible();
  await page.goto(`${house.url}/account/pin`);
  await expect(page.getByRole('button', { name: 'Save PIN' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Text me a link' })).toHaveCount(0);
});

test('past orders are tickets that are opened or had again, and an order that is not there leads to them [ACC-122 ACC-123 ACC-128]', async ({
  page,
  house,
}) => {
  const shopper = await newMember(page, house, 'orders@example.com');
  await page.goto(`${house.url}/account/orders`);
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expectAccessible(page);
  const id = await placedChips(page, house);
  await page.reload();
  const ticket = page.getByRole('article', { name: /^Order \d+, Today/ });
  await expect(ticket).toContainText('Submitted');
  await expect(ticket).toContainText('1 × Rosemary Chips');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Create Order' })).toHaveAttribute('href', '/locations');
  await ticket.getByRole('link', { name: /View/ }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${id}$`));
  await expect(page.getByRole('link', { name: 'Place another Order' })).toHaveAttribute(
    'href',
    '/menu/banksia-kitchen',
  );
  await page.getByRole('link', { name: 'Leave Feedback' }).click();
  await expect(page).toHaveURL(/\/account\/feedback$/);
  await page.goto(`${house.url}/account/orders/there-is-no-such-order`);
  await expect(shopper.said('Order not found')).toBeVisible();
  await expect(page).toHaveURL(/\/account\/orders$/);
  await ticket.getByRole('button', { name: 'Repeat Order' }).click();
  await expect(page).toHaveURL(/\/checkout\?repeat=1$/);
});

test('feedback wants three ratings, is sent once, and thanks [ACC-195 ACC-196 ACC-197 ACC-198 ACC-200 ACC-202 ACC-314 ACC-336]', async ({
  page,
  house,
}) => {
  const shopper = await newMember(page, house, 'feedback@example.com');
  await page.goto(`${house.url}/account/feedback`);
  const words = 'Tap on the stars to rate your experiences between 1 (poor) and 5 (excellent)';
  await expect(page.getByText(words)).toBeVisible();
  const rate = (group: string, star: string) =>
    tick(page.getByRole('group', { name: group }).getByRole('radio', { name: star }));
  await rate('Speed', '4 of 5');
  await expect(page.getByRole('group', { name: 'Speed' })).toContainText('4/5');
  await rate('Overall', '5 of 5');
  const send = page.getByRole('button', { name: 'Send Feedback' });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(words);
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
  await expect(page.getByText('Order even faster with the app.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
    'href',
    'https://example.com/app',
  );
  await expect
    .poll(async () => (await house.mailsTo('hello@banksia-kitchen.example.com')).length)
    .toBeGreaterThan(0);
});

test('deleting the account is asked for, can fail and be tried again, and leaves a guest [ACC-114 ACC-115 ACC-313 ACC-331]', async ({
  page,
  house,
}) => {
  const shopper = await newMember(page, house, 'leaving@example.com');
  await page.goto(`${house.url}/account`);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessible(page);
  let fails = true;
  await page.route('**/api', (route) =>
    fails && route.request().postData()?.includes('CloseAccount') ? route.abort() : route.fallback(),
  );
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  await confirm.click();
  await expect(shopper.said('Error, please try again')).toBeVisible();
  await expect(confirm).toBeEnabled();
  fails = false;
  await confirm.click();
  await expect(shopper.said('Your account deletion has been received')).toBeVisible();
  await page.goto(`${house.url}/account`);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'leaving@example.com', 'a fine secret');
  await expect(page.getByRole('alert')).toContainText('The email address or password is not right');
});
