import type { Page } from '@playwright/test';
import { alterAnswer, listen } from '../altered.ts';
import { typeCard } from '../at-checkout.ts';
import { expectAccessible } from '../looks.ts';
import { Cashier } from '../counter.ts';
import { test } from '../browserless/screen.ts';
import { expect, type Servery } from '../servery.ts';
import { KioskGuest } from '../kiosk.ts';
import { chipsInCart, member, orderAgain, toCheckout } from '../prepared.ts';
import type { Shopper } from '../shopper.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { tick } from '../tick.ts';

test.use({ on: ['web', 'app'] });

async function memberAtCheckout(page: Page, servery: Servery): Promise<Shopper> {
  const shopper = await member(page, servery, { chips: true });
  await toCheckout(shopper);
  return shopper;
}

test('a member is greeted, pays out of the balance and lands at the order in the account [CHK-011 CHK-064 CHK-066 CHK-115 CHK-198]', async ({
  page,
  servery,
}) => {
  const calls = listen(page);
  const shopper = await memberAtCheckout(page, servery);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('Logged-in as Sam Nguyen')).toBeVisible();
  await expect(page.getByLabel('Mobile')).not.toHaveValue('');
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  await tick(page.getByRole('radio', { name: /Account balance/ }));
  await expect(page.getByText('Your balance is $')).toBeVisible();
  await expectAccessible(page);
  for (let more = 0; more < 4; more += 1)
    await page.getByRole('button', { name: 'Add one Rosemary Chips' }).click();
  await expect(page.getByRole('button', { name: /Place order.*\$40\.00/ })).toBeEnabled();
  await shopper.placeOrder();
  await expect(
    shopper.said('You do not have sufficient funds in your account balance to pay for this order'),
  ).toBeVisible();
  for (let less = 0; less < 4; less += 1)
    await page.getByRole('button', { name: 'Remove one Rosemary Chips' }).click();
  await expect(page.getByRole('button', { name: /Place order.*\$8\.00/ })).toBeEnabled();
  await shopper.placeOrder();
  await expect(page).toHaveURL(/\/account\/orders\/[\w-]{22}$/);
  await shopper.receiptNumber();
  expect(calls.findLast(({ name }) => name === 'SubmitOrder')?.form.get('payment_method')).toBe('BALANCE');
});

test('only a member may save a card, and pays with it the next time [CHK-102 CHK-113 CHK-114 CHK-224]', async ({
  page,
  servery,
  browser,
}) => {
  const guestPage = await (await browser.newContext()).newPage();
  const guest = await chipsInCart(guestPage, servery);
  await toCheckout(guest);
  await expect(guestPage.getByRole('link', { name: 'Register for a free account' })).toBeVisible();
  await expect(guestPage.getByRole('radio', { name: /Account balance|Saved card/ })).toHaveCount(0);
  await tick(guestPage.getByRole('radio', { name: /^Card/ }));
  await expect(guestPage.getByLabel('Card number')).toBeVisible();
  await expect(guestPage.getByRole('checkbox', { name: 'Save card to my account' })).toHaveCount(0);

  const shopper = await memberAtCheckout(page, servery);
  await expect(page.getByRole('link', { name: 'Register for a free account' })).toHaveCount(0);
  await tick(page.getByRole('radio', { name: /^Card/ }));
  await typeCard(page);
  await page.getByRole('checkbox', { name: 'Save card to my account' }).check();
  await shopper.placeOrder();
  await shopper.receiptNumber();

  await orderAgain(shopper);
  await expect(page.getByRole('radio', { name: /Account balance/ })).toBeVisible();
  await tick(page.getByRole('radio', { name: /Saved card/ }));
  await expect(page.getByText('ending in 1111')).toBeVisible();
  await shopper.placeOrder();
  await shopper.receiptNumber();
});

