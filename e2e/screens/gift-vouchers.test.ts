import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { tick } from '../tick.ts';

async function atGifts(
  browser: Browser,
  servery: Servery,
  size: { width: number; height: number },
): Promise<Page> {
  const { page } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await page.setViewportSize(size);
  await page.goto(`${servery.url}/console/promos`);
  await tick(page.getByRole('radio', { name: 'Gift vouchers' }));
  await expect(page.getByRole('heading', { name: 'Gift vouchers', level: 1 })).toBeVisible();
  return page;
}

type Sale = { recipient: string; amount?: string; email?: string };

/** Answers the pane of the voucher that was sold. */
async function sell(page: Page, { recipient, amount = '50', email = '' }: Sale) {
  await page.getByRole('button', { name: 'Sell a voucher' }).first().click();
  const form = page.getByRole('complementary', { name: 'Sell a voucher' });
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await form.getByRole('textbox', { name: 'For', exact: true }).fill(recipient);
  await form.getByLabel('Email it to').fill(email);
  await expectLaidOut(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: /^Sell for/ }).click();
  const pane = page.getByRole('complementary', { name: /^Ending / });
  await expect(pane).toBeVisible();
  return pane;
}

async function codeOf(pane: ReturnType<Page['getByRole']>): Promise<string> {
  await pane.getByRole('button', { name: 'Show code' }).click();
  const card = pane.getByRole('region', { name: 'Gift voucher' });
  await expect(card).toBeVisible();
  return /([2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec((await card.textContent()) ?? '')?.[0] ?? '';
}

test('an owner sells a gift voucher on a phone, and it arrives by mail with its code', async ({
  browser,
  servery,
}) => {
  const page = await atGifts(browser, servery, { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Sell a voucher' }).first().click();
  const form = page.getByRole('complementary', { name: 'Sell a voucher' });
  await form.getByRole('textbox', { name: 'Amount' }).fill('3');
  await form.getByRole('button', { name: /^Sell for/ }).click();
  await expect(form.getByText('Choose whole dollars, from $5 to $500')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  const email = 'gift-by-phone@example.com';
  const pane = await sell(page, { recipient: 'Noor Haddad', amount: '30', email });
  await expect(pane).toContainText('$30.00');
  const code = await codeOf(pane);
  await expect.poll(async () => (await servery.mailsTo(email))[0]?.text ?? '').toContain(code);
  await expectLaidOut(page);
  await expectAccessible(page);
});

test('at a desk a voucher is stopped, resumed and found again', async ({ browser, servery }) => {
  const page = await atGifts(browser, servery, { width: 1280, height: 900 });
  const pane = await sell(page, { recipient: 'Kofi Boateng' });
  await pane.getByRole('button', { name: 'Stop this voucher' }).click();
  await pane.getByLabel('Why?').fill('Lost on the train');
  await pane.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(pane).toContainText('Lost on the train');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pane.getByRole('button', { name: 'Stop this voucher' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name, email or last four' }).fill('boateng');
  const row = page.getByRole('row').filter({ hasText: 'Kofi Boateng' });
  await expect(row).toContainText('Active');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectLaidOut(page);
  await expectAccessible(page);
});

test('a voucher that was sold by mistake is paid back, and says so', async ({ browser, servery }) => {
  const page = await atGifts(browser, servery, { width: 390, height: 844 });
  const pane = await sell(page, { recipient: 'Wrong Amount', amount: '500' });
  await pane.getByRole('button', { name: 'Pay it back' }).click();
  await expect(pane).toContainText('Hand back $500.00 first.');
  await pane.getByRole('button', { name: 'Pay it back' }).click();
  await expect(pane.getByText('Say why')).toBeVisible();
  await pane.getByLabel('Why?').fill('Meant fifty');
  await expectLaidOut(page);
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Pay it back' }).click();
  await expect(pane.getByRole('region', { name: 'What went in and out' })).toContainText('Taken back');
  await expect(pane.getByRole('button', { name: /Pay it back|Stop this voucher/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a cashier takes a voucher as a part, and cash for the rest', async ({ browser, servery }) => {
  const desk = await atGifts(browser, servery, { width: 1280, height: 900 });
  const pane = await sell(desk, { recipient: 'Till Taker', amount: '5' });
  const code = await codeOf(pane);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const cashier = new Cashier(page);
  await cashier.start(servery);
  await cashier.takeChips();
  await cashier.goToPay();
  await page.getByRole('button', { name: 'Gift voucher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gift voucher' });
  await dialog.getByLabel('Code').fill('AAAA-BBBB-CCCC-DDDD');
  await dialog.getByRole('button', { name: 'Find voucher' }).click();
  await expect(dialog).toContainText('We don’t know that code');
  await expectAccessible(page);
  await dialog.getByLabel('Code').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Gift voucher' })).toContainText('$5.00 left');
  await page.getByRole('button', { name: 'Take $5.00, then the rest' }).click();
  await expect(cashier.leftToPay).toHaveText('$3.00');
  await expect(cashier.ticket).toContainText('$0.00 left');
  await page.getByRole('button', { name: 'Card machine' }).click();
  await page.getByRole('button', { name: /^Take payment/ }).click();
  await expect(page.getByRole('heading', { name: /Paid \d+/ })).toBeVisible();
  await expect(cashier.ticket).toContainText('Gift voucher');
  await desk.reload();
  await expect(desk.getByRole('complementary', { name: /^Ending / })).toContainText('Spent');
});
