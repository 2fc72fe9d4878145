import type { Locator, Page } from '@playwright/test';
import { alterFacts } from '../altered.ts';
import { alterVenue, atCheckout } from '../at-checkout.ts';
import { expect, test } from '../servery.ts';
import { applySetting } from '../layout.ts';
import { SAM, type Shopper } from '../shopper.ts';

/** Between the upper edge and the dock at the lower one. */
async function expectShown(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  const placeOrder = page.getByRole('button', { name: /Place order/ });
  await expect
    .poll(async () => {
      const [at, dock] = await Promise.all([field.boundingBox(), placeOrder.boundingBox()]);
      return at && dock && at.y >= 0 && at.y + at.height <= dock.y;
    })
    .toBe(true);
}

async function expectMissing(shopper: Shopper, field: Locator): Promise<void> {
  await shopper.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await shopper.placeOrder();
  await expectShown(shopper.page, field);
}

const askForBadge = (page: Page) =>
  alterVenue(
    page,
    ({ menu }) => {
      const question = { type: 'text', required: 1, preset: '', hint: '', options: [] };
      menu['custom_fields_label'] = 'For the kitchen';
      menu['custom_fields'] = [{ ...question, name: 'badge', label: 'Badge number' }];
    },
    { inPage: false },
  );

for (const text of [100, 200])
  test(`each field that is missing at the checkout is brought into view and gets focus, with text at ${text} %`, async ({
    page,
    servery,
  }) => {
    await alterFacts(page, ({ brand }) => {
      const age = { enabled: true, text: 'I am 18 years of age or older' };
      Object.assign(brand['checkout'] as object, { age });
    });
    await askForBadge(page);
    const shopper = await atCheckout(page, servery);
    await applySetting(page, { width: 320, text });
    for (const [label, value] of [
      ['Name', SAM.name],
      ['Email', SAM.email],
      ['Mobile', SAM.mobile],
      ['Badge number', '12'],
    ] as const) {
      await expectMissing(shopper, page.getByLabel(label));
      await page.getByLabel(label).fill(value);
    }
    await expectMissing(shopper, page.getByRole('checkbox', { name: 'I am 18 years of age or older' }));
  });
