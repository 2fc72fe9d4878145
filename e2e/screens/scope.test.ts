import type { Page } from '@playwright/test';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { insideApp } from '../native.ts';
import { chipsInCart, member, toCart, toCheckout } from '../prepared.ts';
import { Shopper } from '../shopper.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'] });

/** The bodies of the calls that a page makes. */
function callsOf(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api') calls.push(new URLSearchParams(request.postData() ?? ''));
  });
  return calls;
}
const modeOf = (calls: URLSearchParams[]) => calls.at(-1)?.get('AppMode');

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('banksia-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
}

test.describe('one client in four modes', () => {
  test(
    'the page of customers is neither kiosk nor counter; each of those names itself, and so does the app [ORD-001 ORD-014 ORD-015 ACC-001 ACC-035]',
    { on: ['web'] },
    async ({ page, browser, servery }) => {
      const calls = callsOf(page);
      const shopper = new Shopper(page, servery);
      await shopper.openMenu();
      await shopper.choosePickupNow();
      await shopper.addChips();
      expect(modeOf(calls)).toBe('web');
      for (const [path, email] of [
        ['kiosk', 'kiosk@example.com'],
        ['pos', 'staff@example.com'],
      ] as const) {
        await page.goto(`${servery.url}/${path}/`);
        await signIn(page, email);
        await expect.poll(() => modeOf(calls)).toBe(path);
        await page.goto(`${servery.url}/${path}/nowhere/at/all`);
        await expect(page.getByText(/Version 3\.1\.21/)).toBeVisible();
      }
      const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const app = await phone.newPage();
      await insideApp(app, {});
      const said = callsOf(app);
      const owner = new Shopper(app, servery);
      await owner.openMenu();
      const question = app.getByRole('dialog', { name: 'Want to know when it’s ready?' });
      await expect(question).toBeVisible();
      await question.getByRole('button').first().click();
      await owner.choosePickupNow();
      await expect.poll(() => modeOf(said)).toBe('app');
      await phone.close();
    },
  );
});

test('a member keeps favourites, finds promos and earlier orders, repeats one, and has addresses of their own [ORD-007]', async ({
  page,
  servery,
  browser,
}) => {
  await page.goto(`${servery.url.replace('localhost', 'dune.localhost')}/locations`);
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page.getByText('Which stores do you like best?')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await signIn(page, 'member@dune.example.com');
  await expect(page).toHaveURL(/\/locations$/);
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page.getByText('No favourites :(')).toBeVisible();
  await page.getByRole('tab', { name: 'Search' }).click();
  const heart = page.getByRole('button', { name: 'Dune Perth is a favourite' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page.getByRole('list', { name: 'Stores' }).getByRole('heading')).toHaveText(['Dune Perth']);

  const own = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const shopper = await member(own, servery, { chips: true });
  await toCheckout(shopper);
  await shopper.placeOrder();
  await shopper.receiptNumber();
  await shopper.openMenu();
  await own.getByRole('tab', { name: 'Promos' }).click();
  await expect(own.getByText('Rewards').first()).toBeVisible();
  await own.getByRole('tab', { name: 'History' }).click();
  const past = own.getByRole('list', { name: 'Previous orders' }).getByRole('listitem').first();
  await past.getByRole('button', { name: 'Repeat Order' }).click();
  await expect(own).toHaveURL(/\/checkout\?repeat=1$/);
  await shopper.openMenu();
  const ways = new Ways(shopper);
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await expect(own.getByRole('group', { name: 'Your addresses' }).getByRole('radio').first()).toBeVisible();
});

/** From the list of stores through the menu to checkout, as a guest or as a member. */
async function orderAtDune(page: Page, servery: Servery, who: 'guest' | 'member'): Promise<void> {
  const dune = servery.url.replace('localhost', 'dune.localhost');
  if (who === 'member') {
    await page.goto(`${dune}/login`);
    await signIn(page, 'member@dune.example.com');
  }
  await page.goto(`${dune}/locations`);
  await page.getByRole('tab', { name: 'Search' }).click();
  const place = page.getByRole('combobox', { name: 'Suburb or town' });
  await place.pressSequentially('Cottesloe');
  await page.getByRole('option', { name: /^Cottesloe/ }).click();
  await page
    .getByRole('link', { name: /^Order Now, / })
    .first()
    .click();
  const ways = new Ways(new Shopper(page, servery));
  // Nobody has said yet how they want it: the menu asks by itself.
  await expect(ways.popup).toBeVisible();
  await ways.choose(/^Pick ?up/i);
  await tick(ways.popup.getByRole('radio', { name: /^ASAP/ }));
  await ways.set();
  await page.getByRole('button', { name: /^Add / }).first().click();
  const addWithOptions = page.getByRole('dialog').getByRole('button', { name: /^Add to Cart/ });
  const added = page.getByText('Added to Cart').last();
  await expect(addWithOptions.or(added).first()).toBeVisible();
  if (await addWithOptions.isVisible()) await addWithOptions.click();
  await expect(added).toBeVisible();
  await page.goto(`${dune}/cart`);
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  const popup = page.getByRole('dialog', { name: 'Account Signin' });
  if (who === 'guest') await popup.getByText('Continue as Guest').click();
  await expect(page).toHaveURL(/\/checkout$/);
}

