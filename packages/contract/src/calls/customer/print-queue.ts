import { z } from 'zod';
import { call } from '#call';
import { flag, optionalField, textField } from '#fields';

/** A kiosk or a till has the receipt of an order printed. */
export const printQueueAdd = call({
  action: 'PrintQueue',
  sub: 'add',
  can: 'signed_in',
  scope: 'own',
  input: z.object({
    /** The till or kiosk that asks: it may have a printer of its own. */
    pos_guid: optionalField(textField(64)),
    order_id: textField(64).min(1, 'is missing'),
  }),
  output: z.strictObject({
    /** 0 where the venue has no printer for it: the device prints by itself. */
    queued: flag,
    printer: z.string(),
    /** 0 for the original; others say COPY. */
    copy: z.number(),
  }),
  errors: ['order_not_found', 'too_many_copies'],
  perMinute: 60,
});
