import { expectAccessible } from '../looks.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { Kitchen } from '../kitchen.ts';
import { expectLaidOut } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

const NAME = 'Fish Tacos';
const DAY_MS = 86_400_000;

test.use({ viewport: { width: 390, height: 844 } });

test('what starts again each day sells out for its day, and is there for the next', async ({
  page,
  browser,
  servery,
}) => {
  const { page: desk } = await Kitchen.arrive(browser, servery, 'owner@example.com');
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.goto(`${servery.url}/console/menu`);
  await desk.getByRole('button', { name: /^Burgers/ }).click();
  await desk.getByRole('button', { name: new RegExp(`^${NAME}`) }).click();
  const pane = desk.getByRole('complementary', { name: NAME });
  await pane.getByLabel('Each day starts with').fill('40 rolls');
  await expect(pane.getByLabel('Each day starts with')).toHaveValue('40');
  await pane.getByRole('button', { name: /^Save/ }).click();
  const counted = pane.getByRole('button', { name: `Count ${NAME}` });
  await expect(counted).toHaveText('40 of 40 left today');
  await expectAccessible(desk);
  await expectLaidOut(desk);

  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.shopper.choosePickupNow();
  await ways.shopper.readAsFarAs('Burgers');
  const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: NAME }).first();
  await expect(shown).not.toContainText('Sold out');

  await counted.click();
  await pane.getByLabel('How many are left today').fill('0');
  await pane.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(counted).toHaveText('0 of 40 left today');
  await expect(desk.getByText(`${NAME}: 0 left today. Tomorrow starts with 40.`).last()).toBeVisible();
  await expect(shown).toContainText(/Sold out for \w+day/);

  await ways.open();
  await ways.choose(/^Pickup/);
  await tick(ways.popup.getByRole('radio', { name: 'Tomorrow' }));
  await tick(
    ways.popup.getByRole('radiogroup', { name: 'Time', exact: true }).locator('input[value="12:00"]'),
  );
  await ways.set();
  await expect(ways.popup).toBeHidden();
  await expect(shown).not.toContainText('Sold out');

  // A page that stays open is right the next day, though nobody tells it.
  await ways.open();
  await ways.choose(/^Pickup/);
  await tick(ways.popup.getByRole('radio', { name: 'ASAP' }));
  await ways.set();
  await expect(shown).toContainText(/Sold out for \w+day/);
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await page.reload();
  await ways.shopper.readAsFarAs('Burgers');
  await expect(shown).not.toContainText('Sold out');

  await pane.getByLabel('Each day starts with').fill('');
  await pane.getByRole('button', { name: /^Save/ }).click();
  await expect(counted).toHaveText('Count');
  await desk.context().close();
});