test.describe('from the choice of a store to the cart', () => {
  test('a guest chooses a store, how and when, and a dish, and goes on to checkout [ORD-003 ORD-035]', async ({
    page,
    servery,
  }) => {
    await orderAtDune(page, servery, 'guest');
  });

  test('a member does the same, and is not asked to sign in again [ORD-004]', async ({ page, servery }) => {
    await orderAtDune(page, servery, 'member');
  });

  test('the way to the cart is shut while there is nothing in it, and open with the first dish [ORD-031]', async ({
    page,
    servery,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const shopper = new Shopper(page, servery);
    await shopper.openMenu();
    const ticket = page.getByRole('complementary', { name: 'Your order' });
    await expect(ticket.getByRole('button', { name: 'Proceed to Cart' })).toBeDisabled();
    await shopper.choosePickupNow();
    await shopper.addChips();
    await ticket.getByRole('link', { name: /Proceed to Cart/ }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test('the session that an answer names is kept in the cookie and sent with the next call [ORD-278]', async ({
  page,
  servery,
}) => {
  const shopper = new Shopper(page, servery);
  await shopper.openMenu();
  const answered = page.waitForResponse(async (response) => (await response.text()).includes('"SID"'));
  await shopper.choosePickupNow();
  const { SID } = (await (await answered).json()) as { SID: string };
  const calls = callsOf(page);
  await shopper.addChips();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sid');
  expect(cookie?.value).toBe(SID);
  expect(calls.at(-1)?.get('sid')).toBe(SID);
});

test('third-party sign-in is offered for Apple and Google, and not for Facebook [ORD-009 ACC-009]', async ({
  page,
  servery,
}) => {
  const shopper = await chipsInCart(page, servery);
  await toCart(shopper);
  await page.getByRole('button', { name: /Proceed to Checkout/ }).click();
  const popup = page.getByRole('dialog', { name: 'Account Signin' });
  await expect(popup.getByText(/Apple/)).toBeVisible();
  await expect(popup.getByText(/Google/)).toBeVisible();
  await expect(popup.getByText(/Facebook/)).toHaveCount(0);
});

test.describe('codes scanned in the popup', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const open = async (page: Page, url: string, scanned: object) => {
    await insideApp(page, { kind: 'code', format: 'QR_CODE', text: JSON.stringify(scanned) });
    await page.context().addCookies([{ name: 'pn_prompted', value: '1', url }]);
    await page.goto(`${url}/menu/banksia-kitchen`);
  };

  test('a table’s code fills the table number [ORD-251]', { on: ['app'] }, async ({ page, servery }) => {
    await open(page, servery.url, { table_num: 'b7' });
    const ways = new Ways(new Shopper(page, servery));
    await ways.open();
    await ways.choose(/^Table/);
    await ways.popup.getByRole('button', { name: /Scan/ }).click();
    await expect(ways.popup.getByRole('textbox', { name: /^Table/ })).toHaveValue(/^b7$/i);
  });

  test(
    'a booking’s code fills reference, name and party size [ORD-252]',
    { on: ['app'] },
    async ({ page, servery }) => {
      await open(page, servery.url, { booking_ref: 'ab12', booking_name: 'Smith', booking_pax: 6 });
      const ways = new Ways(new Shopper(page, servery));
      await ways.open();
      await ways.choose(/^Book/);
      await ways.popup.getByRole('button', { name: /Scan/ }).click();
      await expect(ways.popup.getByRole('textbox', { name: /^Booking/ }).first()).toHaveValue(/^ab12$/i);
      await expect(ways.popup.getByLabel(/^Name/)).toHaveValue('Smith');
      await expect(ways.popup.getByText('6', { exact: true }).first()).toBeVisible();
    },
  );
});
