import { expect, test } from '../servery.ts';
import { hearsLinks, insideApp, openedApp, tapLink } from '../native.ts';
import { member } from '../prepared.ts';

test.use({ viewport: { width: 390, height: 844 } });

// Every word is in the tests of the links themselves; here is one for each page.
test('a word of an account link opens its page, in the app and on the web [ORD-039]', async ({
  page,
  servery,
}) => {
  await member(page, servery);
  await insideApp(page, {});
  await openedApp(page, servery);
  await hearsLinks(page);
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  for (const [act, path] of [
    ['acct', '/account'],
    ['hist', '/account/orders'],
    ['rewards', '/account/rewards'],
    ['applepay', '/account/managecard'],
    ['addcard', '/account/addcard'],
    ['topup', '/account/topup'],
    ['feedback', '/account/feedback'],
    ['reset', '/account/reset'],
  ] as const) {
    seen.length = 0;
    await tapLink(page, `https://order.example.com/?act=${act}`);
    await expect.poll(() => seen, act).toContain(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), act).toBeVisible();
  }
  for (const act of ['history', 'googlepay']) {
    await page.goto(`${servery.url}/?act=${act}`);
    await expect(page).toHaveURL(act === 'history' ? /\/account\/orders$/ : /\/account\/managecard$/);
  }
  seen.length = 0;
  await page.goto(`${servery.url}/?act=nonsense`);
  await expect(page.getByRole('link', { name: 'Order Now' }).first()).toBeVisible();
  expect(seen.filter((path) => path.startsWith('/account'))).toEqual([]);
});
