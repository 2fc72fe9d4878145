import { alterAnswer } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { untilGivenUp } from '../patience.ts';
import { Shopper } from '../shopper.ts';

test.use({ on: ['web', 'app'] });

const choice = (id: number, desc: string, price_offset: string) => ({
  id,
  desc,
  price_offset,
  is_default: 0,
  is_available: 1,
});
const group = (id: number, name: string, more: object) => ({
  id,
  name,
  multiselect: 0,
  mandatory: 0,
  max_select: 0,
  options: [choice(id * 10, `${name} A`, '1.50'), choice(id * 10 + 1, `${name} B`, '-0.50')],
  ...more,
});

test.describe('choosing a product', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every failing group is said in one toast, offsets are shown, and the quantity keeps its bounds [ORD-184 ORD-190 ORD-191 ORD-192 ORD-193 ORD-194]', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await alterAnswer(page, 'MenuItemDetails', (answer) => {
      Object.assign(answer.Response, {
        min_qty: 0,
        max_qty: 0,
        options: [
          group(91, 'Size', { mandatory: 1 }),
          group(92, 'Extras', {
            multiselect: 1,
            max_select: 1,
            options: [
              { ...choice(920, 'Egg', '2.00'), is_default: 1 },
              { ...choice(921, 'Kale', '0.00'), is_default: 1 },
            ],
          }),
        ],
      });
      return answer;
    });
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await shopper.dish('Banksia Beef Burger').click();
    const product = shopper.product('Banksia Beef Burger');
    await expect(product.getByText('(add 1.50)')).toBeVisible();
    await expect(product.getByText('(sub 0.50)')).toBeVisible();
    await expect(product.getByText('(add 0.00)')).toHaveCount(0);
    await product.getByRole('button', { name: /Add to Cart/ }).click();
    const toast = page.locator('[data-kind="bad"]').filter({ hasText: 'Size is required' });
    await expect(toast).toContainText('Choose up to 1 options for Extras');
    await expect(product.getByRole('group', { name: /Size/ })).toBeInViewport();

    const less = product.getByRole('button', { name: /^Remove one/ });
    const more = product.getByRole('button', { name: /^Add one/ });
    await expect(
      product.getByRole('status').or(product.locator('output')).filter({ hasText: /^1$/ }),
    ).toBeVisible();
    await expect(less).toBeDisabled();
    for (let count = 1; count < 99; count += 1) await more.click();
    await expect(more).toBeDisabled();
  });

  test('an add closes the popup, changes the order, and offers the cart for ten seconds [ORD-030 ORD-197 ORD-198 ORD-199]', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    await page.clock.install();
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await shopper.dish('Rosemary Chips').click();
    const product = shopper.product('Rosemary Chips');
    await product.getByRole('button', { name: /Add to Cart/ }).click();
    await expect(product).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
    const offer = page.getByRole('button', { name: 'Proceed to Cart' });
    await expect(shopper.said('Added to Cart')).toBeVisible();
    // Nobody's pointer rests on it: that would hold it.
    await page.mouse.move(5, 5);
    await page.clock.runFor(9000);
    await expect(offer).toBeVisible();
    await page.clock.runFor(1500);
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: /^Add to Cart: Rosemary Chips, \d there already/ }).click();
    await page.getByRole('button', { name: 'Proceed to Cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  test('what cannot be had, loaded, found, drawn or added says so [ORD-185 ORD-186 ORD-187 ORD-188 ORD-201]', async ({
    page,
    servery,
  }) => {
    const shopper = new Shopper(page, servery);
    const bad = (text: string | RegExp) => page.locator('[data-kind="bad"]').getByText(text).last();
    let details: 'dead' | 'broken' | 'good' = 'dead';
    let adds: 'dead' | 'good' = 'good';
    await page.route('**/api', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('RequestAction=MenuItemDetails')) {
        if (details === 'dead') return route.abort();
        const response = await route.fetch();
        const answer = (await response.json()) as { Response: { options: unknown } };
        if (details === 'broken') answer.Response.options = null;
        return route.fulfill({ response, json: answer });
      }
      if (body.includes('sub_action=add_to_order') && adds === 'dead') return route.abort();
      return route.fallback();
    });
    await page.clock.install();
    await shopper.openMenu();
    await shopper.choosePickupNow();

    await shopper.dish('Rosemary Chips').click();
    const sheet = shopper.product('Rosemary Chips');
    await untilGivenUp(page, sheet.getByText(/^Error ME2, please try again\. If the/).first());
    details = 'broken';
    await shopper.product('Rosemary Chips').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Error displaying modifiers, try again' })).toBeVisible();
    details = 'good';
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    adds = 'dead';
    await shopper
      .product('Rosemary Chips')
      .getByRole('button', { name: /Add to Cart/ })
      .click();
    await expect(bad('Error, please try again')).toBeVisible();
    await expect(shopper.product('Rosemary Chips')).toBeVisible();

    await page.goto(`${servery.url}/menu/banksia-kitchen/item/not-a-product`);
    await expect(bad(/^Error ME3, please try again\. If the problem continues/)).toBeVisible();
    await expect(page).toHaveURL(/\/menu\/banksia-kitchen$/);

    const gone = page.locator('li[data-out]').first();
    const words = (await gone.locator('[class*="outNote"]').textContent()) ?? '';
    await gone.getByRole('button').first().click();
    await expect(page.locator('[data-kind="info"]').getByText(words).last()).toBeVisible();
  });
});
