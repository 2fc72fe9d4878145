import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { linkFrom } from '../messages.ts';
import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('a member asks for news on a phone, the owner sends some, and one press ends it', async ({
  page,
  browser,
  servery,
}) => {
  const email = 'wants-news@example.com';
  await page.setViewportSize(PHONE);
  const shopper = await newMember(page, servery, email);
  await page.goto(`${servery.url}/account`);
  const news = page.getByRole('switch', { name: 'News by email' });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(shopper.said('We’ll email you our news')).toBeVisible();
  await expect(news).toBeChecked();
  await expectAccessible(page);
  await expectLaidOut(page);

  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize(DESK);
  await desk.goto(`${servery.url}/console/customers?show=messages`);
  await desk.getByRole('button', { name: 'New message' }).click();
  const pane = desk.getByRole('complementary');
  await pane.getByRole('button', { name: 'Send me a test' }).click();
  await expect(pane.getByText('Write a subject')).toBeVisible();
  await pane.getByLabel('Subject').fill('Pies are back');
  await pane.getByLabel('Message', { exact: true }).fill('From Friday, until they’re gone.');
  await expect(pane.getByRole('region', { name: 'As they’ll see it' })).toContainText('From Friday');
  await expect(pane.getByText(/^Goes to 1 of your \d+ members$/)).toBeVisible();
  await desk.reload();
  await expect(pane.getByLabel('Subject')).toHaveValue('Pies are back');
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(PHONE);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);

  await pane.getByRole('button', { name: 'Send me a test' }).click();
  await linkFrom(() => servery.mailsTo('owner@example.com'), /\/news\/off\?t=test/);
  await pane.getByRole('button', { name: 'Send to 1 person' }).click();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('It’s a draft again').last()).toBeVisible();
  await pane.getByRole('button', { name: 'Send to 1 person' }).click();
  const row = desk.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
  await expect(row).toContainText(/Sent .* to 1 person/, { timeout: 40_000 });
  await expect(pane.getByRole('region', { name: 'Results' })).toContainText('Unsubscribed');
  await expectAccessible(desk);
  await expectLaidOut(desk);

  const link = await linkFrom(() => servery.mailsTo(email), /http\S+\/news\/off\?t=[\w-]+/);
  const stranger = await (await browser.newContext({ viewport: PHONE })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: /^Stop emails with news from/ })).toBeVisible();
  await expectAccessible(stranger);
  await expectLaidOut(stranger);
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.context().close();

  await page.reload();
  await expect(page.getByRole('switch', { name: 'News by email' })).not.toBeChecked();
  await desk.getByRole('button', { name: 'New message' }).click();
  await expect(pane.getByText(/^Goes to 0 of your \d+ members$/)).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await desk.setViewportSize(PHONE);
  await desk.goto(`${servery.url}/console/customers?show=messages`);
  await expect(row).toContainText('Pies are back');
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.context().close();
});

test('who only serves sees no messages', async ({ browser, servery }) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'counter@example.com');
  await desk.setViewportSize(DESK);
  await desk.goto(`${servery.url}/console/customers?show=messages`);
  await expect(desk.getByRole('radio', { name: 'Feedback' })).toBeAttached();
  await expect(desk.getByRole('radio', { name: 'Messages' })).toHaveCount(0);
  await tick(desk.getByRole('radio', { name: 'Feedback' }));
  await desk.context().close();
});
