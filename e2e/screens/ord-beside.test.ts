import { alterAnswer, alterFacts } from '../altered.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { hearsLinks, insideApp, openedApp, tapLink, toast } from '../native.ts';
import { stepUntil } from '../patience.ts';
import { member } from '../prepared.ts';
import { Shopper } from '../shopper.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

test('the screen saver comes after 30 s or as long as the brand says, and after twice that while options are chosen [ORD-271 ORD-272]', async ({
  page,
  servery,
}) => {
  type Saver = { enabled: boolean; timeout_ms: number };
  let wanted: number | undefined;
  await alterFacts(page, ({ brand }) => {
    const saver = brand['screen_saver'] as Saver;
    saver.enabled = wanted !== 0;
    if (wanted) saver.timeout_ms = wanted;
  });
  await page.clock.install();
  const shopper = new Shopper(page, servery);
  const saver = page.getByRole('dialog', { name: 'Screen saver' });
  const comesAfter = async (seconds: number) => {
    // Its clock goes on while the page is looked at.
    await page.clock.runFor(seconds * 1000 - 6000);
    await expect(saver).toBeHidden();
    await page.clock.runFor(6500);
    await expect(saver).toBeVisible();
    await saver.getByRole('button').click();
    await expect(saver).toBeHidden();
  };
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await comesAfter(30);
  await shopper.dish('Rosemary Chips').click();
  await expect(shopper.product('Rosemary Chips').getByRole('button', { name: /Add to Cart/ })).toBeVisible();
  await comesAfter(60);
  wanted = 12_000;
  await shopper.openMenu();
  await comesAfter(12);
  wanted = 0;
  await shopper.openMenu();
  await page.clock.runFor(120_000);
  await expect(saver).toBeHidden();
});

test('a page of an older version hears of the update with its answers, and offers to load itself again, the app its store [ORD-269 ORD-281]', async ({
  page,
  servery,
  variant,
}) => {
  let older = false;
  await page.route('**/api', (route) => {
    const body = route.request().postData() ?? '';
    return route.fallback(older ? { postData: body.replace('AppVersion=3.1.21', 'AppVersion=3.0.0') } : {});
  });
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  await expect(page.getByText('Update available')).toHaveCount(0);
  older = true;
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('RequestAction=MenuItemDetails'),
  );
  await shopper.dish('Rosemary Chips').click();
  const { Upgrade } = (await (await answered).json()) as { Upgrade: object };
  expect(Upgrade).toMatchObject({ Available: 1, Required: 0 });
  await expect(page.getByText('Update available').last()).toBeVisible();
  const name = variant === 'app' ? 'App Store' : 'Refresh';
  await expect(page.getByRole('button', { name }).last()).toBeVisible();
});

test('what is loading is said for 3 s, a link that is looked at for 2 s, anything else for 2 to 6 s [ORD-317 ORD-318 ORD-319]', async ({
  page,
  servery,
  variant,
}) => {
  await page.clock.install();
  if (variant === 'app') await insideApp(page, {});
  const never = new Promise<void>(() => undefined);
  await page.route('**/api', async (route) => {
    if ((route.request().postData() ?? '').includes('load_checkout')) await never;
    await route.fallback();
  });
  const staysFor = async (text: string, from: number, to: number) => {
    await page.mouse.move(2, 2);
    await stepUntil(page, toast(page, text).last());
    await page.clock.runFor(from * 1000 - 100);
    await expect(toast(page, text).last()).toBeVisible();
    await page.clock.runFor((to - from) * 1000 + 200);
    await expect(toast(page, text)).toHaveCount(0);
  };
  await member(page, servery, { chips: true });
  if (variant === 'app') {
    await openedApp(page, servery);
    await hearsLinks(page);
  }
  await page.clock.pauseAt(Date.now() + 60_000);
  const link = '/menu/banksia-kitchen?table=12';
  if (variant === 'app') await tapLink(page, `https://order.example.com${link}`);
  else await page.goto(`${servery.url}${link}`);
  await staysFor('Verifying link', 2, 2);

  const gone = page.locator('li[data-out]').first();
  const words = (await gone.locator('[class*="outNote"]').textContent()) ?? '';
  await gone.getByRole('button').first().click();
  await staysFor(words, 2, 6);

  await page.getByRole('link', { name: /View cart/ }).click();
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  await staysFor('Loading checkout...', 3, 3);
});

test('a fee and a surcharge are shown where there is one, and only there [ORD-242 ORD-243]', async ({
  page,
  servery,
}) => {
  let fees = { convenience_fee: '1.20', surcharge_amount: '0.00' };
  await alterAnswer(page, 'Merchant', (answer) => {
    Object.assign((answer.Response['order'] as object | undefined) ?? {}, fees);
    return answer;
  });
  await member(page, servery, { chips: true });
  const total = page.getByText('Order total');
  await page.goto(`${servery.url}/cart`);
  await expect(total).toBeVisible();
  await expect(page.getByText('Preorder fee')).toBeVisible();
  await expect(page.getByText('$1.20')).toBeVisible();
  await expect(page.getByText('Surcharge', { exact: true })).toHaveCount(0);
  fees = { convenience_fee: '0.00', surcharge_amount: '0.35' };
  await page.reload();
  await expect(page.getByText('Surcharge', { exact: true })).toBeVisible();
  await expect(page.getByText('$0.35')).toBeVisible();
  await expect(page.getByText('Preorder fee')).toHaveCount(0);
});

test(
  'a page that must be updated offers to load itself again [ORD-267]',
  { on: ['web'] },
  async ({ page, servery }) => {
    await alterAnswer(page, 'MenuItemDetails', (answer) => ({
      ...answer,
      Upgrade: { Available: 1, Required: 1, Link: '' },
    }));
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    await shopper.choosePickupNow();
    await shopper.dish('Rosemary Chips').click();
    await expect(
      page.getByText('Update required. Refresh the page to apply the update.').last(),
    ).toBeVisible();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refresh' }).click()]);
  },
);

test('the screen saver comes when nobody touches the screen, later while options are chosen, and goes with a tap [ORD-164 ORD-273]', async ({
  page,
  servery,
}) => {
  await alterFacts(page, ({ brand }) => {
    brand['screen_saver'] = { enabled: true, timeout_ms: 30_000 };
  });
  await page.clock.install();
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  await shopper.choosePickupNow();
  const saver = page.getByRole('dialog', { name: 'Screen saver' });
  await page.clock.runFor(31_000);
  await expect(saver).toBeVisible();
  await saver.getByRole('button').click();
  await expect(saver).toBeHidden();
  await page.clock.runFor(31_000);
  await expect(saver).toBeVisible();
  await saver.getByRole('button').click();

  // The popup counts from when it opens, however long its options take to come.
  const held = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    if ((route.request().postData() ?? '').includes('MenuItemDetails')) await held.promise;
    await route.fallback();
  });
  await shopper.dish('Rosemary Chips').click();
  await expect(page.getByText('Loading the product')).toBeAttached();
  await page.clock.runFor(40_000);
  await expect(saver).toBeHidden();
  held.resolve();
  await expect(shopper.product('Rosemary Chips').getByRole('button', { name: /Add to Cart/ })).toBeVisible();
  await page.clock.runFor(25_000);
  await expect(saver).toBeVisible();
});
