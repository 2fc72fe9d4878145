import sharp from 'sharp';
import { atMenu } from '../at-menu.ts';
import { expectAccessible } from '../axe.ts';
import { expectLaidOut } from '../layout.ts';
import { expect, test } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

const photograph = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c96f3b' } })
    .jpeg()
    .toBuffer();
const DESK = { width: 1440, height: 900 };

test('a price is typed over in its row, customers see it at once, and it is taken back', async ({
  page,
  browser,
  servery,
}) => {
  await new Shopper(page, servery).openMenu();
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Halloumi Pita' }).first();
  await expect(shown).toContainText('$17.50');
  const desk = await atMenu(browser, servery);
  await desk.getByRole('button', { name: /^Burgers/ }).click();
  const price = desk.getByRole('textbox', { name: 'Price of Halloumi Pita' });
  await price.fill('eighteen');
  await price.press('Enter');
  await expect(desk.getByText('Enter a price like 8.50').last()).toBeVisible();
  await price.fill('18.2');
  await price.press('Enter');
  await expect(price).toHaveValue('$18.20');
  await expect(shown).toContainText('$18.20');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect(price).toHaveValue('$17.50');
  await expect(shown).toContainText('$17.50');
  await desk.context().close();
});

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

test('two people change one product: what is beside each other is kept, and the same field is asked about', async ({
  browser,
  servery,
}) => {
  const mine = await atMenu(browser, servery);
  const theirs = await atMenu(browser, servery);
  for (const desk of [mine, theirs]) {
    await desk.getByRole('button', { name: /^Salads/ }).click();
    await desk
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: desk.getByRole('switch') })
      .first()
      .getByRole('button', { name: /option|No options/ })
      .click();
  }
  const pane = mine.getByRole('complementary').last();
  const name = (await pane.getAttribute('aria-label')) ?? '';
  const their = theirs.getByRole('complementary', { name });
  const before = await pane.getByLabel(/^Price/).inputValue();

  await pane.getByLabel(/^Price/).fill('31.00');
  await expect(pane.getByText('1 change not saved: price')).toBeVisible();
  // Not lost by a reload.
  await mine.reload();
  await expect(pane.getByLabel(/^Price/)).toHaveValue('31.00');

  await their.getByLabel('Description').fill('With everything.');
  await their.getByRole('button', { name: 'Save' }).click();
  await expect(pane.getByLabel('Description')).toHaveValue('With everything.');
  await expect(pane.getByText('Somebody else changed this too')).toHaveCount(0);
  await their.getByLabel(/^Price/).fill('32.00');
  await their.getByRole('button', { name: 'Save' }).click();
  await expect(pane.getByText('Somebody else changed this too: price')).toBeVisible();
  await expectAccessible(mine);
  await pane.getByRole('button', { name: 'Keep mine' }).click();
  await pane.getByRole('button', { name: 'Save' }).click();
  await expect(their.getByLabel(/^Price/)).toHaveValue('31.00');

  await mine.getByRole('button', { name: 'Changes' }).click();
  const history = mine.getByRole('complementary', { name: 'Changes' });
  await expect(history.getByText(`${name}: price $32.00 to $31.00`)).toBeVisible();
  await expectAccessible(mine);
  for (const line of ['$32.00 to $31.00', `$${before} to $32.00`, 'description'])
    await history
      .getByRole('listitem')
      .filter({ hasText: line })
      .first()
      .getByRole('button', { name: 'Undo' })
      .click();
  await expect(their.getByLabel(/^Price/)).toHaveValue(before);
  await mine.context().close();
  await theirs.context().close();
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

test('many prices are changed at once, seen before it is done, and taken back as one', async ({
  browser,
  servery,
}) => {
  const desk = await atMenu(browser, servery);
  await desk.getByRole('button', { name: /^Cold Drinks/ }).click();
  const prices = desk.getByRole('main').getByRole('textbox', { name: /^Price of/ });
  await expect(prices).not.toHaveCount(0);
  const read = () => prices.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  const before = await read();
  await desk.getByRole('button', { name: 'Change several' }).click();
  const pane = desk.getByRole('complementary', { name: 'Change several' });
  await tick(pane.getByRole('radio', { name: 'Percent' }));
  await pane.getByLabel('By how many percent').fill('100');
  await expect(pane.getByRole('list', { name: 'What it does' }).getByRole('listitem').first()).toContainText(
    before[0] ?? '',
  );
  await expectAccessible(desk);
  await pane
    .getByRole('button', { name: /^Change/ })
    .last()
    .click();
  const doubled = before.map((price) => `$${(Number(price.slice(1)) * 2).toFixed(2)}`);
  await expect.poll(read).toEqual(doubled);
  await desk.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(read).toEqual(before);
  await desk.context().close();
});
