import { alterFacts } from '../altered.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../servery.ts';
import { Shopper } from '../shopper.ts';
import { Ways } from '../fulfilment-chooser.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Type = Record<string, unknown> & { code: string };
type Venue = { fulfilment: Type[] } & Record<string, unknown>;

/** The demo venue as another one would be. */
const venueWith =
  (change: (merchant: Venue) => void) =>
  (facts: { first: Record<string, unknown> }): void => {
    const first = facts.first['Merchant'] as { merchant: Venue } | undefined;
    if (first) change(first.merchant);
  };
const typeOf = (merchant: Venue, code: string): Type =>
  merchant.fulfilment.find((type) => type.code === code) as Type;

test('pickup shows its words, ASAP and the times in this order, and is ordered for a later time [ORD-083 ORD-085 ORD-086 ORD-128]', async ({
  page,
  servery,
}) => {
  await alterFacts(
    page,
    venueWith((merchant) => {
      typeOf(merchant, 'pickup')['available_text_pickup'] = 'From the counter, every day.';
    }),
  );
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
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(desc).toHaveCSS('font-weight', /[5-9]\d\d/);
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
