import { alterFacts } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';

test('a brand says any text in its own words', async ({ page, servery }) => {
  await alterFacts(page, ({ brand }) => {
    brand['texts'] = {
      'menu.searchTheMenu': 'Hunt for food',
      'diet.glutenFree': 'No gluten',
      'sheet.close': 'Shut it',
    };
  });
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await expect(page.getByRole('searchbox', { name: 'Hunt for food' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Dietary' }).click();
  await expect(page.getByRole('button', { name: 'No gluten' })).toBeVisible();
  await expect(page.getByText('Gluten free')).toHaveCount(0);
  await page
    .getByRole('button', { name: /Rosemary Chips/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Shut it' })).toBeVisible();
});

test('so does its console', async ({ page, servery }) => {
  await page.route('**/console/', async (route) => {
    const response = await route.fetch();
    const own = JSON.stringify({ 'console-sign-in.signIn': 'Clock on' });
    const body = (await response.text()).replace('"texts":{}', () => `"texts":${own}`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${servery.url}/console/`);
  await expect(page.getByRole('button', { name: 'Clock on' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
});