test('a member whose name says nothing is asked for a real one [CHK-065]', async ({ page, servery }) => {
  for (const name of ['CustomerAccount', 'ManageCart.load_checkout'])
    await alterAnswer(page, name, (answer) => {
      if (answer.ResponseCode === 'SUCCESS')
        Object.assign(answer.Response['customer'] as object, { name: 'Apple User' });
      return answer;
    });
  const calls = listen(page);
  const shopper = await memberAtCheckout(page, servery);
  await page.getByLabel('Name', { exact: true }).fill('Google User');
  await shopper.placeOrder();
  await expect(shopper.said('Enter your real name for the order')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Sam Nguyen');
  await tick(page.getByRole('radio', { name: /Pay in store/ }));
  await shopper.placeOrder();
  await shopper.receiptNumber();
  expect(calls.findLast(({ name }) => name === 'SubmitOrder')?.form.get('customer_name_new')).toBe(
    'Sam Nguyen',
  );
});

test('a delivery has its summary, its saved addresses and its contactless handover [CHK-035 CHK-038 CHK-076 CHK-091]', async ({
  page,
  servery,
}) => {
  const shopper = await member(page, servery);
  const ways = new Ways(shopper);
  await shopper.openMenu();
  await ways.open();
  await ways.choose(/^Delivery/);
  await ways.set();
  await page.getByRole('button', { name: 'Skip Address' }).click();
  await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
  await expect(shopper.said('Added to Cart')).toBeVisible();
  await page.goto(`${servery.url}/checkout`);
  await expect(ways.steps).toBeVisible();
  await expect(page.getByRole('button', { name: /Place order/ })).toHaveCount(0);
  await page
    .getByRole('radiogroup')
    .or(page.getByRole('group', { name: 'Your addresses' }))
    .first()
    .waitFor();
  await tick(page.getByRole('group', { name: 'Your addresses' }).getByRole('radio').first());
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible();
  await expect(page.getByText('To', { exact: true })).toBeVisible();
  await expect(page.getByText('Slot', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Leave it at the door' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Delivery address/ }).click();
  await page.getByRole('option', { name: 'New delivery address' }).click();
  await expect(ways.steps).toBeVisible();
  await tick(page.getByRole('group', { name: 'Your addresses' }).getByRole('radio').first());
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Change Delivery Address or Slot' }).click();
  await expect(ways.steps).toBeVisible();
});

test(
  'guest, kiosk, staff and member each find their own block and label [CHK-001 CHK-003 CHK-004 CHK-005 CHK-045 CHK-046 CHK-197 CHK-200 CHK-226 ACC-123]',
  { on: ['web'] },
  async ({ page, servery, browser }) => {
    const member = await memberAtCheckout(page, servery);
    await expect(member.page.getByText('Member', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Guest Checkout|Your Details|Staff Order/ })).toHaveCount(
      0,
    );
    await tick(page.getByRole('radio', { name: /Pay in store/ }));
    await member.placeOrder();
    await member.receiptNumber();

    const guest = await chipsInCart(await (await browser.newContext()).newPage(), servery);
    await toCheckout(guest);
    await expect(guest.page.getByText('Guest', { exact: true })).toBeVisible();
    await expect(guest.page.getByRole('heading', { name: 'Guest Checkout' })).toBeVisible();

    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await phone.addInitScript(() => Object.assign(globalThis, { serveryShell: {} }));
    const inApp = await chipsInCart(phone, servery);
    await toCheckout(inApp);
    await expect(phone.getByRole('heading', { name: 'Guest Checkout' })).toBeVisible();
    await inApp.fillDetails();
    await inApp.placeOrder();
    await inApp.receiptNumber();

    const kiosk = new KioskGuest(
      await (await browser.newContext({ viewport: { width: 1080, height: 1920 }, hasTouch: true })).newPage(),
    );
    await kiosk.switchOn(servery);
    await kiosk.beginWithChips();
    await kiosk.viewCart.click();
    await kiosk.payInStore();
    await expect(kiosk.page.getByRole('dialog', { name: 'Your Details' })).toBeVisible();
    for (const label of ['Guest', 'Staff', 'Member'])
      await expect(kiosk.page.getByText(label, { exact: true })).toHaveCount(0);
    await kiosk.page.keyboard.type('mia');
    await kiosk.page.getByRole('button', { name: /Place order/ }).click();
    await expect(kiosk.page.getByRole('heading', { name: /Thanks, Mia/ })).toBeVisible();

    const staff = await (await browser.newContext({ viewport: { width: 1366, height: 1024 } })).newPage();
    const cashier = new Cashier(staff);
    await cashier.start(servery);
    await cashier.takeChips();
    await cashier.goToPay();
    await expect(staff.getByText(/^Staff · /)).toBeVisible();
    await staff.getByRole('button', { name: 'Customer details' }).click();
    const details = staff.getByRole('dialog', { name: 'Staff Order for Customer' });
    await expect(details).toBeVisible();
    await expectAccessible(staff);
    // Staff stay at the counter's checkout; the next customer finds nothing of this one, but the same way.
    await details.getByLabel('Name', { exact: true }).fill('Oscar');
    await details.getByRole('button', { name: 'Done' }).click();
    await staff.getByRole('button', { name: '$10.00', exact: true }).click();
    await staff.getByRole('button', { name: /Place order/ }).click();
    await expect(staff.getByRole('heading', { name: /Order placed \d+/ })).toBeVisible();
    await expect(staff).toHaveURL(/\/pos\/checkout$/);
    await staff.getByRole('button', { name: 'Start New Order' }).click();
    await expect(staff).toHaveURL(/\/pos\/menu\/banksia-kitchen$/);
    await expect(staff.getByRole('list', { name: 'Products' })).toBeVisible();
    const stored = await staff.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain('Oscar');
    expect(stored).toContain('\\"code\\":\\"pickup\\"');
  },
);

test(
  'a kiosk leaves email and mobile out, cannot cancel, and forgets who ordered [CHK-012 CHK-022 CHK-196 CHK-199 CHK-225]',
  { on: ['kiosk'] },
  async ({ browser, servery }) => {
    const page = await (
      await browser.newContext({ viewport: { width: 1080, height: 1920 }, hasTouch: true })
    ).newPage();
    const kiosk = new KioskGuest(page);
    await kiosk.switchOn(servery);
    await kiosk.beginWithChips();
    await kiosk.viewCart.click();
    await kiosk.payInStore();
    await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
    await page.keyboard.type('mia');
    await page.getByRole('button', { name: /^Email/ }).click();
    await page.keyboard.type('mia@');
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByText('Enter a valid email address').last()).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByRole('heading', { name: /Thanks, Mia/ })).toBeVisible();
    await expect(page).toHaveURL(/\/kiosk\/order\/[\w-]+$/);
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain('Mia');
    expect(stored).toContain('\\"fulfilment\\":null');
  },
);
