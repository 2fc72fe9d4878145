import { atMenu } from '../at-menu.ts';
import { expectAccessible } from '../looks.ts';

import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

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

test('several products are chosen over the whole menu, from one category to the next', async ({
  browser,
  servery,
}) => {
  const desk = await atMenu(browser, servery);
  await desk.getByRole('button', { name: /^Cold Drinks/ }).click();
  await desk.getByRole('button', { name: 'Change several' }).click();
  const pane = desk.getByRole('complementary', { name: 'Change several' });
  const all = pane.getByRole('button', { name: /^Choose all/ });
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0] ?? '';
  await all.click();
  await expect(pane.getByText(`${count} products chosen`)).toBeVisible();
  await desk.getByRole('button', { name: /^Burgers/ }).click();
  await expect(pane.getByText(`${count} products chosen`)).toBeVisible();
  await pane.getByRole('button', { name: 'Choose none' }).click();
  await expect(pane.getByText('0 products chosen')).toBeVisible();
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
