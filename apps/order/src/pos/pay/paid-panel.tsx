import type { CallOutput } from '@servery/contract/registry';
import { formatCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Figure } from '@servery/ui/surfaces/card';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { receiptQuery } from '#api/later-queries.ts';
import { PaperReceipt, PrintButton } from '#features/paper-receipt/index.ts';
import { price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useNextOrder } from '#pos/pay/use-next-order.ts';
import css from './placed-panel.module.css';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/pay/texts.ts';

type PaidPanelProps = { shown: CallOutput<'TillOrder.show'>; change: number };

/** Nothing is left to pay: the change of the last payment, the receipt, and the next order. */
export function PaidPanel({ shown: { order }, change }: PaidPanelProps) {
  const { merchant } = useDeviceVenue();
  const navigate = useNavigate();
  const receipt = useQuery(receiptQuery(order.id));
  const next = () => void navigate({ to: `/menu/${merchant.menu.menu_name}` });
  useNextOrder(next);
  return (
    <main className={css.placed}>
      <h1 className={css.title}>
        {order.paid === 1 ? t.orderPaid : more.order}
        <Display as="span" size="number" className={css.number}>
          {order.number}
        </Display>
      </h1>
      <div className={css.change}>
        <Figure
          label={common.change}
          value={price(merchant.locale.currency_sign, formatCents(change))}
          tone={change > 0 ? 'highlight' : 'line'}
        />
      </div>
      <div className={css.actions}>
        <PrintButton orderId={order.id} size="l" shape="block" disabled={!receipt.data} />
        <Button size="l" shape="block" onClick={next}>
          {t.startNewOrder}
        </Button>
      </div>
      {receipt.data ? (
        <PaperReceipt receipt={receipt.data} payment={receipt.data.order.payment_terms} />
      ) : null}
    </main>
  );
}
