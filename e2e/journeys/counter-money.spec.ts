import { expect, test } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { activeOrder } from '../prepared.ts';

test('a rush fills the wall: orders of one column stand beside each other, not below the screen', async ({
  browser,
  servery,
}) => {
  await Promise.all(Array.from({ length: 14 }, () => activeOrder(servery)));
  const cook = await Kitchen.arrive(browser, servery);
  const slips = cook.column('New').getByRole('article');
  await expect.poll(() => slips.count()).toBeGreaterThanOrEqual(14);
  const places = await slips.evaluateAll((all) =>
    all.map((slip) => slip.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(places.filter(({ bottom }) => bottom < 1000).length).toBeGreaterThanOrEqual(9);
  for (const { width } of places) expect(width).toBeGreaterThan(300);
});
