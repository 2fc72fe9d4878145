import sharp from 'sharp';
import { atMenu } from '../at-menu.ts';
import { expectAccessible, expectLaidOut } from '../looks.ts';
import { expect, test } from '../servery.ts';
import { Shopper } from '../shopper.ts';

const photograph = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c96f3b' } })
    .jpeg()
    .toBuffer();
const DESK = { width: 1440, height: 900 };

test('a category, a product with a picture and options of its own are added, ordered from, and removed', async ({
  page,
  browser,
  servery,
}) => {
  const desk = await atMenu(browser, servery);
  await desk.getByRole('button', { name: 'Category', exact: true }).click();
  const category = desk.getByRole('complementary', { name: 'New category' });
  await category.getByRole('button', { name: 'Add' }).click();
  await expect(category.getByText('Enter a name')).toBeVisible();
  await category.getByLabel('Name').fill('Specials');
  await category.getByRole('button', { name: 'Add' }).click();

  await expect(desk.getByRole('heading', { name: 'Nothing in this category yet' })).toBeVisible();
  await desk.getByRole('button', { name: 'New product' }).click();
  const product = desk.getByRole('complementary', { name: 'New product' });
  await product.getByLabel('Name', { exact: true }).fill('Fish Burger');
  await product.getByLabel('Price with GST').fill('21');
  await expect(product.getByText('GST $1.91')).toBeVisible();
  await product
    .getByLabel('Picture to upload')
    .setInputFiles({ name: 'fish.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  const crop = desk.getByRole('dialog', { name: 'What to show' });
  await crop.getByLabel('Zoom').fill('2');
  await crop.getByRole('button', { name: 'Use this picture' }).click();
  await expect(product.getByRole('img', { name: 'Picture of Fish Burger' })).toHaveAttribute(
    'src',
    /\/uploads\/[0-9a-f]{64}\.webp$/,
  );
  await product.getByRole('button', { name: 'New group' }).click();
  const group = desk.getByRole('complementary', { name: 'New group' });
  await group.getByLabel('What do you ask?').fill('Which sauce?');
  await group.getByLabel('Name of option 1').fill('Aioli');
  await group.getByLabel('Name of option 2').fill('Chilli');
  await group.getByLabel('What Chilli adds').fill('0.5');
  await group.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(product.getByText('Aioli, Chilli +$0.50')).toBeVisible();
  await expectAccessible(desk);
  await product.getByRole('button', { name: 'Add', exact: true }).click();
  const saved = desk.getByRole('complementary', { name: 'Fish Burger' });
  await expect(saved.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectLaidOut(desk);

  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await page.getByRole('main').getByText('Fish Burger').first().click();
  const sheet = page.getByRole('dialog', { name: 'Fish Burger' });
  await expect(sheet.getByText('Which sauce?')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /Add/ }).last()).toContainText('$21.00');
  await sheet.getByRole('button', { name: 'Close' }).click();

  await desk.setViewportSize(DESK);
  await saved.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('button', { name: 'Change Specials' }).click();
  await desk
    .getByRole('complementary', { name: 'Specials' })
    .getByRole('button', { name: 'Remove with its product' })
    .click();
  await expect(page.getByRole('main').getByText('Fish Burger')).toHaveCount(0);
  await desk.context().close();
});

test('products are moved by keyboard and by hand, to another category too, and back', async ({
  browser,
  servery,
}) => {
  const desk = await atMenu(browser, servery);
  await desk.getByRole('button', { name: /^Pizza/ }).click();
  const rows = desk
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: desk.getByRole('switch') });
  const names = () =>
    rows.getByRole('textbox').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await expect(rows).not.toHaveCount(0);
  const [first, second, ...rest] = await names();
  await rows.first().getByRole('button', { name: /^Move/ }).press('ArrowDown');
  await expect.poll(names).toEqual([second, first, ...rest]);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual([first, second, ...rest]);

  const grip = rows.first().getByRole('button', { name: /^Move/ });
  await grip.dragTo(rows.last());
  await expect.poll(names).toEqual([second, ...rest, first]);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual([first, second, ...rest]);

  await rows
    .first()
    .getByRole('button', { name: /^Move/ })
    .dragTo(desk.getByRole('button', { name: /^Kids/ }));
  await expect.poll(names).toEqual([second, ...rest]);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual([first, second, ...rest]);
  await desk.context().close();
});
