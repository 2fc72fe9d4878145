import type { Locator, Page } from '@playwright/test';
import { answersTo, expectExchange } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { heldBy } from '../held.ts';
import { KioskGuest } from '../kiosk.ts';
import { day, DAYS, type Kind, KINDS, venueOf } from '../own-points.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

const chips = (page: Page) => page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' });
const TRY_AGAIN = 'Error, please try again';

/** What the venue has besides the counter and its tables. */
async function choose(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole('button', { name: 'More ways to order' }).click();
  await page.getByRole('button', { name }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveCount(1);
  return sheet;
}

/** From the first list to the one that is empty, and back to one with places. */
async function walk(page: Page, sheet: Locator, kind: Kind): Promise<void> {
  const calls = answersTo(page);
  const points = sheet.getByRole('group', { name: kind.title }).getByRole('radio');
  const marked = sheet.getByText('Almost full', { exact: true });
  const proceed = sheet.getByRole('button', { name: 'Proceed to Menu' });
  await expect(points).toHaveCount(3);
  await expect(points.nth(0)).toBeChecked();
  await expect(marked).toHaveCount(2);
  await tick(points.nth(1));
  await day(sheet, 1);
  await expect(points).toHaveCount(2);
  await expect(points.nth(1)).toBeChecked();
  await expect(marked).toHaveCount(0);
  expectExchange(
    await calls.of(kind.call),
    'component fulfilment_date menu_id store_id',
    `fulfilment_date ${kind.list}_calendar ${kind.list}_invalid_days ${kind.list}_on_date`,
  );
  await day(sheet, 2);
  await expect(points.nth(0)).toHaveAccessibleName(/Point 74/);
  await expect(points.nth(0)).toBeChecked();
  await day(sheet, 3);
  await expect(sheet.getByText(kind.none)).toBeVisible();
  await expect(points).toHaveCount(0);
  await expect(proceed).toBeDisabled();
  await sheet.getByRole('button', { name: 'Calendar' }).click();
  await expect(sheet.getByRole('grid').locator('[data-marked]').first()).toBeVisible();
  await expect(sheet.getByRole('grid').locator('[data-unavailable]').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Calendar' }).click();
  await day(sheet, 0);
  await expect(sheet.getByRole('radio', { name: /Point 71/ })).toBeChecked();
  await expect(proceed).toBeEnabled();
}

test('a slot, stop or location is asked for with its day before the menu is shown [ORD-113 ORD-117 ORD-130 ORD-131 ORD-132 ORD-133 ORD-134 ORD-135 ORD-137 ORD-308 ORD-309 CHK-036 CHK-042]', async ({
  page,
  servery,
}) => {
  let kind: Kind = KINDS[0];
  const line = await venueOf(page, () => kind);
  const guest = new KioskGuest(page);
  await guest.switchOn(servery);
  for (kind of KINDS) {
    await page.goto(`${servery.url}/kiosk/`);
    line.dead = true;
    const sheet = await choose(page, /^Kerbside/);
    await expect(sheet.getByText(TRY_AGAIN)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Proceed to Menu' })).toBeDisabled();
    await expect(sheet.getByRole('button', { name: 'Skip Address' })).toHaveCount(0);
    await expect(chips(page)).toHaveCount(0);
    line.dead = false;
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await walk(page, sheet, kind);
    await expectAccessible(page);
    const calls = answersTo(page);
    await sheet.getByRole('button', { name: 'Proceed to Menu' }).click();
    await expect(chips(page)).toBeVisible();
    const { form } = await calls.of('ManageCart.update_checkout');
    expect(form.get(`checkout_options[${kind.id}]`)).toBe('71');
    expect(await heldBy(page)).toMatchObject({ fulfilment: { [kind.held]: 71, date: DAYS[0] } });
  }
});
