import type { Route } from '@playwright/test';

import { Kitchen } from '../kitchen.ts';

import { expect, test } from '../servery.ts';
import { Shopper } from '../shopper.ts';

test('what sells out between the page and its live stream is seen as well', async ({
  page,
  browser,
  servery,
}) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'kitchen@example.com');
  await desk.goto(`${servery.url}/console/menu`);
  await desk.getByLabel('Find a product').fill('fish tacos');
  const available = desk.getByRole('switch', { name: 'Fish Tacos available' });
  await expect(available).toBeChecked();
  const soldOut = new Promise<void>((done) => {
    const begin = async (route: Route) => {
      const saved = desk.waitForResponse((answer) =>
        (answer.request().postData() ?? '').includes('sub_action=sold_out'),
      );
      await available.click();
      await saved;
      await route.continue();
      done();
    };
    void page.route(/\/api\/events\?/, begin, { times: 1 });
  });
  await new Shopper(page, servery).openMenu();
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fish Tacos' }).first();
  await expect(shown).toBeVisible();
  await soldOut;
  await expect(shown).toContainText('Sold out');
  await available.click();
  await expect(shown).not.toContainText('Sold out');
  await desk.context().close();
});
