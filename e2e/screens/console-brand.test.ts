import { allRooms } from '../console-room.ts';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';

import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { tick } from '../tick.ts';

const DESK = { width: 1440, height: 900 };

async function atDesk(browser: Browser, servery: Servery, email = 'owner@example.com'): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, email);
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true, level: 1 })).toBeVisible();
  return page;
}

const paneOf = (desk: Page, name = 'Edit brand') => desk.getByRole('complementary', { name });
const putLive = (desk: Page) => paneOf(desk).getByRole('button', { name: 'Publish' }).click();
const live = (desk: Page) => desk.getByText('Your brand is live').last();
const undo = (desk: Page) => desk.getByRole('button', { name: 'Undo' }).click();

const previewed = (desk: Page, scheme: 'light' | 'dark') =>
  desk.getByRole('figure', { name: `Preview in ${scheme} colours` });

test('a colour that nobody could read is said while it is dragged, with the one that can be', async ({
  browser,
  servery,
}) => {
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/brand`);
  const pane = paneOf(desk);
  const contrast = pane.getByRole('region', { name: 'Contrast' });
  await expect(contrast.getByText('Light needs 4.5.')).toHaveCount(0);
  await pane.getByLabel('Pick Accent').fill('#f7d046');
  await expect(contrast.getByText('Light needs 4.5.').first()).toBeVisible();
  await expect(pane.getByText('This can’t go live yet. Fix what’s marked in Look.')).toBeVisible();
  await expectAccessible(desk);
  const mend = contrast.getByRole('button', { name: /^Use #/ }).first();
  const colour = ((await mend.textContent()) ?? '').replace('Use ', '');
  await mend.click();
  await expect(pane.getByLabel('Accent', { exact: true })).toHaveValue(colour);
  await expect(contrast.getByText('Light needs 4.5.')).toHaveCount(0);
  await expect(pane.getByText('1 change not live yet')).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) await expect(previewed(desk, scheme)).toBeVisible();
  await pane.getByLabel('Accent', { exact: true }).fill('teal');
  await expect(pane.getByText('Use a colour like #2F5D4A')).toBeVisible();

  await desk.reload();
  await expect(pane.getByLabel('Accent', { exact: true })).toHaveValue(colour);
  await pane.getByRole('button', { name: 'Discard' }).click();
  await expect(pane.getByLabel('Accent', { exact: true })).toHaveValue('#2F5D4A');
  await desk.context().close();
});

test('words, the home page and news are live at once, and are taken back', async ({
  page,
  browser,
  servery,
}) => {
  await page.goto(`${servery.url}/`);
  const title = page.getByRole('heading', { level: 1 });
  const before = (await title.textContent()) ?? '';
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/brand?part=words`);
  const pane = paneOf(desk);
  await pane.getByLabel('Headline').fill('Supper, sorted.');
  await expect(previewed(desk, 'light')).toContainText('Supper, sorted.');
  await pane.getByLabel('Name', { exact: true }).fill('');
  await expect(pane.getByText('Enter a name')).toBeVisible();
  await pane.getByLabel(/^Name/).fill('Banksia Kitchen');
  await tick(pane.getByRole('radio', { name: 'Home' }));
  const blocks = pane.getByRole('region', { name: 'On your home page' });
  await blocks.getByRole('button', { name: /Add something/ }).click();
  await desk.getByRole('option', { name: 'Link to a website' }).click();
  await blocks.getByLabel('Title').fill('Our garden');
  await expect(blocks.getByText('Enter a web address that starts with https://')).toBeVisible();
  await blocks.getByLabel('Web address').fill('https://garden.example.com');
  await pane.getByRole('button', { name: 'Add news' }).click();
  const news = pane.getByRole('region', { name: 'News' });
  await news
    .getByLabel(/^Title/)
    .first()
    .fill('Mangoes are here');
  await putLive(desk);
  await expect(live(desk)).toBeVisible();
  await expect(title).toHaveText('Supper, sorted.');
  await expect(page.getByRole('link', { name: /Our garden/ })).toBeVisible();
  await expect(page.getByText('Mangoes are here')).toBeVisible();
  await undo(desk);
  await expect(title).toHaveText(before);
  await expect(page.getByRole('link', { name: /Our garden/ })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Changes' }).click();
  await expect(
    paneOf(desk, 'Changes')
      .getByText(/Home page: what it shows, news/)
      .first(),
  ).toBeVisible();
  await desk.context().close();
});

