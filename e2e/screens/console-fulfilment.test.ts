import { stepsTo } from '../console-room.ts';
import type { Browser, Page } from '@playwright/test';

import { expectAccessible } from '../looks.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { inSteps } from '../in-steps.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { Shopper } from '../shopper.ts';

const DESK = { width: 1440, height: 900 };

async function atDesk(browser: Browser, servery: Servery): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true, level: 1 })).toBeVisible();
  return page;
}

const paneOf = (desk: Page, name: string) => desk.getByRole('complementary', { name });
const zonesOf = (desk: Page) => desk.getByRole('region', { name: 'Delivery zones' });
const said = (desk: Page, text: string) => desk.getByText(text, { exact: true }).last();

test('a delivery zone is made in five steps, tried with an address, and taken back', async ({
  browser,
  servery,
}) => {
  const desk = await atDesk(browser, servery);
  const fresh = paneOf(desk, 'New zone');
  // Square: six steps, for an area without a minimum of its own (help au 6862).
  await inSteps(6, [
    ...stepsTo(desk, 'Ways to order'),
    () => zonesOf(desk).getByRole('button', { name: 'Zone', exact: true }).click(),
    () => fresh.getByRole('textbox', { name: 'Postcodes' }).fill('6150, 6153-6154'),
    () => fresh.getByLabel('Fee').fill('11'),
    () => fresh.getByRole('button', { name: 'Add', exact: true }).click(),
  ]);
  await expect(said(desk, '6150, 6153, 6154 added')).toBeVisible();
  const row = zonesOf(desk).getByRole('row').filter({ hasText: '6150, 6153, 6154' });
  await expect(row).toContainText('$11.00');
  const map = desk.getByRole('group', { name: 'Delivery map' });
  await expect(map.getByRole('button', { name: '6154', exact: true })).toBeVisible();

  const tried = desk.getByRole('region', { name: 'Try an address' });
  await tried.getByRole('textbox').fill('1 Canning Highway, Alfred Cove WA 6154');
  await expect(tried).toContainText('$11.00, about 30 min');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(0);
  await expect(tried).toContainText('We don’t deliver to that postcode');
  await desk.context().close();
});

test('a postcode of another zone is said where it is typed, and left there or moved', async ({
  browser,
  servery,
}) => {
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/fulfilment`);
  await zonesOf(desk)
    .getByRole('button', { name: /^Cottesloe/ })
    .click();
  const pane = paneOf(desk, 'Cottesloe');
  const typed = pane.getByRole('textbox', { name: 'Postcodes' });
  await typed.fill('6012');
  const clash = pane.getByRole('alert');
  await expect(clash).toContainText('6012 is in Mosman Park too');
  await expectAccessible(desk);
  await clash.getByRole('button', { name: 'Leave it there' }).click();
  await expect(clash).toHaveCount(0);
  const tile = desk.getByRole('group', { name: 'Delivery map' }).getByRole('button', { name: /^6012,/ });
  await tile.press('Enter');
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(pane.getByRole('button', { name: 'Remove 6012' })).toBeVisible();
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await typed.fill('6012');
  await clash.getByRole('button', { name: 'Move it here' }).click();
  await pane.getByRole('button', { name: 'Save' }).click();
  await expect(said(desk, 'Cottesloe saved')).toBeVisible();
  await expect(zonesOf(desk).getByRole('row').filter({ hasText: '6011, 6012' })).toContainText('$9.50');
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(zonesOf(desk).getByRole('button', { name: /^Mosman Park/ })).toBeVisible();
  await desk.context().close();
});

test('a slot is made and removed, and a way to order is switched off in front of customers', async ({
  page,
  browser,
  servery,
}) => {
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/fulfilment`);
  const slots = desk.getByRole('region', { name: 'Delivery slots' });
  await slots.getByRole('button', { name: 'Slot', exact: true }).click();
  const fresh = paneOf(desk, 'New slot');
  await fresh.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(fresh.getByText('Enter what customers read')).toBeVisible();
  await fresh.getByLabel('What customers read').fill('Late supper');
  await fresh.getByLabel('Ready at').fill('20:00');
  await fresh.getByRole('button', { name: 'Mon', exact: true }).click();
  await fresh.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(said(desk, 'Late supper added')).toBeVisible();
  const supper = slots.getByRole('listitem').filter({ hasText: 'Late supper' });
  await expect(supper).toContainText('Tue, Wed, Thu, Fri, Sat, Sun');
  await supper.getByRole('button').click();
  await paneOf(desk, 'Late supper').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(supper).toHaveCount(0);

  const ways = desk.getByRole('region', { name: 'Ways to order' }).getByRole('list').first();
  const catering = ways.getByRole('switch', { name: 'Catering' });
  await catering.click();
  // Nothing changes for anybody before it is saved.
  await expect(desk.getByText('1 change not saved: Catering goes off')).toBeVisible();
  const shopper = new Shopper(page, servery);
  const customer = new Ways(shopper);
  await shopper.openMenu();
  await customer.open();
  await expect(customer.popup.getByRole('radio', { name: /^Catering/ })).toBeVisible();
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(desk, 'Ways to order saved')).toBeVisible();
  await expect(customer.popup.getByRole('radio', { name: /^Catering/ })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(catering).toBeChecked();
  await desk.getByRole('button', { name: 'Changes' }).click();
  await expect(paneOf(desk, 'Changes').getByRole('listitem').first()).toContainText('Catering: switched on');
  await desk.context().close();
});

test('delivery that is off is said above its zones, and who uses a way before it goes off', async ({
  page,
  browser,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.addChips();
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/fulfilment`);
  const ways = desk.getByRole('region', { name: 'Ways to order' }).getByRole('list').first();
  await ways.getByRole('switch', { name: 'Pickup' }).click();
  await expect(desk.getByRole('alert')).toContainText('1 customer is ordering this way right now.');
  await desk.getByRole('button', { name: 'Keep Pickup on' }).click();
  await expect(desk.getByText(/not saved/)).toHaveCount(0);

  await ways.getByRole('switch', { name: 'Delivery' }).click();
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  const off = zonesOf(desk).getByText('Delivery is off. Nobody can order to these zones.');
  await expect(off).toBeVisible();
  await expectAccessible(desk);
  await zonesOf(desk).getByRole('button', { name: 'Turn delivery on' }).click();
  await expect(desk.getByText('1 change not saved: Delivery goes on')).toBeVisible();
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(off).toHaveCount(0);
  await desk.context().close();
});

test('the room is laid out at every width, with a pane open and without', async ({ browser, servery }) => {
  const desk = await atDesk(browser, servery);
  await desk.goto(`${servery.url}/console/fulfilment`);
  await expect(zonesOf(desk)).toBeVisible();
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await zonesOf(desk)
    .getByRole('button', { name: /^Fremantle/ })
    .click();
  await expect(paneOf(desk, 'Fremantle')).toBeVisible();
  await expectLaidOut(desk);
  await desk.context().close();
});
