import { isCancelled } from '@servery/domain/orders/status';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { cx } from '@servery/ui/foundations/cx';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Money, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { receiptQuery } from '#api/later-queries.ts';
import { PaperReceipt, PrintButton } from '#features/paper-receipt/index.ts';
import { EftposReceiptButton } from '#features/terminal/index.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './placed-panel.module.css';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/pay/texts.ts';

/** An order that was placed earlier, by its address. */
export function OrderScreen() {
  const { orderId = '' } = useParams({ strict: false });
  const { merchant, order: inHand } = useDeviceVenue();
  const { clearTicket } = useStartOver();
  const navigate = useNavigate();
  const receipt = useQuery(receiptQuery(orderId));
  const startNew = () => {
    // One that a payment placed while the till was away; else there is a ticket in hand.
    if (inHand.num_items === 0) clearTicket();
    void navigate({ to: `/menu/${merchant.menu.menu_name}` });
  };
  const next = (
    <Button size="l" shape="block" onClick={startNew}>
      {t.startNewOrder}
    </Button>
  );
  if (receipt.isError)
    return (
      <main className={cx(css.placed, css.alone)}>
        <h1 className="visually-hidden">{more.order}</h1>
        <EmptyState title={laterTexts.orderNotFound} action={next} />
      </main>
    );
  if (!receipt.data)
    return (
      <Loading label={t.loadingTheOrder} className={cx(css.placed, css.alone)}>
        <Skeleton shape="block" width="320px" />
      </Loading>
    );
  const { order } = receipt.data;
  return (
    <main className={cx(css.placed, css.alone)}>
      <h1 className={css.title}>
        {more.order}
        <Display as="span" size="number" className={css.number}>
          {order.pos_order_id}
        </Display>
      </h1>
      <Text size={20}>
        {`${order.contact_name}, ${order.status_text}, `}
        <Money>{price(order.currency_sign, order.total)}</Money>
      </Text>
      {order.order_confirmation === '' ? null : <Text tone="soft">{order.order_confirmation}</Text>}
      <div className={css.actions}>
        {order.paid === 0 && !isCancelled(order.nstatus) ? (
          <Button size="l" shape="block" onClick={() => void navigate({ to: `/order/${order.id}/pay` })}>
            {t.takePayment}
          </Button>
        ) : null}
        <PrintButton orderId={order.id} size="l" shape="block" />
        <EftposReceiptButton order={order} size="l" shape="block" />
        {next}
      </div>
      <PaperReceipt receipt={receipt.data} payment={order.payment_terms} />
    </main>
  );
}
