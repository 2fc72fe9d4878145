import { z } from 'zod';
import { call } from '#call';
import { fulfilmentCode } from '#entities/fulfilment';
import { idField, optionalField, textField } from '#fields';

/** Which times of a type are full: the picker strikes them out, so that nobody chooses one to be refused. */
export const fulfilmentTimes = call({
  action: 'FulfilmentTimes',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    store_id: idField,
    menu_id: idField,
    fulfilment_type: fulfilmentCode,
    component: optionalField(textField(60)),
  }),
  output: z.strictObject({
    /** When an ASAP order placed now would be ready, in seconds since 1970; 0 where none can be had. */
    asap_due: z.number(),
    full: z.array(z.strictObject({ date: z.string(), times: z.array(z.string()) })),
  }),
  errors: ['no_merchant', 'fulfilment_unavailable'],
  perMinute: 240,
});
