import type { Page } from '@playwright/test';
import { expectAccessible } from '../looks.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** At Harbour, where journeys find some food that is sold as a school canteen sells it. */
async function ordered(page: Page, servery: Servery, names: readonly string[]): Promise<void> {
  const harbour = servery.url.replace('localhost', 'harbour.localhost');
  const ways = new Ways(new Shopper(page, servery));
  await page.goto(`${harbour}/menu/harbour-noodle-bar`);
  await ways.open();
  await ways.choose(/^Pickup/);
  await ways.choose(/^ASAP/);
  await ways.set();
  await expect(ways.popup).toBeHidden();
  for (const name of names) {
    await page
      .getByRole('button', { name: `Add to Cart: ${name}` })
      .first()
      .click();
    await expect(
      page.getByRole('button', { name: new RegExp(`^Add to Cart: ${name}, 1 there`) }).first(),
    ).toBeVisible();
  }
  await page.goto(`${harbour}/checkout`);
  await tick(page.getByRole('radio', { name: 'Mild' }));
  await ways.shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Invoice/ }));
  await ways.shopper.placeOrder();
  await ways.shopper.receiptNumber();
}

test('a receipt marks what was sold input-taxed, and has GST for the rest alone', async ({
  page,
  servery,
}) => {
  await ordered(page, servery, ['Salted Edamame', 'Hot Sencha']);
  const invoice = page.getByRole('region', { name: 'Tax invoice' });
  const lines = invoice.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(lines).toHaveText([/Salted Edamame \*\$7\.50/, /Hot Sencha\$5\.00/]);
  await expect(invoice.getByText('* No GST on this item')).toBeVisible();
  await expect(invoice.getByText('GST included').locator('xpath=..')).toContainText('$0.45');
  await expectAccessible(page);
});

test('a receipt of nothing but that is no tax invoice, and says that no GST was charged', async ({
  page,
  servery,
}) => {
  await ordered(page, servery, ['Salted Edamame', 'Onigiri']);
  const invoice = page.getByRole('region', { name: 'Invoice', exact: true });
  await expect(invoice.getByText('No GST has been charged.')).toBeVisible();
  await expect(invoice.getByText('GST included')).toHaveCount(0);
  await expect(invoice.getByText('*')).toHaveCount(0);
  await expect(page.getByText('Tax invoice')).toHaveCount(0);
});
