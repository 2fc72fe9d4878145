import { expectAccessible } from '../axe.ts';
import { expect, test } from '../house.ts';
import { Kitchen } from '../kitchen.ts';

test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

test.describe('at the kiosk', () => {
  test('a guest orders, pays at the counter, and the kitchen sees it [ORD-008]', async ({
    page,
    house,
    browser,
  }) => {
    await page.goto(`${house.url}/kiosk/`);
    await expect(page.getByRole('heading', { name: 'Kiosk' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill('kiosk@example.com');
    await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();

    await expectAccessible(page);
    await page.getByRole('button', { name: /Take away/ }).click();
    await expect(page.getByRole('navigation', { name: 'Menu categories' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Burgers' }).click();
    await page.getByRole('button', { name: 'Add Rosemary Chips' }).click();
    await expect(page.getByRole('button', { name: '1 Rosemary Chips in your cart, change' })).toBeVisible();

    await page.getByRole('button', { name: 'Banksia Beef Burger', exact: true }).click();
    const product = page.getByRole('dialog', { name: 'Banksia Beef Burger' });
    await expectAccessible(page);
    await product
      .getByRole('radio', { name: /Medium/ })
      .first()
      .check({ force: true });
    await product.getByRole('button', { name: 'No Pickles' }).click();
    await product.getByRole('button', { name: /Add to Cart/ }).click();

    await page.getByRole('button', { name: /View cart/ }).click();
    await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Pay in store/ }).click();
    await expect(page.getByRole('button', { name: 'Space' })).toBeVisible();
    for (const key of ['M', 'I', 'A']) await page.getByRole('button', { name: key, exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Place order/ }).click();

    const thanks = page.getByRole('heading', { name: /Thank you, Mia\. You are number \d+/ });
    await expect(thanks).toBeVisible();
    await expectAccessible(page);
    const number = /number (\d+)/.exec((await thanks.textContent()) ?? '')?.[1] ?? '';
    const kitchen = await Kitchen.arrive(browser, house);
    await expect(kitchen.slip(number)).toContainText('Banksia Beef Burger');
    await expect(kitchen.slip(number)).toContainText('No pickles');

    await page.getByRole('button', { name: 'Start New Order' }).click();
    await expect(page.getByRole('button', { name: /Take away/ })).toBeVisible();
  });

  test('returns to the beginning by itself 20 s after an order [ACC-233]', async ({ page, house }) => {
    await page.clock.install();
    await page.goto(`${house.url}/kiosk/`);
    await page.getByLabel('Email').fill('kiosk@example.com');
    await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /Take away/ }).click();
    await page.getByRole('button', { name: 'Add Rosemary Chips' }).click();
    await page.getByRole('button', { name: /View cart/ }).click();
    await page.getByRole('button', { name: /Pay in store/ }).click();
    await page.getByRole('button', { name: 'Space' }).waitFor();
    await page.keyboard.type('mia');
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByRole('heading', { name: /You are number/ })).toBeVisible();
    await page.clock.runFor(19_000);
    await expect(page.getByRole('heading', { name: /You are number/ })).toBeVisible();
    await page.clock.runFor(3000);
    await expect(page.getByRole('button', { name: /Take away/ })).toBeVisible();
  });

  test('asks whether somebody is still there, and starts over when nobody is', async ({ page, house }) => {
    await page.clock.install();
    await page.goto(`${house.url}/kiosk/`);
    await page.getByLabel('Email').fill('kiosk@example.com');
    await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: /Take away/ }).click();
    await page.getByRole('button', { name: 'Add Rosemary Chips' }).click();
    await expect(page.getByRole('button', { name: /View cart/ })).toBeEnabled();
    await page.clock.runFor(61_000);
    const asked = page.getByRole('dialog', { name: 'Still there?' });
    await asked.getByRole('button', { name: 'Keep ordering' }).click();
    await expect(page.getByRole('button', { name: /View cart/ })).toBeEnabled();
    await page.clock.runFor(61_000);
    await expect(asked).toBeVisible();
    await page.clock.runFor(22_000);
    await expect(page.getByRole('button', { name: /Take away/ })).toBeVisible();
  });
});
