import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts, expectExchange, listen, answersTo, withoutFirst } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

import { signIn } from '../identity.ts';
import { insideApp } from '../native.ts';
import { untilGivenUp } from '../patience.ts';

test.use({ on: ['web', 'app'] });

type Block = Record<string, unknown>;
type Home = { redirect_uri: string; blocks: Block[] };

const BLOCK_FIELDS =
  'id block title content image_url link_url target icon use_card place_order_btn share_url heading alignment show_push_register nocontent visible form_group_style image_card_style';

/** A block of the same fields with nothing in them. */
const emptied = (block: Block): Block =>
  Object.fromEntries(
    Object.entries(block).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : typeof value === 'number' ? 0 : '',
    ]),
  );

/** Another landing page than the demo's, of a brand with apps and no way to sign out; what its blocks leave open is empty. */
const withBlocks = (page: Page, ...blocks: Block[]): Promise<void> =>
  alterFacts(page, ({ brand, first }) => {
    brand['stores'] = { ios: 'https://example.com/ios', android: 'https://example.com/android' };
    Object.assign(brand['flags'] as object, { hide_logout: true });
    const home = first['AppHome'] as Home | undefined;
    if (!home) return;
    const empty = { ...emptied(home.blocks[0] ?? {}), visible: 1 };
    home.blocks = blocks.map((block, index) => ({ ...empty, id: index + 1, ...block }));
  });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('loads its blocks, says when they do not come, and leaves for where the venue sends its visitors [ACC-046 ACC-066 ACC-302 ACC-311 ACC-312 ACC-362 ACC-363 ACC-364]', async ({
  page,
  servery,
}) => {
  await withoutFirst(page);
  const calls = answersTo(page);
  let answered = false;
  const held = Promise.withResolvers<void>();
  await alterAnswer(page, 'AppHome', (answer) => {
    const home = answer.Response as unknown as Home;
    home.redirect_uri = '/about';
    return answered ? answer : undefined;
  });
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('RequestAction=AppHome')) await held.promise;
    await route.fallback();
  });
  await page.clock.install();
  await page.goto(`${servery.url}/`);
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  held.resolve();
  const failed = page.getByRole('alert');
  await untilGivenUp(page, failed);
  await expect(failed).toContainText(
    'Error HO1, please try again. If the problem continues, please log out and log back in again.',
  );
  answered = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('region', { name: 'Tell a friend' })).toHaveCount(0);
  const home = await calls.of('AppHome');
  expectExchange(home, '', 'blocks layout merchant redirect_uri');
  const { blocks } = home.answer.Response as unknown as Home;
  for (const field of BLOCK_FIELDS.split(' ')) expect(blocks[0]).toHaveProperty(field);
  const news = blocks.flatMap((block) => block['announcements'] as object[]);
  for (const field of ['id', 'created', 'title', 'content']) expect(news[0]).toHaveProperty(field);
});

test('shows the blocks that the venue wrote, each in its own way [ACC-047 ACC-048 ACC-049 ACC-050 ACC-052 ACC-056 ACC-057 ACC-058 ACC-062 ACC-063]', async ({
  page,
  servery,
}) => {
  await withBlocks(
    page,
    { block: 'welcome', title: 'Come in', content: 'It is warm.', image_url: '/media/demo/hero.svg' },
    { block: 'place_order', title: 'Hungry?', target: 'about', icon: 'utensils' },
    { block: 'account', title: 'Yours', target: 'topup', use_card: 1 },
    { block: 'account', title: 'Points', target: 'rewards' },
    {
      block: 'announcements',
      heading: 'News',
      show_push_register: 1,
      announcements: [{ id: 1, created: 1_762_966_800, title: 'Mangoes', content: 'They are here.' }],
    },
    { block: 'announcements', heading: 'Jobs' },
    { block: 'announcements', heading: 'Events', nocontent: 'Quiet this week.' },
    {
      block: 'image',
      title: 'Sundays',
      image_url: '/media/demo/pics/pancakes.svg',
      icon: 'sparkles',
      form_group_style: 'deep',
      image_card_style: 'wide',
      alignment: 'center',
    },
    { block: 'google_review', title: 'Review', link_url: 'https://reviews.example.com/banksia' },
    { block: 'internal_link', title: 'Our rules', target: 'terms' },
    { block: 'external_link', title: 'Farm', link_url: 'https://farm.example.com/' },
    { block: 'external_link', title: 'Trap', link_url: 'javascript:alert(1)' },
    { block: 'push_notifs', title: 'Hear first' },
    { block: 'image', title: 'Secret', visible: 0 },
  );
  await page.goto(`${servery.url}/`);
  await expect(page.getByRole('heading', { name: 'Come in', level: 1 })).toBeVisible();
  await expect(page.getByText('It is warm.')).toBeVisible();
  const order = page.getByRole('link', { name: 'Hungry?' });
  await expect(order).toHaveAttribute('href', '/about');
  await expect(order.locator('svg')).toBeVisible();
  await expect(page.locator('main img[fetchpriority=high]')).toHaveAttribute('src', '/media/demo/hero.svg');

  await expect(region(page, 'News').locator('time')).toHaveAttribute('datetime', '2025-11-13');
  await expect(region(page, 'News').getByRole('heading', { name: 'Mangoes' })).toBeVisible();
  await expect(region(page, 'Jobs')).toContainText('No new announcements');
  await expect(region(page, 'Events')).toContainText('Quiet this week.');

  const sunday = region(page, 'Sundays');
  await expect(sunday.locator('img')).toHaveAttribute('src', '/media/demo/pics/pancakes.svg');
  await expect(sunday.locator('[data-look]')).toHaveAttribute('data-look', 'deep');
  await expect(sunday.getByRole('heading').locator('svg')).toBeVisible();

  const row = (name: string) => region(page, 'More from us').getByRole('link', { name });
  await expect(row('Review')).toHaveAttribute('href', 'https://reviews.example.com/banksia');
  await expect(row('Review')).toHaveAttribute('target', '_blank');
  await expect(row('Farm')).toHaveAttribute('href', 'https://farm.example.com/');
  await expect(row('Our rules')).toHaveAttribute('href', '/terms');
  await expect(row('Points')).toHaveAttribute('href', '/account/rewards');
  for (const name of ['Trap', 'Hear first', 'Get Notified', 'Secret'])
    await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: /Yours/ }).click();
  await signIn(page, 'member@example.com');
  await expect(page).toHaveURL(/\/account\/topup$/);
  await page.getByRole('button', { name: 'Navigation' }).click();
  const pages = page.getByRole('list', { name: 'Navigation' });
  await expect(pages.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Sign out' })).toHaveCount(0);
});

