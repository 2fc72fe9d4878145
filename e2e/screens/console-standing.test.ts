import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { addProduct, save } from '../standing.ts';

/** A date so many days from now, where the venue is. */
const inDays = (days: number): string =>
  Temporal.Now.plainDateISO('Australia/Perth').add({ days }).toString();

test('the owner pauses standing orders for a holiday, who keeps one sees it, and it is taken back', async ({
  page,
  browser,
  servery,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = await newMember(page, servery, 'standing-pause@example.com');
  await page.goto(`${servery.url}/account/standingorder`);
  await page.locator('input[type=time]').fill('07:40');
  await addProduct(page, 'Rosemary Chips');
  await save(page).click();
  await expect(shopper.said('Standing Order Saved (Active)')).toBeVisible();

  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto(`${servery.url}/console/standing`);
  await desk.getByRole('button', { name: 'Pause for a holiday' }).click();
  const form = desk.getByRole('dialog', { name: 'Pause standing orders' });
  await form.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(form.getByText('Choose a first and a last day')).toBeVisible();
  await form.getByLabel('First day').fill(inDays(7));
  await form.getByLabel('Last day').fill(inDays(13));
  await form.getByLabel(/^Reason/).fill('We’re at the beach.');
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize({ width: 1440, height: 900 });
  await form.getByRole('button', { name: 'Pause', exact: true }).click();
  const pauses = desk.getByRole('list', { name: 'Pauses' });
  await expect(pauses).toContainText('We’re at the beach.');
  await desk.getByRole('button', { name: 'Week after' }).click();
  const grid = desk.getByRole('table', { name: 'Standing orders' });
  await expect(grid.getByText('Paused by you: We’re at the beach.').first()).toBeAttached();
  await expectAccessible(desk);
  await expectLaidOut(desk);

  await page.goto(`${servery.url}/account/orders`);
  await page
    .getByRole('link', { name: /Rosemary Chips|7:40/ })
    .first()
    .click();
  await expect(
    page.getByText(/Banksia Kitchen has paused standing orders: .* We’re at the beach\./),
  ).toBeVisible();
  await expectAccessible(page);

  await desk.setViewportSize({ width: 1440, height: 900 });
  await pauses.getByRole('button', { name: /^End pause/ }).click();
  await expect(pauses).toBeHidden();
  await expect(grid.getByText('Paused by you: We’re at the beach.')).toHaveCount(0);
  await desk.context().close();
});
