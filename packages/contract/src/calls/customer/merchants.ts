import { z } from 'zod';
import { call } from '#call';
import { merchantCard, merchantGroup } from '#entities/merchant-card';
import { coordinateField, optionalField, textField } from '#fields';

export const locationSettings = z.strictObject({
  /** What the list was made from: the caller's coordinates, or everything. */
  set: z.enum(['COORDS', 'ALL']),
  promo_text: z.string(),
  payment_text: z.string(),
  delivery_text: z.string(),
  warning_text: z.string(),
});

export const merchants = call({
  action: 'Merchants',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    set: z.enum(['COORDS', 'ALL'], 'is not COORDS or ALL'),
    lat: optionalField(coordinateField(90)),
    long: optionalField(coordinateField(180)),
    state: optionalField(textField(40)),
    search: optionalField(textField(100)),
    component: optionalField(textField(60)),
  }),
  output: z.strictObject({
    /** Nearest first where a position is known. */
    merchants: z.array(merchantCard),
    /** Where a member has ordered before, last first. */
    history: z.array(merchantCard),
    /** The stores that a member keeps, last first. */
    favourites: z.array(merchantCard),
    merchant_types: z.array(z.strictObject({ code: z.string(), name: z.string() })),
    merchant_groups: z.array(merchantGroup),
    settings: locationSettings,
  }),
  errors: ['coords_missing'],
  perMinute: 240,
});
