import type { Page } from '@playwright/test';
import { alterFacts } from '../altered.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../servery.ts';
import { signIn } from '../identity.ts';

type Block = Record<string, unknown>;
type Home = { redirect_uri: string; blocks: Block[] };

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

test('shows the blocks that the venue wrote, each in its own way [ACC-047 ACC-048 ACC-049 ACC-050 ACC-052 ACC-054 ACC-055 ACC-056 ACC-057 ACC-058 ACC-061 ACC-062 ACC-063 ACC-067]', async ({
  page,
  servery,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
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
      announcements: [{ id: 1, created: 1_763_000_000, title: 'Mangoes', content: 'They are here.' }],
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
    { block: 'share', title: 'Share', share_url: 'https://banksia.example.com/', share_count: 12 },
    { block: 'google_review', title: 'Review', link_url: 'https://reviews.example.com/banksia' },
    { block: 'internal_link', title: 'Our rules', target: 'terms' },
    { block: 'external_link', title: 'Farm', link_url: 'https://farm.example.com/' },
    { block: 'external_link', title: 'Trap', link_url: 'javascript:alert(1)' },
    { block: 'push_notifs', title: 'Hear first' },
    { block: 'app_download', title: 'The app', link_url: 'https://app.example.com/' },
    { block: 'image', title: 'Secret', visible: 0 },
  );
  await page.goto(`${servery.url}/`);
  await expect(page.getByRole('heading', { name: 'Come in', level: 1 })).toBeVisible();
  await expect(page.getByText('It is warm.')).toBeVisible();
  const order = page.getByRole('link', { name: 'Hungry?' });
  await expect(order).toHaveAttribute('href', '/about');
  await expect(order.locator('svg')).toBeVisible();

  const picture = page.locator('main img[fetchpriority=high]');
  await expect(picture).toHaveAttribute('src', '/media/demo/hero.svg');
  // Behind the words on a wide screen, above them on a narrow one.
  await expect(picture).toHaveCSS('position', 'absolute');
  await page.setViewportSize({ width: 720, height: 800 });
  await expect(picture).toHaveCSS('position', 'static');

  await expect(region(page, 'News').locator('time')).toHaveAttribute('datetime', '2025-11-13');
  await expect(region(page, 'News').getByRole('heading', { name: 'Mangoes' })).toBeVisible();
  await expect(region(page, 'Jobs')).toContainText('No new announcements');
  await expect(region(page, 'Events')).toContainText('Quiet this week.');

  const sunday = region(page, 'Sundays');
  await expect(sunday.locator('img')).toHaveAttribute('src', '/media/demo/pics/pancakes.svg');
  await expect(sunday.locator('[data-look]')).toHaveAttribute('data-look', 'deep');
  await expect(sunday.getByRole('heading')).toHaveCSS('text-align', 'center');
  await expect(sunday.getByRole('heading').locator('svg')).toBeVisible();

  const share = region(page, 'Share');
  await expect(share.getByRole('link')).toHaveText(['WhatsApp', 'Messenger', 'Facebook', 'Twitter', 'Email']);
  await expect(share.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    /banksia\.example\.com/,
  );
  await expect(share).toContainText('Shared 12 times');

  const row = (name: string) => region(page, 'More from us').getByRole('link', { name });
  await expect(row('Review')).toHaveAttribute('href', 'https://reviews.example.com/banksia');
  await expect(row('Review')).toHaveAttribute('target', '_blank');
  await expect(row('Farm')).toHaveAttribute('href', 'https://farm.example.com/');
  await expect(row('Our rules')).toHaveAttribute('href', '/terms');
  await expect(row('Points')).toHaveAttribute('href', '/account/rewards');
  for (const name of ['Trap', 'Hear first', 'Get Notified', 'Secret'])
    await expect(page.getByText(name)).toHaveCount(0);
  const stores = region(page, 'The app').getByRole('button');
  await expect(stores).toHaveText(['App Store', 'Google Play']);
  await expectAccessible(page);

  await page.getByRole('link', { name: /Yours/ }).click();
  await signIn(page, 'member@example.com');
  await expect(page).toHaveURL(/\/account\/topup$/);
  await page.getByRole('button', { name: 'Navigation' }).click();
  const pages = page.getByRole('list', { name: 'Navigation' });
  await expect(pages.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Sign out' })).toHaveCount(0);
});

test('opens a page of somebody else inside, without its scripts, or in a frame that fits, and comes back [ACC-046 ACC-053 ACC-059 ACC-064 ACC-065 ACC-068]', async ({
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

  const height = page.viewportSize()!.height;
  await open('Map');
  await expect(page.locator('iframe')).toHaveCSS('height', `${height - 90}px`);
  await expect(order).toHaveCount(0);
  await page.goBack();
  await open('Bookings');
  await expect(page.locator('iframe')).toHaveCSS('height', `${height - 180}px`);
  await expect(order).toBeInViewport();
  await expect(back).toBeInViewport();
});
