import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a note says how much still fits before it is full', async ({ page, servery }) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await shopper.dish('Rosemary Chips').click();
  const note = shopper.product('Rosemary Chips').getByLabel('Note for the kitchen');
  await note.fill('a'.repeat(159));
  await expect(page.getByText(/characters? left/)).toHaveCount(0);
  await note.fill('a'.repeat(160));
  await expect(note).toHaveAccessibleDescription('40 characters left');
  await note.fill('a'.repeat(199));
  await expect(note).toHaveAccessibleDescription('1 character left');
});
