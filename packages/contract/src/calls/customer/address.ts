import { z } from 'zod';
import { call } from '#call';
import { addressFields, foundAddress, nearFields } from '#entities/address';
import { idField, money, optionalField, textField } from '#fields';

/** One search of a person: the letters typed and the choice made belong together for the maps service. */
const session = textField(36).regex(/^[\w-]{8,36}$/, 'is not a search session');

/** Suggestions while somebody types: addresses near a store, or suburbs and towns for the list of stores. */
export const suggestAddress = call({
  action: 'AddressSearch',
  sub: 'suggest',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    kind: z.enum(['address', 'place'], 'is not address or place'),
    text: textField(120),
    session,
    /** Whose country and surroundings the addresses are looked for in. */
    store_id: optionalField(idField),
    ...nearFields,
    component: optionalField(textField(60)),
  }),
  output: z.strictObject({
    suggestions: z.array(z.strictObject({ id: z.string(), main: z.string(), secondary: z.string() })),
  }),
  errors: ['no_merchant', 'address_search_failed', 'address_search_off'],
  perMinute: 240,
});

export const resolveAddress = call({
  action: 'AddressSearch',
  sub: 'resolve',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    id: textField(300).min(1, 'is missing'),
    session,
    component: optionalField(textField(60)),
  }),
  output: foundAddress,
  errors: ['address_not_found', 'address_search_failed', 'address_search_off'],
  perMinute: 60,
});

export const validateAddress = call({
  action: 'DeliveryAddress',
  sub: 'validate',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    store_id: idField,
    menu_id: idField,
    /** address1, address2, city, state, postcode and country, joined by commas. */
    delivery_address: optionalField(textField(300)),
    delivery_address_id: optionalField(idField),
    ...addressFields,
    component: optionalField(textField(60)),
  }),
  output: z.strictObject({
    delivery: z.strictObject({
      delivery_address_id: z.number(),
      delivery_address: z.string(),
      delivery_postcode: z.string(),
      /** Above 0 when the venue delivers there. */
      delivery_postcode_id: z.number(),
      delivery_mins: z.number(),
      delivery_fee: money,
      delivery_minimum: money,
    }),
    /** Empty when the address is good. */
    result: z.strictObject({ error: z.string() }),
  }),
  errors: ['no_merchant', 'no_address'],
  perMinute: 120,
});