test('messages and legal texts are checked for what we fill in', async ({ browser, servery }) => {
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/brand?part=messages`);
  const pane = paneOf(desk);
  await pane.getByRole('searchbox', { name: 'Search texts' }).fill('choose your new PIN');
  const text = pane.getByRole('region', { name: 'Emails and texts' }).getByRole('textbox').last();
  await expect(text).toHaveValue(/choose your new PIN/);
  await text.fill('{name}: pick a PIN');
  await expect(pane.getByText('Keep {link}, or people can’t get there')).toBeVisible();
  await putLive(desk);
  await expect(pane.getByRole('alert')).toContainText('mails.pinText leaves out {link}');
  await text.fill('{name}: pick a PIN: {link}, {nam}');
  await expect(pane.getByText('We can’t fill in {nam} here.')).toBeVisible();
  await text.fill('{name}: pick a PIN: {link}');
  await expect(pane.getByText('Leaves out {minutes}')).toBeVisible();
  await expectAccessible(desk);
  await pane.getByRole('button', { name: /Ready/ }).click();
  await desk.getByRole('option', { name: 'Email and text' }).click();
  await tick(pane.getByRole('radio', { name: 'Legal' }));
  await pane.getByRole('button', { name: 'Write your own terms' }).click();
  const terms = pane.getByRole('textbox', { name: 'Terms of use' });
  await expect(terms).toHaveValue(/^# /);
  await terms.fill('# House rules\n\nBe kind.');
  await expect(pane.getByText('Add at least one heading (##) with words below it')).toBeVisible();
  await terms.fill('# House rules\n\n## Manners\n\nBe kind at {brand}, {owner}.');
  await expect(pane.getByText('We can’t fill in {owner}')).toBeVisible();
  await terms.fill('# House rules\n\n## Manners\n\nBe kind at {brand}.');
  await putLive(desk);
  await expect(live(desk)).toBeVisible();
  const customer = await desk.context().newPage();
  await customer.goto(`${servery.url}/terms`);
  await expect(customer.getByText('Be kind at Banksia Kitchen.')).toBeVisible();
  await customer.close();
  await undo(desk);
  await expect(pane.getByRole('button', { name: 'Write your own terms' })).toBeVisible();
  await desk.context().close();
});

test('two who change the same are asked, and others see it live', async ({ browser, servery }) => {
  const [first, second] = [await atDesk(browser, servery), await atDesk(browser, servery)];
  for (const desk of [first, second]) await desk.goto(`${servery.url}/console/brand?part=words`);
  const before = await paneOf(first)
    .getByLabel(/^Website/)
    .inputValue();
  await paneOf(first)
    .getByLabel(/^Website/)
    .fill('https://one.example.com');
  await paneOf(second)
    .getByLabel(/^Website/)
    .fill('https://two.example.com');
  await putLive(first);
  await expect(live(first)).toBeVisible();
  await expect(paneOf(second).getByText(/Somebody else changed this too/)).toBeVisible();
  await paneOf(second).getByRole('button', { name: 'Keep mine' }).click();
  await putLive(second);
  await expect(paneOf(first).getByLabel(/^Website/)).toHaveValue('https://two.example.com');
  // As it was, for whoever comes next.
  await paneOf(second)
    .getByLabel(/^Website/)
    .fill(before);
  await putLive(second);
  await expect(paneOf(first).getByLabel(/^Website/)).toHaveValue(before);
  await second.context().close();
  await first.context().close();
});

for (const part of ['look', 'words', 'home', 'messages', 'legal'])
  test(`the part ${part} can be used by everybody, and fits every screen`, async ({ browser, servery }) => {
    const desk = await atDesk(browser, servery);
    await desk.goto(`${servery.url}/console/brand?part=${part}`);
    await expect(paneOf(desk).getByRole('button', { name: 'Publish' })).toBeVisible();
    await expectAccessible(desk);
    await expectLaidOut(desk);
    await desk.context().close();
  });

for (const [view, words] of Object.entries({
  Menu: 'Smashed Avo Toast',
  Order: 'Order B42',
  Kiosk: 'Table',
  Paper: 'Tax invoice',
}))
  test(`the preview of ${view} shows it, and fits every screen`, async ({ browser, servery }) => {
    const desk = await atDesk(browser, servery);
    await desk.goto(`${servery.url}/console/brand`);
    await paneOf(desk).getByRole('button', { name: 'Close' }).click();
    await tick(desk.getByRole('radio', { name: view }));
    await expect(desk.getByRole('figure').first()).toContainText(words);
    await expectLaidOut(desk);
    await desk.setViewportSize(DESK);
    await desk.getByRole('button', { name: 'Edit' }).click();
    await expect(paneOf(desk)).toBeVisible();
    await desk.context().close();
  });

test('whoever may not change the brand sees nothing of it', async ({ browser, servery }) => {
  const desk = await atDesk(browser, servery, 'manager@example.com');
  const all = await allRooms(desk);
  await expect(all.getByRole('link', { name: 'Hours' })).toBeVisible();
  await expect(all.getByRole('link', { name: 'Brand' })).toHaveCount(0);
  await desk.goto(`${servery.url}/console/brand`);
  await expect(desk.getByRole('heading', { name: 'We couldn’t load your brand' })).toBeVisible();
  await desk.context().close();
});
