import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { signIn } from '../identity.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test.use({ viewport: { width: 1366, height: 1024 } });

test('an order is made a member’s by key, nobody’s again with one tap, and is theirs when it is paid', async ({
  page,
  servery,
}) => {
  const cashier = new Cashier(page);
  await cashier.start(servery);
  await cashier.takeChips();
  await page.keyboard.press('F8');
  const dialog = page.getByRole('dialog', { name: 'Find a member' });
  const choose = async () => {
    await dialog.getByRole('searchbox').fill('0491 570 156');
    await dialog.getByRole('button', { name: /Sam Nguyen/ }).click();
    await expect(dialog).toBeHidden();
  };
  await choose();
  const off = cashier.ticket.getByRole('button', { name: 'Take Sam Nguyen off this order' });
  await expect(off).toBeVisible();
  await expect(cashier.ticket).toContainText('Member, earns points');
  await expect(cashier.ticket.getByLabel('Name', { exact: true })).toHaveValue('Sam Nguyen');
  await expectAccessible(page);
  await expectLaidOut(page);
  await off.click();
  await expect(off).toBeHidden();
  await expect(cashier.ticket.getByLabel('Name', { exact: true })).toHaveValue('');
  await cashier.ticket.getByRole('button', { name: /^Add member/ }).click();
  await choose();
  await expect(off).toBeVisible();
  // The server knows it: a till that is loaded again has the member still.
  await page.reload();
  await expect(off).toBeVisible();
  await cashier.goToPay();
  await page.getByRole('button', { name: 'Card machine' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Order placed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Start New Order' }).click();
  await expect(cashier.ticket.getByRole('button', { name: /^Add member/ })).toBeVisible();
  await page.getByRole('button', { name: 'Orders' }).click();
  const orders = page.getByRole('list', { name: 'Orders' });
  await expect(orders.getByRole('button', { name: /Sam N/ }).first()).toBeVisible();
});

test('a member shows their code, and the till’s scanner types it', async ({ page, servery, browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const phone = await context.newPage();
  await phone.goto(`${servery.url}/login`);
  await signIn(phone, 'member@example.com');
  await expect(phone).not.toHaveURL(/login/);
  await phone.goto(`${servery.url}/account/rewards`);
  await phone.getByRole('button', { name: 'Show my code' }).click();
  const shown = phone.getByRole('figure', { name: 'Your code' });
  const code = (await shown.getAttribute('data-code')) ?? '';
  expect(code).toMatch(/^member\.[\w-]{43}$/);
  await expectAccessible(phone);
  const cashier = new Cashier(page);
  await cashier.start(servery);
  await page.keyboard.press('F8');
  const dialog = page.getByRole('dialog', { name: 'Find a member' });
  await dialog.getByRole('searchbox').fill(code);
  await dialog.getByRole('button', { name: /Sam Nguyen/ }).click();
  await expect(cashier.ticket).toContainText('Member, earns points');
  await context.close();
});
