import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { alterVenue } from '../at-checkout.ts';
import { expect, type Servery, test } from '../servery.ts';
import { chipsInCart, toCheckout } from '../prepared.ts';
import type { Shopper } from '../shopper.ts';

import { tick } from '../tick.ts';

type Manifest = Record<string, { file: string }>;

/** The built file that a source becomes, which is named by its hash alone. */
function chunkOf(source: string): string {
  const built = join(import.meta.dirname, '../../apps/order/dist/.vite/manifest.json');
  const chunks = Object.entries(JSON.parse(readFileSync(built, 'utf8')) as Manifest);
  const [, chunk] = chunks.find(([name]) => name.endsWith(source)) ?? [];
  if (!chunk) throw new Error(`${source} is no file of its own`);
  return chunk.file;
}

async function atCard(page: Page, servery: Servery): Promise<Shopper> {
  const shopper = await chipsInCart(page, servery);
  await toCheckout(shopper);
  await shopper.fillDetails();
  await tick(page.getByRole('radio', { name: /^Card/ }));
  return shopper;
}

test.describe('by card', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search for a billing address comes late, and moves nothing below it', async ({
    page,
    servery,
  }) => {
    await alterVenue(page, (merchant) => Object.assign(merchant, { is_billing_address_required: 1 }), {
      inPage: false,
    });
    let asked = false;
    let arrive = () => {};
    const held = new Promise<void>((go) => {
      arrive = go;
    });
    await page.route(`**/${chunkOf('inputs/combo-box.tsx')}`, async (route) => {
      asked = true;
      await held;
      await route.continue();
    });
    await atCard(page, servery);
    const below = page.getByText('Your card goes straight to our payment provider.');
    const before = await below.boundingBox();
    await expect(page.getByRole('button', { name: 'Enter address manually instead' })).toBeVisible();
    const search = page.getByRole('combobox', { name: 'Billing address search' });
    await expect.poll(() => asked).toBe(true);
    await expect(search).toHaveCount(0);
    arrive();
    await expect(search).toBeVisible();
    expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });
});
