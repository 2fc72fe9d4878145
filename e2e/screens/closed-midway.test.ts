import { alterVenue } from '../at-checkout.ts';
import { test } from '../browserless/screen.ts';
import { expect } from '../servery.ts';
import { chipsInCart } from '../prepared.ts';
import { Ways } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a choice that the venue closed meanwhile says why, and its sheet asks for nothing', async ({
  page,
  servery,
}) => {
  type Type = { code: string };
  let closed = false;
  await alterVenue(page, (merchant) => {
    const types = (merchant['fulfilment'] ?? []) as Type[];
    const pickup = types.find(({ code }) => code === 'pickup');
    if (pickup && closed)
      Object.assign(pickup, { online_status: 'offline', open_now: 0, order_for_later: 0 });
  });
  const ways = new Ways(await chipsInCart(page, servery));
  await ways.shopper.openMenu();
  await expect(page.getByText('Pickup, ASAP')).toBeVisible();
  await ways.open();
  await ways.choose(/^Pickup/);
  await expect(ways.popup.getByText('Press Set to proceed.')).toBeVisible();
  closed = true;
  await ways.shopper.openMenu();
  await expect(page.getByText('Pickup: The store is currently closed')).toBeVisible();
  await ways.open();
  await ways.choose(/^Pickup/);
  await expect(ways.popup.getByText('Press Set to proceed.')).toHaveCount(0);
});

test('the footer has the hours of what is chosen', async ({ page, servery }) => {
  const evening = [{ from: '17:00', to: '20:00' }];
  await alterVenue(page, (merchant) => {
    const types = (merchant['fulfilment'] ?? []) as { code: string }[];
    const pickup = types.find(({ code }) => code === 'pickup');
    for (const day of ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
      Object.assign(pickup ?? {}, { [`available_${day}`]: evening });
  });
  const shopper = await chipsInCart(page, servery);
  await shopper.openMenu();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/Pickup\s*Every day\s*5 pm to 8 pm/);
});