test(
  'a page shares by buttons, and leads to the stores of the app [ACC-054 ACC-055 ACC-061]',
  { on: ['web'] },
  async ({ page, servery }) => {
    await withBlocks(
      page,
      { block: 'share', title: 'Share', share_url: 'https://banksia.example.com/', share_count: 12 },
      { block: 'app_download', title: 'The app', link_url: 'https://app.example.com/' },
    );
    await page.goto(`${servery.url}/`);
    const share = region(page, 'Share');
    await expect(share.getByRole('link')).toHaveText([
      'WhatsApp',
      'Messenger',
      'Facebook',
      'Twitter',
      'Email',
    ]);
    await expect(share.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      /banksia\.example\.com/,
    );
    await expect(share).toContainText('Shared 12 times');
    const stores = region(page, 'The app').getByRole('button');
    await expect(stores).toHaveText(['App Store', 'Google Play']);
    await expectAccessible(page);
  },
);

test('opens a page of somebody else inside, without its scripts, or in a frame, and comes back [ACC-046 ACC-053 ACC-064 ACC-065 ACC-068]', async ({
  page,
  servery,
}) => {
  const far = '**/media/demo/far.html';
  await withBlocks(
    page,
    { block: 'place_order', title: 'Order', target: 'menu/banksia-kitchen' },
    { block: 'embed_link', title: 'Growers', link_url: '/media/demo/far.html', place_order_btn: 1 },
    { block: 'embed_link', title: 'Lost', link_url: '/media/demo/nowhere.html' },
    { block: 'iframe', title: 'Map', link_url: '/media/demo/far.html' },
    { block: 'iframe', title: 'Bookings', link_url: '/media/demo/far.html', place_order_btn: 1 },
  );
  await page.route(far, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Mangoes</h1><script>window.hurt = 1</script><p onclick="hurt = 1">From <a href="javascript:hurt=1">here</a></p><img src=x onerror="hurt = 1">',
    }),
  );
  const open = (name: string) => page.getByRole('button', { name }).click();
  const back = page.getByRole('button', { name: 'Back to Home' });
  const order = page.getByRole('link', { name: 'Place an Order' });
  await page.goto(`${servery.url}/`);
  const asked = page.waitForRequest(far);
  await open('Growers');
  expect((await asked).method()).toBe('GET');
  await expect(page.getByRole('heading', { name: 'Growers', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mangoes', level: 2 })).toBeVisible();
  await expect(page.getByText('here', { exact: true })).not.toHaveAttribute('href', /./);
  await page.getByText('From').click();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  await expect(order).toHaveAttribute('href', '/menu/banksia-kitchen');
  await expectAccessible(page);
  await Promise.all([page.waitForEvent('load'), back.click()]);

  await open('Lost');
  await expect(page.getByRole('alert')).toContainText('404 Not Found');
  await expect(order).toHaveCount(0);
  await page.goBack();
  await page.route('**/media/demo/nowhere.html', (route) => route.abort());
  await open('Lost');
  await expect(page.getByRole('alert')).toContainText('ERROR');
  await page.goBack();

  await open('Map');
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/media\/demo\/far\.html$/);
  await expect(order).toHaveCount(0);
  await page.goBack();
  await open('Bookings');
  await expect(page.locator('iframe')).toBeVisible();
  await expect(order).toBeVisible();
  await Promise.all([page.waitForEvent('load'), back.click()]);
  await expect(page.getByRole('button', { name: 'Bookings' })).toBeVisible();
});

test(
  'in the app it asks to notify, and shares by the device instead of by buttons [ACC-051 ACC-054 ACC-055 ACC-060]',
  { on: ['app'] },
  async ({ page, servery, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await insideApp(page, {});
    await context.addCookies([{ name: 'pn_prompted', value: '1', url: servery.url }]);
    await withBlocks(
      page,
      { block: 'announcements', heading: 'News', show_push_register: 1 },
      { block: 'announcements', heading: 'Jobs' },
      { block: 'push_notifs', title: 'Hear first' },
      { block: 'share', title: 'Share us', heading: 'Tell a friend' },
      { block: 'app_download', title: 'The app', link_url: 'https://app.example.com/' },
    );
    const calls = listen(page);
    await page.goto(`${servery.url}/`);
    const ask = (name: string) => region(page, name).getByRole('button', { name: 'Get Notified' });
    await expect(ask('Hear first')).toBeVisible();
    await expect(ask('Jobs')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Share us/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
    await expect(page.getByText('The app')).toHaveCount(0);
    await expectAccessible(page);
    await ask('News').click();
    await expect(region(page, 'News')).toContainText('Notifications are on');
    expect(calls.find(({ name }) => name === 'Push.register')?.form.get('pn_data[pushToken]')).toBe('t');
  },
);
