import { expectAccessible } from '../axe.ts';
import { key, KioskGuest, touch } from '../kiosk.ts';
import { expectLaidOut, KIOSKS } from '../layout.ts';
import { Pinpad, readyWithPinpad } from '../pinpad.ts';
import { expect, test } from '../servery.ts';

test.use({ terminals: true, viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('a delivery is asked where it goes and when, and is placed for its slot', async ({ page, servery }) => {
  const guest = new KioskGuest(page);
  const pinpad = new Pinpad(servery, 'kiosk-1');
  await readyWithPinpad(page, pinpad, 'kiosk');
  await page.getByRole('button', { name: 'More ways to order' }).click();
  await expectAccessible(page);
  await expectLaidOut(page, KIOSKS);
  await page.getByRole('button', { name: /^Delivery/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Delivery' });
  await touch(page, '5 high street');
  await expect(sheet.getByText('5 High Street')).toBeVisible();
  await sheet.getByRole('button', { name: 'Check address' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Suburb is required');
  await touch(page, 'fremantle');
  await sheet.getByRole('button', { name: 'Postcode' }).click();
  await expectAccessible(page);
  await touch(page, '6999');
  await sheet.getByRole('button', { name: 'Check address' }).click();
  await expect(sheet.getByRole('alert')).toContainText(/deliver/);
  await expectLaidOut(page, KIOSKS);
  await key(page, 'Clear').click();
  await touch(page, '6160');
  await sheet.getByRole('button', { name: 'Check address' }).click();
  await expect(sheet.getByText(/Delivery fee \$5\.00/)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Next' }).click();
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await expectLaidOut(page, KIOSKS);
  await sheet.getByRole('button', { name: 'Proceed to Menu' }).click();
  await expect(page.getByRole('button', { name: /Delivery · .+Change/ })).toBeVisible();
  await expectLaidOut(page, KIOSKS);
  await page.getByRole('button', { name: 'Add Rosemary Chips' }).click();
  await guest.viewCart.click();
  for (const total of ['$16.00', '$24.00']) {
    await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
    await expect(page.getByRole('listitem').getByText(total)).toBeVisible();
  }
  await expect(page.getByText('$29.00').first()).toBeVisible();
  await expectLaidOut(page, KIOSKS);
  await guest.payInStore();
  await touch(page, 'mia');
  await page.getByRole('button', { name: 'Mobile (optional)' }).click();
  await touch(page, '0491570110');
  await expect(page.getByRole('button', { name: 'Pay in store' })).toHaveCount(0);
  await expectLaidOut(page, KIOSKS);
  await page.getByRole('button', { name: /Pay with Eftpos/ }).click();
  await pinpad.asksFor('PURCHASE $29.00');
  await pinpad.press('tap');
  await expect(page.getByRole('heading', { name: /Thanks, Mia\. You’re number \d+/ })).toBeVisible();
  await expect(page.getByText(/We’ll deliver your order: .+ to .+\./)).toBeVisible();
  await expectLaidOut(page, KIOSKS);
  await page.getByRole('button', { name: 'Start New Order' }).click();
  await expect(guest.takeAway).toBeVisible();
  const held = await page.evaluate(() => Object.values(localStorage).join('\n'));
  expect(held).not.toMatch(/high street/i);
});

test('an address that somebody typed and left is gone', async ({ page, servery }) => {
  const pinpad = new Pinpad(servery, 'kiosk-1');
  await readyWithPinpad(page, pinpad, 'kiosk');
  await page.getByRole('button', { name: 'More ways to order' }).click();
  await page.getByRole('button', { name: /^Delivery/ }).click();
  await touch(page, '5 high street');
  await expect(page.getByText('5 High Street')).toBeVisible();
  await page.getByRole('dialog', { name: 'Delivery' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Object.values(localStorage).join('\n'))).not.toMatch(/high street/i);
});
