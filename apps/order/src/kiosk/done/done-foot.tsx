import type { CallOutput } from '@servery/contract/registry';
import { formatCents, parseCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { CountdownRing, Ring } from '@servery/ui/times/ring';
import { Money } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { PrintButton } from '#features/paper-receipt/index.ts';
import { EftposReceiptButton } from '#features/terminal/index.ts';
import { itemsText } from '#ordering/cart-counts.ts';
import css from './done-foot.module.css';
import { price } from '#shared/money.ts';
import { t } from '#kiosk/done/texts.ts';

const SECONDS = 20;

type Order = CallOutput<'OrderStatusDetailed'>['order'];

/** What is left to hand over at the counter, beside what a gift voucher has paid. */
const leftOf = ({ total, gifts = [] }: Pick<Order, 'total' | 'gifts'>): string =>
  formatCents(gifts.reduce((left, { amount }) => left - (parseCents(amount) ?? 0), parseCents(total) ?? 0));

export type DoneFootProps = { receipt: CallOutput<'OrderStatusDetailed'>; onLeave: () => void };

/** Counts 20 seconds from the end of printing, then makes room for the next guest. */
export function DoneFoot({ receipt, onLeave }: DoneFootProps) {
  const { order, order_items: lines } = receipt;
  const [prints, setPrints] = useState(0);
  const [isPrinting, setPrinting] = useState(false);
  const items = lines.reduce((count, line) => count + line.quantity, 0);
  return (
    <footer className={css.foot}>
      <p className={css.paid}>
        <span>{`${itemsText(items)}, ${order.paid === 1 ? t.paidBy({ method: order.payment_method }) : t.toPay}`}</span>
        <Money>{price(order.currency_sign, order.paid === 1 ? order.total : leftOf(order))}</Money>
      </p>
      <PrintButton
        orderId={order.id}
        className={css.button}
        onPrinting={setPrinting}
        onPrinted={() => setPrints((held) => held + 1)}
      />
      <EftposReceiptButton
        order={order}
        className={css.button}
        onPrinted={() => setPrints((held) => held + 1)}
      />
      <Button className={css.button} onClick={onLeave}>
        {t.startNewOrder}
      </Button>
      <p className={css.back}>
        {isPrinting ? (
          <Ring value={100} label={t.timeUntilTheNext} />
        ) : (
          <CountdownRing key={prints} seconds={SECONDS} label={t.timeUntilTheNext} onDone={onLeave} />
        )}
        {t.thenBackToThe}
      </p>
    </footer>
  );
}
