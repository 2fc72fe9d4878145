import { formatCents, moneyText } from '@servery/domain/money';
import { paymentFlow } from '@servery/domain/payments/methods';
import { type BackTo, byMethod, promiseText } from '@servery/domain/payments/refund';
import type { ReadTx } from '#db/database';
import { t } from '#messages/texts';
import { attemptsOfOrder } from '#stores/payments';
import { refundsOfOrder } from '#stores/refunds';

type OfOrder = {
  /** Went back, or is on its way, for other reasons than edits. */
  refunded: BackTo[];
  forEdit: (editId: number) => BackTo[];
};

/** Where an order's money went back to, each part by the payment that it came from. */
export async function refundParts(tx: ReadTx, orderId: number): Promise<OfOrder> {
  const attempts = await attemptsOfOrder(tx, orderId);
  const refunds = await refundsOfOrder(tx, orderId);
  const partsFor = (isFor: (editId: number) => boolean): BackTo[] =>
    attempts.map(({ id, method }) => {
      const own = refunds.filter((it) => it.attempt_id === id && it.edit_id !== null && isFor(it.edit_id));
      return { method, cents: own.reduce((sum, { cents }) => sum + cents, 0) };
    });
  const edited = partsFor(() => true);
  return {
    // What was only held is released without a refund of its own, so that the payment is asked.
    refunded: byMethod(
      attempts.map(({ method, refunded }, at) => ({ method, cents: refunded - (edited[at]?.cents ?? 0) })),
    ),
    forEdit: (editId) => byMethod(partsFor((id) => id === editId)),
  };
}

type Say = (facts: { amount: string; arrival: string }) => string;

/** Each part with its own place; those that take their time first. */
export function refundPartsText(parts: readonly BackTo[], say: Say, sign: string): string[] {
  const texts = parts.map(({ method, cents }) => {
    const amount = moneyText(sign, formatCents(cents));
    const isGift = paymentFlow(method) === 'gift';
    return {
      isGift,
      text: isGift ? t.backOnGift({ amount }) : say({ amount, arrival: promiseText(method) }),
    };
  });
  return texts.toSorted((a, b) => Number(a.isGift) - Number(b.isGift)).map(({ text }) => text);
}
