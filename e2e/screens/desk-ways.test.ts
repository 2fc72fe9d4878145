import { listen } from '../altered.ts';
import { refusal } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { Desk } from '../desk.ts';
import { cutOff, Ways } from '../fulfilment-chooser.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { tick } from '../tick.ts';

test.use({ on: ['kiosk', 'pos'] });

const firstTime = (desk: Desk) =>
  tick(desk.page.getByRole('radiogroup', { name: 'Time', exact: true }).locator('input:enabled').first());

/** Another way at a kiosk, up to the checkout once more. */
async function kioskWay(desk: Desk, name: RegExp, answer: () => Promise<void>, words: RegExp): Promise<void> {
  const { guest } = desk;
  await desk.details.getByRole('button', { name: 'Close' }).click();
  await desk.button(/Change fulfilment/).click();
  await expect(guest.takeAway).toBeVisible();
  await desk.button('More ways to order').click();
  await desk.button(name).click();
  await answer();
  await desk.button(/^Start order/).click();
  await expect(desk.page).toHaveURL(/\/kiosk\/cart$/);
  await expect(desk.button(/Change fulfilment/)).toHaveAccessibleName(words);
  await desk.toCheckout();
  await expect(desk.place).toBeEnabled();
}

async function everyWayAtKiosk(desk: Desk): Promise<void> {
  const { page } = desk;
  // What was refused is put right on the first screen, which leads back to the checkout.
  let refused = true;
  await cutOff(page, 'SubmitOrder', () => (refused ? refusal('Enter your table number') : null));
  await desk.fill();
  await desk.place.click();
  await desk.button('Change').click();
  await desk.button(/^Table/).click();
  await page.keyboard.type('12');
  await desk.button('Start order at table 12').click();
  await expect(page).toHaveURL(/\/kiosk\/checkout$/);
  await expect(desk.place).toBeEnabled();
  refused = false;
  await desk.closeDetails();
  await expect(desk.button(/Change fulfilment/)).toHaveAccessibleName(/Table 12/);
  await desk.toCheckout();
  const sheet = page.getByRole('dialog', { name: 'Booking' });
  const book = async () => {
    await tick(sheet.getByRole('radio', { name: 'Tomorrow' }));
    await firstTime(desk);
    await sheet.getByRole('button', { name: 'Next' }).click();
    for (const letter of 'SMITH') await desk.button(letter).click();
  };
  await kioskWay(desk, /^Booking/, book, /Booking/);
  const curb = async () => {
    await tick(page.getByRole('dialog').getByRole('radio', { name: 'Tomorrow' }));
    await firstTime(desk);
  };
  await kioskWay(desk, /^Kerbside/, curb, /Kerbside/);
}

async function everyWayAtTill(desk: Desk, ways: Ways): Promise<void> {
  const { page, cashier } = desk;
  const atCheckout = async (words: RegExp) => {
    await expect(page).toHaveURL(/\/pos\/checkout$/);
    await expect(cashier.ticket).toContainText(words);
    await expect(page.getByRole('heading', { name: /Left to pay/ })).toBeVisible();
  };
  // Changed over the checkout, it leads back to it.
  const change = () => desk.button(/Change fulfilment/).click();
  await change();
  await ways.choose(/^Table/);
  await ways.popup.getByLabel('Table number').fill('7');
  await ways.set();
  await atCheckout(/Table 7/);
  await change();
  await ways.choose(/^Booking/);
  await ways.popup.getByLabel('Name').fill('Smith');
  await ways.pickTomorrow();
  await ways.set();
  await atCheckout(/Booking/);
  await change();
  await ways.choose(/^Kerbside/);
  await ways.pickTomorrow();
  await ways.set();
  await atCheckout(/Kerbside/);
}

async function placesKerbside(desk: Desk): Promise<void> {
  const calls = listen(desk.page);
  await desk.fill();
  await desk.place.click();
  await desk.placed();
  const sent = calls.find(({ name }) => name === 'SubmitOrder')?.form;
  expect(sent?.get('fulfilment_type')).toBe('custom');
}

test(
  'every way that was chosen goes on at the checkout of a kiosk, and back to it where it was changed [CHK-002 CHK-043]',
  { on: ['kiosk'] },
  async ({ page, servery }) => {
    const desk = new Desk(page, servery, 'kiosk');
    await desk.atCheckout();
    await everyWayAtKiosk(desk);
    await placesKerbside(desk);
  },
);

test(
  'every way that was chosen goes on at the checkout of a till, where it can be changed [CHK-002 CHK-043]',
  { on: ['pos'] },
  async ({ page, servery }) => {
    const desk = new Desk(page, servery, 'pos');
    await desk.atCheckout();
    await everyWayAtTill(desk, new Ways(new Shopper(page, servery)));
    await placesKerbside(desk);
  },
);

test('a time goes along in seconds, and one that has passed by this clock stops nobody: the server judges it [CHK-044 CHK-190]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  await desk.start();
  if (desk.isKiosk) {
    await desk.button('More ways to order').click();
    await desk.button(/^Take away later/).click();
    await tick(page.getByRole('dialog').getByRole('radio', { name: 'Tomorrow' }));
    await firstTime(desk);
    await desk.button('Start order').click();
    await page.getByRole('button', { name: 'Add to Cart: Rosemary Chips' }).click();
    await desk.guest.viewCart.click();
  } else {
    await desk.chips();
    await desk.button('Later').click();
    await tick(page.getByRole('dialog').getByRole('radio', { name: 'Tomorrow' }));
    await tick(
      page.getByRole('dialog').getByRole('radiogroup', { name: 'Time' }).locator('input:enabled').first(),
    );
  }
  const now = Date.now();
  const days = 24 * 60 * 60 * 1000;
  await page.clock.setFixedTime(now + 3 * days);
  await desk.toCheckout();
  await desk.fill();
  const calls = listen(page);
  await desk.place.click();
  await desk.placed();
  const sent = calls.filter(({ name }) => name === 'SubmitOrder').map(({ form }) => form);
  for (const form of sent) {
    const seconds = Number(form.get('fulfilment_datetime'));
    expect(seconds).toBeGreaterThan(now / 1000);
    expect(seconds).toBeLessThan((now + 2 * days) / 1000);
    expect(form.get('fulfilment_asap')).toBe('0');
  }
  expect(sent).toHaveLength(2);
});

test('ways that have grown old are loaded again before they are chosen among, and a line that is lost says so [CHK-031 CHK-251]', async ({
  page,
  servery,
  variant,
}) => {
  const desk = new Desk(page, servery, variant);
  await desk.start();
  if (!desk.isKiosk) await desk.chips();
  const calls = listen(page);
  const loads = () =>
    calls.filter(({ name, form }) => name === 'Merchant' && form.get('return_menu') === '0').length;
  const ask = () => desk.button(desk.isKiosk ? 'More ways to order' : 'Other').click();
  const popup = page.getByRole('dialog', {
    name: desk.isKiosk ? 'More ways to order' : 'Choose Fulfilment',
  });
  const way = popup.getByText('Kerbside').first();
  await ask();
  await expect(way).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  expect(loads()).toBe(0);
  await page.clock.setFixedTime(Date.now() + 2 * 60_000);
  let dead = true;
  await cutOff(page, 'Merchant', () => (dead ? undefined : null));
  await ask();
  await expect(desk.said('Fulfilment options not loaded, try again')).toBeVisible();
  await expect(popup).toHaveCount(0);
  dead = false;
  const before = loads();
  await ask();
  await expect(way).toBeVisible();
  expect(loads()).toBeGreaterThan(before);
});
