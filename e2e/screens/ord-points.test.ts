import { answersTo, expectExchange } from '../altered.ts';
import { Cashier } from '../counter.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { changeHeld, heldBy } from '../held.ts';
import { day, DAYS, type Kind, KINDS, venueOf } from '../own-points.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

/** One kind of point from the first list to the one that is empty, in the popup and in its step. */
async function walk(ways: Ways, kind: Kind): Promise<void> {
  const calls = answersTo(ways.page);
  const points = ways.popup.getByRole('group', { name: kind.title }).getByRole('radio');
  const marked = ways.popup.getByText('Almost full', { exact: true });
  await ways.choose(/^Kerbside/);
  await expect(points).toHaveCount(3);
  await expect(points.nth(0)).toBeChecked();
  await expect(marked).toHaveCount(2);
  await expect(ways.popup.locator('label', { hasText: 'Point 71' }).getByText('Almost full')).toHaveCount(0);
  await expect(ways.popup.getByRole('radiogroup', { name: 'Day' }).locator('input')).toHaveCount(DAYS.length);
  await tick(points.nth(1));

  await day(ways.popup, 1);
  await expect(points).toHaveCount(2);
  await expect(points.nth(1)).toBeChecked();
  await expect(marked).toHaveCount(0);
  expectExchange(
    await calls.of(kind.call),
    'component fulfilment_date menu_id store_id',
    `fulfilment_date ${kind.list}_calendar ${kind.list}_invalid_days ${kind.list}_on_date`,
  );
  await day(ways.popup, 2);
  await expect(points.nth(0)).toHaveAccessibleName(/Point 74/);
  await expect(points.nth(0)).toBeChecked();

  await day(ways.popup, 3);
  await expect(ways.popup.getByText(kind.none)).toBeVisible();
  await expect(points).toHaveCount(0);
  await ways.set();
  await expect(ways.popup).toBeHidden();
  await expect(ways.steps.getByText(kind.none)).toBeVisible();
  expect(await heldBy(ways.page)).toMatchObject({ fulfilment: { [kind.held]: 0, date: DAYS[3] } });
}

/** The step is done by a point and a day together, and by neither alone. */
async function expectBothAsked(
  ways: Ways,
  line: { dead: boolean },
  again: () => Promise<void>,
): Promise<void> {
  const proceed = ways.steps.getByRole('button', { name: /^Proceed to/ });
  await expect(proceed).toBeDisabled();
  await day(ways.steps, 0);
  await expect(ways.steps.getByRole('radio', { name: /Point 71/ })).toBeChecked();
  await expect(proceed).toBeEnabled();
  line.dead = true;
  await changeHeld(ways.page, { fulfilment: { date: '', at: undefined } });
  await again();
  await expect(ways.steps.getByText('Error, please try again')).toBeVisible();
  await expect(proceed).toBeDisabled();
  line.dead = false;
  await ways.steps.getByRole('button', { name: 'Try again' }).click();
  await expect(proceed).toBeEnabled();
}

test.describe('on a phone', () => {
  test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

  test('a slot, stop or location stays while it is offered, else the first is taken or none; it is asked for with its day before the menu [ORD-117 ORD-130 ORD-132 ORD-134 ORD-135 ORD-308 ORD-309]', async ({
    page,
    servery,
  }) => {
    let kind: Kind = KINDS[0];
    const line = await venueOf(page, () => kind);
    const ways = new Ways(new Shopper(page, servery));
    for (kind of KINDS) {
      await ways.shopper.openMenu();
      await page.evaluate(() => localStorage.clear());
      await ways.shopper.openMenu();
      await ways.open();
      await walk(ways, kind);
      await expect(page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' })).toHaveCount(0);
      await expectBothAsked(ways, line, () => ways.shopper.openMenu());
    }
  });
});

test('staff are offered slots, stops and locations as customers are, and take no order without one and its day [ORD-117 ORD-130 ORD-132 ORD-134 ORD-135 ORD-308 ORD-309]', async ({
  page,
  servery,
}) => {
  await page.setViewportSize({ width: 1366, height: 1024 });
  let kind: Kind = KINDS[0];
  const line = await venueOf(page, () => kind);
  const cashier = new Cashier(page);
  await cashier.start(servery);
  await cashier.takeChips();
  const ways = new Ways(new Shopper(page, servery));
  for (kind of KINDS) {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await cashier.ticket.getByRole('button', { name: 'Other' }).click();
    await walk(ways, kind);
    await expectBothAsked(ways, line, async () => {
      await page.goto(`${servery.url}/pos/`);
      await expect(cashier.ticket).toContainText('Rosemary Chips');
      await page.keyboard.press('F9');
      await expect(page.getByRole('heading', { name: /Left to pay/ })).toHaveCount(0);
    });
  }
});
