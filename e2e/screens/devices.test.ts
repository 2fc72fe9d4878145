import { goToRoom } from '../console-room.ts';
import { expectAccessible } from '../looks.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { activeOrder } from '../prepared.ts';
import { standInSandbox } from '../printers.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { tick } from '../tick.ts';

test('the owner adds a printer, sees it connect, has it print, reprint and stop, and takes the removal back', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${servery.url}/console/orders`);
  await goToRoom(page, 'Devices');
  await expect(page.getByRole('heading', { name: 'No printers yet' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add printer' }).click();
  const adding = page.getByRole('complementary', { name: 'Add printer' });
  await adding.getByRole('button', { name: 'Add printer' }).click();
  await expect(adding.getByText('Give the printer a name')).toBeVisible();
  await adding.getByLabel('Name').fill('Pass');
  await tick(adding.getByRole('radio', { name: /^Network printer/ }));
  await adding.getByRole('button', { name: 'Add printer' }).click();
  await expect(adding.getByText('Enter an address on your own network')).toBeVisible();
  await tick(adding.getByRole('radio', { name: /^Star CloudPRNT/ }));
  await expectAccessible(page);
  await expectLaidOut(page);
  await adding.getByRole('button', { name: 'Add printer' }).click();

  const setUp = page.getByRole('complementary', { name: 'Set up Pass' });
  await expect(setUp.getByText('Waiting for the printer')).toBeVisible();
  const address = (await setUp.locator('code').textContent()) ?? '';
  expect(address).toMatch(new RegExp(`^${servery.url}/printing/star/[\\w-]{43}$`));
  const printer = await standInSandbox(servery, address);
  await printer.turn();
  await expect(setUp.getByText('Connected.')).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await setUp.getByRole('button', { name: 'Print test page' }).click();
  await expect(page.getByText('A test page is on its way to Pass').last()).toBeVisible();
  const [tested = ''] = await printer.turn();
  expect(tested).toContain('TEST PAGE');
  await setUp.getByRole('button', { name: 'Done' }).click();

  await activeOrder(servery);
  const [docket = ''] = await printer.turn();
  expect(docket).toContain('Rosemary Chips');
  const row = page.getByRole('table', { name: 'Printers' }).getByRole('row').filter({ hasText: 'Pass' });
  await expect(row).toContainText('Dockets, 80 mm');
  await expect(row).toContainText('Ready');
  await expect(row).toContainText('All stations');
  await row.getByRole('button', { name: /^Pass/ }).click();
  const panel = page.getByRole('complementary', { name: 'Pass' });
  const papers = panel.getByRole('list', { name: 'Recent prints' }).getByRole('listitem');
  await expect(papers.first()).toContainText(/^Docket \d+Printed/);
  await expect(papers.last()).toContainText('Test page');
  await papers
    .first()
    .getByRole('button', { name: /^Reprint Docket/ })
    .click();
  await expect(papers.first()).toContainText(/^Docket \d+, copyWaiting/);
  const [copy = ''] = await printer.turn();
  expect(copy.split('\n')[0]?.trim()).toBe('COPY');
  await expectAccessible(page);
  await expectLaidOut(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: 'Grill', exact: true }).click();
  await tick(panel.getByRole('radio', { name: '58 mm' }));
  await panel.getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('Dockets, 58 mm');
  await expect(row).toContainText('Grill');
  await activeOrder(servery);
  expect((await printer.turn())[0]).toMatch(/^GRILL/);

  await panel.getByRole('button', { name: 'Remove printer' }).click();
  await expect(page.getByRole('heading', { name: 'No printers yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Dockets, 58 mm');

  await printer.is('paper_out');
  await activeOrder(servery);
  await printer.turn();
  const alarm = page.getByText('Pass: Out of paper');
  await expect(alarm).toBeVisible();
  await expect(page.getByText(/1 print is waiting\. Anything not printed in 2 minutes shows/)).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page);
  await printer.is('ready');
  await printer.turn();
  await expect(alarm).toHaveCount(0);

  await row.getByRole('button', { name: /^Pass/ }).click();
  await panel.getByRole('button', { name: 'Remove printer' }).click();
  await expect(page.getByRole('heading', { name: 'No printers yet' })).toBeVisible();
  await page.context().close();
});

test('devices say so when they cannot be loaded, when the line is lost, and to whom they belong', async ({
  browser,
  servery,
}) => {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  const calls = (url: URL) => url.pathname === '/api';
  const isPrinters = (data: string | null) => (data ?? '').includes('RequestAction=ConsolePrinters');
  await page.route(calls, (route) =>
    isPrinters(route.request().postData()) ? route.abort() : route.continue(),
  );
  await page.goto(`${servery.url}/console/devices`);
  await expect(page.getByRole('heading', { name: 'We couldn’t load your devices' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // It tries by itself as well.
  await page.unroute(calls);
  await expect(page.getByRole('heading', { name: 'No printers yet' })).toBeVisible();
  await page.route(calls, (route) => route.abort());
  await expect(page.getByText(/This is how your devices were when we last heard/)).toBeVisible();
  await page.context().close();

  const cook = (await Kitchen.arrive(browser, servery)).page;
  await cook.goto(`${servery.url}/console/devices`);
  await expect(cook.getByRole('heading', { name: 'Devices are for managers' })).toBeVisible();
  await expect(cook.getByRole('link', { name: 'Devices' })).toHaveCount(0);
  await cook.context().close();
});
