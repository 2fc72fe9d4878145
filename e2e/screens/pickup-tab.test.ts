import { expectAccessible } from '../looks.ts';
import { test } from '../browserless/screen.ts';
import { Ways } from '../fulfilment-chooser.ts';
import { expect } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { typeOf, venueWith } from '../venue.ts';

test.use({ on: ['web', 'app'], viewport: { width: 390, height: 844 } });

test('pickup shows its words, ASAP and the times in this order, and is ordered for a later time [ORD-083 ORD-085 ORD-086]', async ({
  page,
  servery,
}) => {
  await venueWith(page, (merchant) => {
    Object.assign(typeOf(merchant, 'pickup'), { available_text_pickup: 'From the counter, every day.' });
  });
  const ways = new Ways(new Shopper(page, servery));
  await ways.shopper.openMenu();
  await ways.open();
  await ways.choose(/^Pickup/);
  const desc = ways.popup.getByText('Ready when you walk in, no line.');
  const parts = [
    desc,
    ways.popup.getByText('From the counter, every day.'),
    ways.popup.getByRole('radio', { name: /^ASAP/ }),
    ways.popup.getByRole('heading', { name: 'Day & time' }),
    ways.popup.getByText('Press Set to proceed.'),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  const places = await Promise.all(
    parts.map((part) => part.evaluate((it) => [...it.ownerDocument.querySelectorAll('*')].indexOf(it))),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await expect(desc).toHaveAttribute('data-weight', 'strong');
  await ways.pickTomorrow();
  await expect(ways.popup.getByRole('radio', { name: /^ASAP/ })).not.toBeChecked();
  await expect(ways.popup.getByText('Times for tomorrow')).toBeVisible();
  await expectAccessible(page);
  await ways.set();
  await expect(ways.popup).toBeHidden();
  await expect(page.getByText(/^Pickup, tomorrow /).first()).toBeVisible();
  await ways.orderChips();
  await expect(page.getByText(/tomorrow/i).first()).toBeVisible();
});
