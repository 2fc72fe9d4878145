import { allRooms, goToRoom, stepsTo } from '../console-room.ts';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { emptyInstallation } from '../empty.ts';
import { inSteps } from '../in-steps.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { Founder } from '../set-up.ts';
import { tick } from '../tick.ts';

const venueOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Venue/ });

test('an owner of three venues goes from one to another, and is there again after signing in', async ({
  browser,
  servery,
}) => {
  const owner = 'owner@dune.example.com';
  const { page } = await Kitchen.arrive(browser, servery, owner);
  await page.goto(`${servery.url}/console/orders`);
  await expect(venueOf(page)).toContainText('Dune Cottesloe');
  await expectAccessible(page);
  await expectLaidOut(page);
  await venueOf(page).click();
  await expect(page.getByRole('option')).toHaveText(['Dune Cottesloe', 'Dune Margaret River', 'Dune Perth']);
  await page.getByRole('option', { name: 'Dune Perth' }).click();
  await expect(page.getByRole('button', { name: /Dune Perth/ }).first()).toBeVisible();
  await page.context().close();
  const again = (await Kitchen.arrive(browser, servery, owner)).page;
  await again.goto(`${servery.url}/console/orders`);
  await expect(venueOf(again)).toContainText('Dune Perth');
  // Where they began, for whoever comes next.
  await venueOf(again).click();
  await again.getByRole('option', { name: 'Dune Cottesloe' }).click();
  await expect(again.getByRole('button', { name: /Dune Cottesloe/ }).first()).toBeVisible();
  await again.context().close();
});

test('who works in one venue has nothing to choose, and an accountant looks and changes nothing', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'accountant@example.com');
  await page.goto(`${servery.url}/console/payments`);
  await expect(page.getByRole('button', { name: 'Ash Accountant, Accountant. Your account' })).toBeVisible();
  await expect(venueOf(page)).toHaveCount(0);
  const all = await allRooms(page);
  await expect(all.getByRole('link', { name: 'Payments' })).toBeVisible();
  await expect(all.getByRole('link', { name: 'Devices' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});

const DESK = { width: 1440, height: 900 };

async function atVenues(browser: Browser, servery: Servery): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@dune.example.com');
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/orders`);
  await goToRoom(page, 'Venues');
  await expect(rowOf(page, 'Dune Perth')).toContainText('$');
  return page;
}
const rowOf = (desk: Page, name: string) =>
  desk.getByRole('list', { name: 'Venues' }).getByRole('listitem').filter({ hasText: name });
const paneOf = (desk: Page, name: string) => desk.getByRole('complementary', { name });
const choose = (desk: Page, name: string) => tick(rowOf(desk, name).getByRole('checkbox'));

test('all venues are on one page: several are paused at once and opened again, and any is one click away', async ({
  browser,
  servery,
}) => {
  const desk = await atVenues(browser, servery);
  await expectAccessible(desk);
  await choose(desk, 'Dune Cottesloe');
  await choose(desk, 'Dune Perth');
  await desk.getByRole('button', { name: 'Change 2 venues' }).click();
  const pane = paneOf(desk, 'Change several venues');
  await pane.getByRole('button', { name: 'Change 2 venues' }).click();
  await expect(pane.getByRole('region', { name: 'What happened' }).getByText('Changed')).toHaveCount(2);
  for (const name of ['Dune Cottesloe', 'Dune Perth'])
    await expect(rowOf(desk, name)).toContainText(/paused/i);
  await expect(rowOf(desk, 'Dune Margaret River')).not.toContainText(/paused/i);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(desk, 'Dune Perth')).not.toContainText(/paused/i);
  await tick(pane.getByRole('radio', { name: 'Price' }));
  await pane.getByRole('button', { name: 'Change 2 venues' }).click();
  await expect(pane.getByText('Enter a product')).toBeVisible();
  await pane.getByLabel('Product').fill('Unicorn');
  await pane.getByLabel('New price').fill('4,50');
  await pane.getByRole('button', { name: 'Change 2 venues' }).click();
  await expect(pane.getByText('Enter a price like 4.50')).toBeVisible();
  await desk.reload();
  await choose(desk, 'Dune Perth');
  await expect(pane.getByLabel('New price')).toHaveValue('4,50');
  await pane.getByLabel('New price').fill('4.50');
  await pane.getByRole('button', { name: 'Change 1 venue' }).click();
  await expect(pane.getByText('Unicorn isn’t on the menu here')).toBeVisible();
  await tick(pane.getByRole('radio', { name: 'Date' }));
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await pane.getByRole('button', { name: 'Close' }).click();
  await rowOf(desk, 'Dune Perth').getByRole('button', { name: 'Switch to Dune Perth' }).click();
  await desk.waitForURL(/\/console\/$/);
  await expect(desk.getByRole('button', { name: /Dune Perth/ }).first()).toBeVisible();
  // Where they began, for whoever comes next.
  await desk.goto(`${servery.url}/console/venues`);
  await rowOf(desk, 'Dune Cottesloe').getByRole('button', { name: 'Switch to Dune Cottesloe' }).click();
  await desk.waitForURL(/\/console\/$/);
  await expect(desk.getByRole('button', { name: /Dune Cottesloe/ }).first()).toBeVisible();
  await desk.context().close();
});

test('a menu is copied onto another venue once its plan was seen, and taken back', async ({
  browser,
  servery,
}) => {
  const desk = await atVenues(browser, servery);
  await desk.getByRole('button', { name: 'Copy a venue' }).click();
  const pane = paneOf(desk, 'Copy a venue');
  await pane.getByRole('button', { name: 'See what changes' }).click();
  await expect(pane.getByText('Enter a name for the new venue')).toBeVisible();
  await pane.getByRole('button', { name: /Into/ }).click();
  await desk.getByRole('option', { name: 'Dune Perth' }).click();
  await tick(pane.getByRole('radio', { name: 'Everything' }));
  await pane.getByRole('button', { name: 'See what changes' }).click();
  const plan = pane.getByRole('region', { name: 'What changes' });
  await expect(plan.getByText(/changed|added|removed/).first()).toBeVisible();
  await expectAccessible(desk);
  await expectLaidOut(desk);
  await desk.setViewportSize(DESK);
  await pane.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(desk.getByText('Dune Cottesloe copied to Dune Perth').last()).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(desk.getByText('The copy was undone').last()).toBeVisible();
  await desk.context().close();
});

test('a second venue with the menu of the first takes six steps, and begins closed', async ({ browser }) => {
  const installation = await emptyInstallation('sqlite');
  try {
    const { url, link = '' } = await installation.start();
    const desk = await browser.newPage({ viewport: DESK });
    const founder = new Founder(desk);
    await desk.goto(link);
    await founder.tellWho();
    await founder.tellPlace();
    await founder.chooseTemplate('Café');
    await founder.chooseLook();
    await founder.openShop();
    await desk.goto(`${url}/console/orders`);
    const pane = paneOf(desk, 'Copy a venue');
    await inSteps(6, [
      ...stepsTo(desk, 'Venues'),
      () => desk.getByRole('button', { name: 'Copy a venue' }).click(),
      () => pane.getByLabel('Name', { exact: true }).fill('Wattle Cottesloe'),
      () => pane.getByRole('button', { name: 'See what changes' }).click(),
      () => pane.getByRole('button', { name: 'Copy', exact: true }).click(),
    ]);
    await expect(rowOf(desk, 'Wattle Cottesloe')).toContainText(/closed/i);
    await desk.goto(`${url}/`);
    await expect(desk.getByText('Wattle Cottesloe').first()).toBeVisible();
  } finally {
    await installation.close();
  }
});
