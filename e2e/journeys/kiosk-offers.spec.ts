import { KioskGuest } from '../kiosk.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { expect, test } from '../servery.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('options that have pictures are cards with them, the dish as it comes among them', async ({
  page,
  servery,
}) => {
  const guest = new KioskGuest(page);
  await guest.switchOn(servery);
  await guest.takeAway.click();
  await page.getByRole('button', { name: 'Banksia Beef Burger', exact: true }).click();
  const product = page.getByRole('dialog', { name: 'Banksia Beef Burger' });
  const meal = product.getByRole('group', { name: /^Make it a meal/ });
  const pictures = meal.locator('img');
  await meal.scrollIntoViewIfNeeded();
  await expect(pictures).toHaveCount(3);
  for (const [at, file] of ['beef-burger', 'lemonade', 'chips'].entries()) {
    await expect(pictures.nth(at)).toHaveAttribute('src', `/media/demo/pics/${file}.svg`);
    await expect
      .poll(() => pictures.nth(at).evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(product.getByRole('group', { name: /^Bun/ }).locator('img')).toHaveCount(0);
  await tick(meal.getByRole('radio', { name: /^With chips and a drink/ }));
  await expect(product.getByRole('button', { name: /Add to Cart/ })).toContainText('$28.90');
  await tick(meal.getByRole('radio', { name: 'No, thanks' }));
  await expect(product.getByRole('button', { name: /Add to Cart/ })).toContainText('$19.90');
  await expectAccessible(page);
  await expectLaidOut(page);
});
