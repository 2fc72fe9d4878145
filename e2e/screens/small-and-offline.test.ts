import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { withChips } from '../identity.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without a line a product shows what the menu knows, and loads when the line is back', async ({
    page,
    servery,
    context,
  }) => {
    const shopper = await withChips(page, servery);
    await shopper.dish('Banksia Beef Burger').click();
    await expect(shopper.product('Banksia Beef Burger')).toBeVisible();
    await page.goBack();
    await context.setOffline(true);
    await shopper.dish('Smashed Avo Toast').click();
    const product = shopper.product('Smashed Avo Toast');
    await expect(product.getByRole('heading', { name: 'Smashed Avo Toast' })).toBeVisible();
    await expect(product.getByText(/^\$\d/).first()).toBeVisible();
    await expect(product.getByText('We couldn’t load this product')).toBeVisible();
    await context.setOffline(false);
    await expect(product.getByRole('button', { name: /Add to Cart/ })).toBeVisible();
  });
});
