import { z } from 'zod';
import { flag } from '#fields';
import { daySurcharges } from '#entities/day-surcharge';
import { fulfilmentCode } from '#entities/fulfilment';
import { saleChannel } from '#entities/sale-channel';
import { named, no, percent, text } from '#venue-file/values';

/** Everything that an order can be paid with, in the order in which the console shows it. */
const wayCodes = [
  'CC',
  'APPLE',
  'GOOGLE',
  'SAVED',
  'PP',
  'CB',
  'eftpos',
  'BALANCE',
  'STORE',
  'BANK',
  'INVOICE',
] as const;
export type WayCode = (typeof wayCodes)[number];

/** `channels`: where it is offered, nowhere is off. `fulfilment`: the ways to order that it is offered for; none is all. */
const way = z.strictObject({
  name: named(80),
  info: text(200),
  channels: z.array(saleChannel).max(3),
  fulfilment: z.array(fulfilmentCode).max(10),
});
export type WayOfPaying = z.output<typeof way>;

/** Both in per cent. `cost` is what such payments cost the venue, as somebody there says; 0 where nobody has. */
const surcharge = z.strictObject({ percent, cost: percent });
export type CostedSurcharge = z.output<typeof surcharge>;
export type SurchargeKind = 'card' | 'amex' | 'paypal';

/** How a venue can be paid, as its people can change it. */
export const paymentWaysValue = z.strictObject({
  CC: way,
  APPLE: way,
  GOOGLE: way,
  SAVED: way,
  PP: way,
  CB: way,
  eftpos: way,
  BALANCE: way,
  STORE: way,
  BANK: way,
  INVOICE: way,
  cash_on_delivery: no,
  card: surcharge,
  amex: surcharge,
  paypal: surcharge,
  day_surcharges: daySurcharges,
});
export type PaymentWaysValue = z.output<typeof paymentWaysValue>;

export const paymentWays = z.strictObject({
  value: paymentWaysValue,
  /** Changes with it: what a change was made upon. */
  seen: z.string(),
  /** Of each that needs a provider: whether it is connected, and whose account takes the money; empty for the installation's. */
  takers: z.array(z.strictObject({ code: z.enum(wayCodes), ready: flag, live: flag, account: z.string() })),
  /** The ways to order that the venue has. */
  types: z.array(z.strictObject({ code: fulfilmentCode, name: z.string() })),
});
export type PaymentWays = z.output<typeof paymentWays>;
