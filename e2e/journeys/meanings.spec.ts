import { expect, test } from '../servery.ts';
import { atCheckout } from '../at-checkout.ts';

const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('a step that is done bears the colour of what is done, not that of a choice', async ({
  page,
  servery,
}) => {
  const shopper = await atCheckout(page, servery);
  await shopper.fillDetails();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const mark = page.getByText('Done', { exact: true }).first().locator('..');
  const good = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--good').trim(),
  );
  await expect(mark).toHaveCSS('color', rgbOf(good));
});
