import { alterAnswer } from '../altered.ts';
import { Cashier } from '../counter.ts';
import { expectAccessible } from '../looks.ts';
import { expect, test } from '../servery.ts';
import { Kitchen } from '../kitchen.ts';
import { stepUntil, stepWhile } from '../patience.ts';
import { tick } from '../tick.ts';
import { stopClock } from '../toasts.ts';

test.use({ viewport: { width: 1366, height: 1024 } });

test.describe('at the counter', () => {
  test('staff take an order with cash, and the kitchen sees it [ORD-008 ACC-233 ACC-234]', async ({
    page,
    servery,
    browser,
  }) => {
    await page.clock.install();
    await page.goto(`${servery.url}/pos/`);
    await expect(page.getByRole('heading', { name: 'Merchant' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Email' }).fill('staff@example.com');
    await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();

    const products = page.getByRole('list', { name: 'Products' });
    const ticket = page.getByRole('complementary', { name: 'Ticket' });
    await ticket.getByRole('button', { name: 'Take away' }).click();
    await page.getByRole('tab', { name: 'Burgers' }).click();
    await products.getByRole('button', { name: /Rosemary Chips/ }).click();
    await expect(ticket.getByRole('list', { name: 'Order lines' })).toContainText('Rosemary Chips');
    await expectAccessible(page);
    await ticket.getByLabel('Name', { exact: true }).fill('Oscar');
    await expect(ticket.getByLabel('Mobile (optional)')).toBeVisible();
    await page.keyboard.press('F9');

    await expect(page.getByRole('heading', { name: /Left to pay/ })).toBeVisible();
    await expectAccessible(page);
    const place = page.getByRole('button', { name: /Place order/ });
    await expect(place).toBeDisabled();
    await page.getByRole('button', { name: '$8.00', exact: true }).click();
    // What the server makes of the order has arrived.
    await expect(place).toBeEnabled();
    await stopClock(page);
    await place.click();

    const placed = page.getByRole('heading', { name: /Order placed \d+/ });
    await stepUntil(page, placed);
    await stepUntil(page, page.getByText('$0.00', { exact: true }).first());
    const number = /(\d+)/.exec((await placed.textContent()) ?? '')?.[1] ?? '';
    const print = page.getByRole('button', { name: 'Print Receipt', disabled: false });
    await stepUntil(page, print);
    await page.clock.runFor(3000);
    // The counter is ready for the next order by itself after 5 s, counted anew from printing.
    await print.click();
    await page.clock.runFor(4000);
    await stepWhile(page, expectAccessible(page));
    await expect(placed).toBeVisible();
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect(products).toBeVisible();
    await expect(page).toHaveURL(/\/pos\/menu\/banksia-kitchen$/);
    const kitchen = await Kitchen.arrive(browser, servery);
    await expect(kitchen.slip(number)).toContainText('Rosemary Chips');
  });

  test('on a small till six lines are in sight, amounts stay in their boxes, and a message covers no key', async ({
    page,
    servery,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const cashier = new Cashier(page);
    await cashier.start(servery);
    for (const name of (await cashier.instantProducts()).slice(0, 6)) {
      await page.getByRole('searchbox').fill(name);
      await page.keyboard.press('Enter');
    }
    await cashier.takeChips();
    const lines = cashier.ticket.getByRole('list', { name: 'Order lines' });
    await expect(lines.getByRole('listitem')).toHaveCount(7);
    const inSight = () =>
      lines.evaluate((list) => {
        const { top, bottom } = list.parentElement!.getBoundingClientRect();
        const boxes = [...list.children].map((line) => line.getBoundingClientRect());
        return boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length;
      });
    for (const size of [
      { width: 1366, height: 768 },
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(inSight).toBeGreaterThanOrEqual(6);
    }
    await cashier.goToPay();
    for (const key of ['1', '00', '0', '0', '0'])
      await page.getByRole('button', { name: key, exact: true }).click();
    const received = page.locator('p', { hasText: 'Cash received' });
    await expect(received).toContainText('$1,000.00');
    const [box, amount] = [await received.boundingBox(), await received.locator('output').boundingBox()];
    expect(amount!.x).toBeGreaterThanOrEqual(box!.x);
    expect(amount!.x + amount!.width).toBeLessThanOrEqual(box!.x + box!.width);
    await alterAnswer(page, 'SubmitOrder', () => undefined);
    await page.getByRole('button', { name: /Place order/ }).click();
    const said = await page
      .getByText(/^Unexpected error/)
      .last()
      .boundingBox();
    const keys = await page
      .getByRole('button', { name: /^\$(50|100)\.00$/ })
      .last()
      .boundingBox();
    expect(said!.x).toBeGreaterThan(keys!.x + keys!.width);
  });

  test('no more can be put into a group than it takes, and a choice nobody has to make can be taken back', async ({
    page,
    servery,
  }) => {
    await alterAnswer(page, 'MenuItemDetails', (answer) => {
      const options = (from: number) =>
        [0, 1, 2].map((at) => ({
          id: from + at,
          desc: `Pick ${from + at}`,
          price_offset: '0.00',
          is_default: 0,
          is_available: 1,
        }));
      const group = { mandatory: 0, max_select: 0, multiselect: 0 };
      Object.assign(answer.Response, {
        options: [
          { ...group, id: 91, name: 'Extras', multiselect: 1, max_select: 2, options: options(910) },
          { ...group, id: 92, name: 'Sauce', options: options(920) },
        ],
      });
      return answer;
    });
    const cashier = new Cashier(page);
    await cashier.start(servery);
    await cashier.ticket.getByRole('button', { name: 'Take away' }).click();
    await page.getByRole('tab', { name: 'Burgers' }).click();
    await cashier.products.getByRole('button', { name: /Banksia Beef Burger/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Banksia Beef Burger' });
    const pick = (name: string) => sheet.getByLabel(name);
    await expect(pick('Pick 910')).toBeFocused();
    for (const name of ['Pick 910', 'Pick 911', 'Pick 920']) await tick(pick(name));
    await expect(pick('Pick 912')).toBeDisabled();
    await pick('Pick 910').uncheck({ force: true });
    await expect(pick('Pick 912')).toBeEnabled();
    await pick('Pick 920').dispatchEvent('click');
    await expect(pick('Pick 920')).not.toBeChecked();
  });
});
