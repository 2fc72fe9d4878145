import { alterAnswer, listen } from '../altered.ts';
import { expectAccessible } from '../looks.ts';
import { signIn } from '../identity.ts';
import { expectLaidOut } from '../looks.ts';
import { newMember } from '../prepared.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { addProduct, save } from '../standing.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

test('saved again after the answer was lost, it is one standing order', async ({ page, servery }) => {
  const shopper = await newMember(page, servery, 'standing-lost@example.com');
  await page.goto(`${servery.url}/account/standingorder`);
  await page.locator('input[type=time]').fill('07:40');
  await addProduct(page, 'Rosemary Chips');
  let lost = 0;
  await page.route('**/api', async (route) => {
    if (lost > 0 || !route.request().postData()?.includes('sub_action=save')) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await save(page).click();
  await expect.poll(() => lost).toBe(1);
  await expect(shopper.said('Error, please try again')).toBeVisible();
  await save(page).click();
  await expect(shopper.said('Standing Order Saved (Active)')).toBeVisible();
  await page.goto(`${servery.url}/account/standingorders`);
  await expect(page.getByRole('list', { name: 'Coming up' }).getByRole('listitem')).toHaveCount(1);
});

test('one date is skipped and put back, and the week stays as it is', async ({ page, servery }) => {
  await newMember(page, servery, 'standing-skip@example.com');
  await page.goto(`${servery.url}/account/standingorder`);
  await page.locator('input[type=time]').fill('07:40');
  await addProduct(page, 'Rosemary Chips');
  await save(page).click();
  const next = page.getByRole('region', { name: 'Next order' });
  const first = (await next.locator('b').textContent()) ?? '';
  await next.getByRole('button', { name: 'Skip this one' }).click();
  await expect(next.locator('b')).not.toHaveText(first);
  const when = first.replace('Next: ', '');
  await expect(next).toContainText(`Skipped: ${when}`);
  await expectAccessible(page);
  await expectLaidOut(page);
  await page.reload();
  await expect(next).toContainText(`Skipped: ${when}`);
  await next.getByRole('button', { name: `Put it back: ${when}` }).click();
  await expect(next.locator('b')).toHaveText(first);
  await expect(next).not.toContainText('Skipped');
});

test('another store is asked for its own standing order, which begins anew [ACC-173]', async ({
  page,
  servery,
}) => {
  const calls = listen(page);
  let first: string | undefined;
  type Store = { store_id: number; store_name: string };
  type Answer = { standing_order: Store; merchant: { name: string }; stores: Store[] };
  await alterAnswer(page, 'StandingOrders.load', (answer, form) => {
    first ??= JSON.stringify(answer.Response);
    const held = JSON.parse(first) as Answer;
    const [home] = held.stores as [Store];
    held.stores.push({ ...home, store_id: 2, store_name: 'Second Kitchen' });
    if (form.get('store_id') === '2') {
      held.standing_order.store_id = 2;
      held.merchant.name = 'Second Kitchen';
    }
    return { ...answer, ResponseCode: 'SUCCESS', Response: held };
  });
  await newMember(page, servery, 'standing-stores@example.com');
  await page.goto(`${servery.url}/account/standingorder`);
  await addProduct(page, 'Rosemary Chips');
  const week = page.getByRole('button', { name: /^Rosemary Chips, Monday/ });
  await expect(week).toBeVisible();
  await page.getByRole('button', { name: /Store/ }).click();
  await page.getByRole('option', { name: /Second Kitchen/ }).click();
  const loads = () => calls.filter(({ name }) => name === 'StandingOrders.load');
  await expect.poll(() => loads().at(-1)?.form.get('store_id')).toBe('2');
  await expect(
    page.getByRole('button', { name: /Store.*Second Kitchen|Second Kitchen.*Store/ }),
  ).toBeVisible();
  await expect(week).toHaveCount(0);
});

test('a store that wants to know how it is paid says so, and nothing is lost [ACC-184]', async ({
  page,
  servery,
}) => {
  const harbour = servery.url.replace('localhost', 'harbour.localhost');
  await page.goto(`${harbour}/login`);
  await signIn(page, 'member@harbour.example.com');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${harbour}/account/standingorder`);
  await page.locator('input[type=time]').fill('12:30');
  await addProduct(page, 'Salted Edamame');
  await save(page).click();
  const refused = page.getByText('Please choose a payment method.');
  await expect(refused.last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salted Edamame, Monday: 1' })).toBeVisible();
});
