import type { BrowserContext } from '@playwright/test';

import { expect, test } from '../servery.ts';
import { signIn } from '../identity.ts';
import { Shopper } from '../shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

const sidsOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name, value }) => name.endsWith('sid') && value !== '');

for (const how of ['answers AUTH', 'answers customer 0'] as const)
  test(`a session that ended is said with its tag, and whoever was signed in is a guest: ${how} [ACC-100 ACC-101 ACC-102]`, async ({
    page,
    servery,
    context,
  }) => {
    const shopper = new Shopper(page, servery);
    await page.goto(`${servery.url}/login`);
    await signIn(page, 'member@example.com');
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${servery.url}/account`);
    await expect(page.getByLabel('Name')).toHaveValue('Sam Nguyen');
    const [kept] = await sidsOf(context);
    if (!kept) throw new Error('nobody is signed in');
    if (how === 'answers AUTH') await context.addCookies([{ ...kept, value: 'a'.repeat(kept.value.length) }]);
    else
      await page.route('**/api', async (route) => {
        if (!route.request().postData()?.includes('CustomerAccount')) return route.fallback();
        const response = await route.fetch();
        const json = (await response.json()) as { Response: { customer: { id: number } } };
        json.Response.customer.id = 0;
        return route.fulfill({ response, json });
      });
    await page.clock.install();
    await page.clock.fastForward('06:00');
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect(shopper.said('Session expired, sign in to try again (MSG FE-AUTH-0)')).toBeVisible();
    await expect(page.locator('[data-kind="bad"]').first()).toContainText('Session expired');
    expect((await sidsOf(context)).map(({ value }) => value)).not.toContain(kept.value);
    await page.clock.runFor(2500);
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  });
