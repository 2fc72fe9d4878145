import type { PaymentWaysValue, WayCode, WayOfPaying } from '@servery/contract/entities/payment-ways';
import { usualWays } from '@servery/domain/payments/usual-ways';
import { wayCodes } from '@servery/domain/payments/ways';
import { isSame } from '@servery/domain/venue-file/same';
import type { ReadTx, Tx } from '#db/database';
import { changeFacts, readFacts } from '#stores/venue-file/facts';
import { readPayments, writePayments } from '#stores/venue-file/offers';

type Ways = Pick<PaymentWaysValue, WayCode>;

/** One that the venue has never had is off, in its usual words. */
async function readWays(tx: ReadTx, venueId: number): Promise<Ways> {
  const held = new Map((await readPayments(tx, venueId)).map(({ item }) => [item.code, item]));
  const wayOf = (code: WayCode): WayOfPaying => {
    const item = held.get(code);
    if (!item)
      return { name: usualWays[code]().name, info: usualWays[code]().info, channels: [], fulfilment: [] };
    const { name, info, channels, fulfilment } = item;
    return { name, info, channels, fulfilment };
  };
  return Object.fromEntries(wayCodes.map((code) => [code, wayOf(code)])) as Ways;
}

export async function readPaymentWays(tx: ReadTx, venueId: number): Promise<PaymentWaysValue> {
  const { surcharges, payment_costs: costs, cash_on_delivery, day_surcharges } = await readFacts(tx, venueId);
  const surcharge = (kind: keyof typeof surcharges) => ({ percent: surcharges[kind], cost: costs[kind] });
  return {
    ...(await readWays(tx, venueId)),
    cash_on_delivery,
    card: surcharge('card'),
    amex: surcharge('amex'),
    paypal: surcharge('paypal'),
    day_surcharges,
  };
}

async function writeWays(tx: Tx, venueId: number, wanted: Ways): Promise<void> {
  const before = await readWays(tx, venueId);
  const items = (await readPayments(tx, venueId)).map(({ item }) => item);
  const changed = wayCodes.filter((code) => !isSame(before[code], wanted[code]));
  const isHeld = (code: string) => items.some((item) => item.code === code);
  const added = changed.filter((code) => !isHeld(code));
  await writePayments(tx, venueId, [
    ...items.map((item) => {
      const code = changed.find((each) => each === item.code);
      return code ? { ...item, ...wanted[code] } : item;
    }),
    ...added.map((code) => ({ code, icon: usualWays[code]().icon, ...wanted[code] })),
  ]);
}

export async function writePaymentWays(
  tx: Tx,
  at: { venueId: number; now: number },
  value: PaymentWaysValue,
): Promise<void> {
  const { card, amex, paypal, cash_on_delivery, day_surcharges } = value;
  await changeFacts(tx, at, {
    ...(await readFacts(tx, at.venueId)),
    cash_on_delivery,
    day_surcharges,
    surcharges: { card: card.percent, amex: amex.percent, paypal: paypal.percent },
    payment_costs: { card: card.cost, amex: amex.cost, paypal: paypal.cost },
  });
  await writeWays(tx, at.venueId, value);
}
