import { goToRoom } from '../console-room.ts';
import type { Browser, Page } from '@playwright/test';
import { test } from '../browserless/screen.ts';
import { Kitchen } from '../kitchen.ts';
import { expectAccessible } from '../looks.ts';
import { expect, type Servery } from '../servery.ts';

const DESK = { width: 1280, height: 800 };

async function atDetails(browser: Browser, servery: Servery): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize(DESK);
  await page.goto(`${servery.url}/console/hours`);
  await goToRoom(page, 'Details');
  await expect(page.getByRole('heading', { name: 'Details', exact: true, level: 1 })).toBeVisible();
  return page;
}

test('a phone number and an ABN are changed with what they affect in sight, and taken back', async ({
  browser,
  servery,
}) => {
  const page = await atDetails(browser, servery);
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  const before = await phone.inputValue();
  await phone.fill('(08) 5550 4488');
  await expect(page.getByRole('textbox', { name: `Phone, was ${before}` })).toBeVisible();
  const affects = page.getByRole('complementary', { name: 'What changes' });
  await expect(affects.getByRole('heading', { name: 'Phone' })).toBeVisible();
  await expect(affects).toContainText('Anything already printed keeps the old number');
  const abn = page.getByRole('textbox', { name: /^ABN/ });
  await abn.fill('51 824 753 557');
  await expect(page.getByText('2 changes not saved: phone, ABN')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('That’s not an ABN. Check its 11 digits')).toBeVisible();
  await expect(abn).toBeFocused();
  await expect(phone).toHaveValue('(08) 5550 4488');
  // A reload loses nothing that was typed.
  await page.reload();
  await abn.fill('51824753556');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Details saved').last()).toBeVisible();
  await expect(abn).toHaveValue('51 824 753 556');
  await expect(page.getByText(/not saved/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(phone).toHaveValue(before);
  await page.getByRole('button', { name: 'Changes' }).click();
  const history = page.getByRole('complementary', { name: 'Changes' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await page.context().close();
});

test('what somebody else saved meanwhile is said, and what was typed stays', async ({ browser, servery }) => {
  const [mine, theirs] = [await atDetails(browser, servery), await atDetails(browser, servery)];
  for (const [page, number] of [
    [mine, '(08) 5550 1111'],
    [theirs, '(08) 5550 2222'],
  ] as const)
    await page.getByRole('textbox', { name: /^Phone/ }).fill(number);
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Details saved').last()).toBeVisible();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText(/Somebody else changed this too: phone/)).toBeVisible();
  await expect(mine.getByRole('textbox', { name: 'Phone, was (08) 5550 2222' })).toHaveValue(
    '(08) 5550 1111',
  );
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText('Details saved').last()).toBeVisible();
  await mine.context().close();
  await theirs.context().close();
});

test('a web address is added, waits with its record, and is removed again', async ({ browser, servery }) => {
  const page = await atDetails(browser, servery);
  const hosts = page.getByRole('region', { name: 'Web addresses' });
  await expect(hosts.getByRole('listitem').first()).toContainText('Proved');
  await hosts.getByRole('button', { name: 'Address' }).click();
  const field = hosts.getByRole('textbox', { name: 'New web address' });
  await field.fill('127.0.0.1');
  await hosts.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(hosts).toContainText('127.0.0.1 isn’t a web address of your own');
  await field.fill('Menu.Banksia.Invalid');
  await hosts.getByRole('button', { name: 'Add', exact: true }).click();
  const row = hosts.getByRole('listitem').filter({ hasText: 'menu.banksia.invalid' });
  await expect(row).toContainText('_servery.menu.banksia.invalid');
  await expect(row).toContainText(/servery-[\w-]{22}/);
  await expect(row.getByRole('button', { name: 'Copy the value for menu.banksia.invalid' })).toBeVisible();
  await expectAccessible(page);
  // Nobody's name server is asked here: the server's own tests do that.
  const refusal = 'We didn’t find the record or the file';
  await page.route('**/api', (route) =>
    /ConsoleHosts.*=check/.test(route.request().postData() ?? '')
      ? route.fulfill({ json: { ResponseCode: 'ERROR', Response: [refusal, { code: 'host_not_proved' }] } })
      : route.fallback(),
  );
  await row.getByRole('button', { name: 'Check menu.banksia.invalid now' }).click();
  await expect(page.getByText(refusal).last()).toBeVisible();
  await row.getByRole('button', { name: 'Remove menu.banksia.invalid' }).click();
  await expect(row).toHaveCount(0);
  await page.context().close();
});
