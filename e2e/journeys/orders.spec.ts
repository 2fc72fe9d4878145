import { expect, test } from '../servery.ts';

import { handOver, newMember, placedChips } from '../prepared.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the list says that it loads, that it could not, and what it last knew without a connection', async ({
  page,
  servery,
  context,
}) => {
  await newMember(page, servery, 'states@example.com');
  await handOver(servery, await placedChips(page, servery));
  await placedChips(page, servery);
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  let line: 'slow' | 'dead' | 'fine' = 'slow';
  await page.route('**/api', async (route) => {
    if (!route.request().postData()?.includes('RequestAction=OrderHistory')) return route.fallback();
    if (line === 'slow') await held;
    return line === 'fine' ? route.fallback() : route.abort();
  });
  await page.goto(`${servery.url}/account/orders`);
  await expect(page.getByText('Loading your orders')).toBeAttached();
  line = 'dead';
  go();
  await expect(page.getByRole('alert')).toContainText('Error GA1');
  line = 'fine';
  await page.getByRole('button', { name: 'Try again' }).click();
  const repeat = page.getByRole('button', { name: /^Repeat Order/ });
  await expect(repeat).toBeEnabled();
  await context.setOffline(true);
  await expect(repeat).toBeDisabled();
  await expect(page.getByRole('article', { name: /^Order/ })).toContainText(/Last seen \d/);
  await context.setOffline(false);
  await expect(repeat).toBeEnabled();
  await expect(page.getByText(/Last seen/)).toHaveCount(0);
});
