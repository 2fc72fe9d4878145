import { goToRoom } from '../console-room.ts';
import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { payByCard } from '../paid-order.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test('the owner sees how the day goes while people order, puts a dish back and pauses from a phone', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${servery.url}/console/orders`);
  await goToRoom(page, 'Today');
  const takings = page.getByRole('region', { name: 'Takings so far' });
  const orders = takings.getByRole('definition').first();
  const before = Number(await orders.textContent());
  await payByCard(servery.url, 'Ada Lovelace');
  await expect(orders).toHaveText(String(before + 1));
  await expect(
    page
      .getByRole('region', { name: 'Orders by hour' })
      .getByText(/[1-9]\d* to make/)
      .first(),
  ).toBeAttached();
  await expectAccessible(page);

  const soldOut = page.getByRole('region', { name: 'Sold out' });
  const dish = soldOut.getByRole('listitem').first();
  const name = (await dish.locator('b').textContent()) ?? '';
  await dish.getByRole('switch').click();
  await expect(soldOut.getByText(name, { exact: true })).toHaveCount(0);
  await expectLaidOut(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Pause' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().close();
});
