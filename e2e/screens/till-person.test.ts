import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { key } from '../kiosk.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';

test('a PIN is set at the console and asked for at the till, and the sale names who made it', async ({
  browser,
  servery,
}) => {
  const { page: owner } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await owner.setViewportSize({ width: 1440, height: 900 });
  await owner.goto(`${servery.url}/console/team`);
  const people = owner.getByRole('region', { name: 'People at the till' });
  const asks = people.getByRole('switch', { name: 'Ask for a PIN at the till' });
  await asks.click();
  const rowOf = (name: string) => people.getByRole('listitem').filter({ hasText: name });
  await expect(rowOf('Charlie Counter')).toContainText('No PIN yet');
  const give = async (name: string, pin: string) => {
    await people.getByRole('button', { name: `Set PIN of ${name}` }).click();
    const dialog = owner.getByRole('dialog', { name: `Set PIN of ${name}` });
    await dialog.getByLabel('Till PIN').fill(pin);
    await dialog.getByRole('button', { name: 'Save PIN' }).click();
    return dialog;
  };
  const simple = await give('Charlie Counter', '1234');
  await expect(simple.getByText('That PIN is too easy to guess')).toBeVisible();
  await expectAccessible(owner);
  await simple.getByLabel('Till PIN').fill('2580');
  await simple.getByRole('button', { name: 'Save PIN' }).click();
  await expect(rowOf('Charlie Counter')).toContainText('Has a PIN');
  const taken = await give('Morgan Manager', '2580');
  await expect(taken.getByText('Somebody else here has that PIN')).toBeVisible();
  await taken.getByLabel('Till PIN').fill('7391');
  await taken.getByRole('button', { name: 'Save PIN' }).click();
  await expect(rowOf('Morgan Manager')).toContainText('Has a PIN');
  await expectAccessible(owner);
  await expectLaidOut(owner);
  const { page: seller } = await Kitchen.arrive(browser, servery, 'counter@example.com');
  await seller.goto(`${servery.url}/console/orders`);
  await seller.getByRole('button', { name: /Your account$/ }).click();
  await seller.getByRole('button', { name: 'Your till PIN' }).click();
  const own = seller.getByRole('dialog', { name: 'Set your till PIN' });
  await own.getByLabel('Till PIN').fill('2468');
  await own.getByRole('button', { name: 'Save PIN' }).click();
  await expect(own).toBeHidden();
  await expectAccessible(seller);
  await seller.context().close();
  await owner.setViewportSize({ width: 1440, height: 900 });

  const context = await browser.newContext({ viewport: { width: 1366, height: 1024 } });
  const page = await context.newPage();
  const cashier = new Cashier(page);
  await cashier.start(servery);
  const lock = page.getByRole('dialog', { name: 'Who’s selling?' });
  await expect(lock).toBeVisible();
  await expectAccessible(page);
  const enter = async (pin: string) => {
    for (const digit of pin) await key(page, digit).click();
    await lock.getByRole('button', { name: 'Unlock till' }).click();
  };
  await enter('1357');
  await expect(lock.getByText('That PIN is incorrect')).toBeVisible();
  await enter('2468');
  await expect(lock).toBeHidden();
  await cashier.takeChips();
  await page.getByRole('button', { name: 'Lock the till. Charlie is selling' }).click();
  await expect(lock).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lock).toBeVisible();
  await enter('7391');
  await expect(page.getByRole('button', { name: 'Lock the till. Morgan is selling' })).toBeVisible();
  await expect(cashier.ticket.getByRole('list', { name: 'Order lines' })).toContainText('Rosemary Chips');
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.setViewportSize({ width: 1366, height: 1024 });
  await cashier.ticket.getByLabel('Name', { exact: true }).fill('Oscar');
  await cashier.goToPay();
  await page.getByRole('button', { name: '$8.00', exact: true }).click();
  await page.getByRole('button', { name: /Place order/ }).click();
  const placed = page.getByRole('heading', { name: /Order placed \d+/ });
  const number = /(\d+)/.exec((await placed.textContent()) ?? '')?.[1] ?? '';

  await page.goto(`${servery.url}/pos/`);
  await page.getByRole('button', { name: 'Lock the till. Morgan is selling' }).click();
  await enter('2468');
  await expect(lock).toBeHidden();
  await page.goto(`${servery.url}/pos/orders`);
  // Those that are not paid come first, however many there are.
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('button', { name: new RegExp(`^${number}\\b`) }).click();
  await expect(page.getByText(/Taken by Morgan Manager/)).toBeVisible();
  // Somebody whose role doesn't refund has a manager beside them.
  await cashier.ticket.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: /Refund order/ });
  await refund.getByRole('button', { name: 'Missing' }).click();
  const giveBack = refund.getByRole('button', { name: 'Refund $8.00' });
  await giveBack.click();
  await expect(refund).toContainText('A manager has to enter their PIN');
  await expect(giveBack).toBeDisabled();
  await expectAccessible(page);
  await refund.getByLabel('Manager’s PIN').fill('7391');
  await giveBack.click();
  await expect(refund).toBeHidden();
  await expect(page.getByText('Given back by Charlie Counter, approved by Morgan Manager')).toBeVisible();
  await owner.goto(`${servery.url}/console/team`);
  await asks.click();
  await expect(rowOf('Charlie Counter')).toHaveCount(0);
  await page.reload();
  await expect(cashier.ticket).toBeVisible();
  await expect(lock).toHaveCount(0);
  await context.close();
  await owner.context().close();
});
