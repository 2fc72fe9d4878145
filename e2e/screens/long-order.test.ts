import { test } from '../browserless/screen.ts';
import { Cashier } from '../counter.ts';
import { expect } from '../servery.ts';
import { alterAnswer } from '../altered.ts';
import { chipsInCart, toCheckout } from '../prepared.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('on a desktop total and button stay in sight, however many lines there are', async ({
  page,
  servery,
}) => {
  type Order = { items?: { cart_item_slot_id: number }[] };
  const lengthen = (order: Order | undefined) => {
    const [line] = order?.items ?? [];
    if (order && line)
      order.items = Array.from({ length: 40 }, (_, index) => ({ ...line, cart_item_slot_id: index + 1 }));
  };
  for (const name of ['Merchant', 'ManageCart.load_checkout', 'ManageCart.update_checkout'])
    await alterAnswer(page, name, (answer) => {
      lengthen(answer.Response['order'] as Order | undefined);
      return answer;
    });
  const shopper = await chipsInCart(page, servery);
  await shopper.openMenu();
  const ticket = page.getByRole('complementary', { name: 'Your order' });
  await expect(ticket.getByRole('listitem')).toHaveCount(40);
  await expect(ticket.getByText('Order total')).toBeInViewport({ ratio: 1 });
  await expect(ticket.getByRole('link', { name: /Proceed to Cart/ })).toBeInViewport({ ratio: 1 });
  await ticket.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(ticket.getByText('Order total')).toBeInViewport({ ratio: 1 });

  await toCheckout(shopper);
  await expect(ticket.getByRole('listitem')).toHaveCount(40);
  await expect(ticket.getByText('Order total')).toBeInViewport({ ratio: 1 });
  await expect(ticket.getByRole('button', { name: /Place order/ })).toBeInViewport({ ratio: 1 });
});

test(
  'at a till the line that was added or counted up last is brought into sight',
  { on: ['pos'] },
  async ({ page, servery }) => {
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = function seen(this: Element) {
        document.body.dataset['seen'] = this.textContent ?? '';
      };
    });
    const seen = () => page.evaluate(() => document.body.dataset['seen'] ?? '');
    await cashier.takeChips();
    await expect.poll(seen).toMatch(/^1.*Rosemary Chips/);
    await cashier.products.getByRole('button', { name: /Rosemary Chips/ }).click();
    await expect.poll(seen).toMatch(/^2.*Rosemary Chips/);
  },
);
