import type { Locator, Page } from '@playwright/test';
import { alterVenue } from './at-checkout.ts';
import { tick } from './tick.ts';
import { typeOf, type Venue } from './venue.ts';

export const KINDS = [
  {
    call: 'DeliverySlots',
    list: 'slots',
    id: 'delivery_slot_id',
    held: 'slotId',
    title: 'Delivery slot',
    none: 'No delivery slots available for the chosen date',
  },
  {
    call: 'DeliveryStops',
    list: 'stops',
    id: 'delivery_stop_id',
    held: 'stopId',
    title: 'Delivery location',
    none: 'No delivery locations available for the chosen date',
  },
  {
    call: 'PickupLocations',
    list: 'locations',
    id: 'pickup_location_id',
    held: 'locationId',
    title: 'Pickup location',
    none: 'No locations available for the chosen date',
  },
] as const;
export type Kind = (typeof KINDS)[number];

/** Days ahead of whatever today is. */
export const [SHUT = '', ...DAYS] = [6, 2, 3, 4, 5].map((ahead) =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10),
);
/** What there is on each of them, as [id, places left]. */
const OFFERED: readonly (readonly (readonly [id: number, available: number])[])[] = [
  [
    [71, 20],
    [72, 19],
    [73, 1],
  ],
  [
    [73, 40],
    [72, 40],
  ],
  [
    [74, 40],
    [75, 40],
  ],
  [],
];

/** Lists of the test's own for one kind of point, and the ways that have them. */
export async function venueOf(page: Page, kind: () => Kind): Promise<{ dead: boolean }> {
  const line = { dead: false };
  await alterVenue(page, (merchant) => {
    if (!('fulfilment' in merchant)) return;
    const more = { asap: 0, time_frame: 'datetime', time_type: kind().list, address_required: 0 };
    Object.assign(typeOf(merchant as unknown as Venue, 'custom'), more);
  });
  for (const each of KINDS)
    await page.route('**/api', async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      if (form.get('RequestAction') !== each.call) return route.fallback();
      if (line.dead) return route.abort();
      const date = form.get('fulfilment_date') ?? DAYS[0] ?? '';
      const points = (OFFERED[DAYS.indexOf(date)] ?? []).map(([id, available]) => ({
        [each.id]: id,
        display_label: `Point ${id}`,
        due_time: '12:00',
        cut_off_time_str: '',
        cut_off_days: 0,
        available,
      }));
      const Response = {
        fulfilment_date: date,
        [`${each.list}_on_date`]: points,
        [`${each.list}_calendar`]: [...DAYS, SHUT].map((day) => ({
          date: day,
          colour: 'good',
          available: 40,
        })),
        [`${each.list}_invalid_days`]: [SHUT],
      };
      await route.fulfill({ json: { ResponseCode: 'SUCCESS', Response } });
    });
  return line;
}

export const day = (within: Locator, at: number) =>
  tick(within.getByRole('radiogroup', { name: 'Day' }).locator('input').nth(at));
