import type { Page } from '@playwright/test';
import { alterAnswer, alterFacts, expectExchange, listen, answersTo, withoutFirst } from '../altered.ts';
import { expectAccessible } from '../browserless/looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

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

test(
  'in the app it asks to notify, and shares by the device instead of by buttons [ACC-051 ACC-055 ACC-060]',
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
