import { Button } from '@servery/ui/actions/button';
import { IconBanknote } from '@servery/ui/foundations/icon-more';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { laterKeys } from '#api/later-keys.ts';
import { receiptQuery } from '#api/later-queries.ts';
import { useLiveChanges } from '#api/live.ts';
import { PaperReceipt, PrintButton } from '#features/paper-receipt/index.ts';
import { RefundButton } from '#pos/orders/refund-button.tsx';
import { ReprintButton } from '#pos/orders/reprint-button.tsx';
import { tillOrderQuery } from '#pos/orders-queries.ts';
import { OrderTicket } from '#pos/pay/index.ts';
import { TicketFrame } from '#pos/ticket/index.ts';
import { price } from '#shared/money.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './orders-screen.module.css';
import { t } from '#pos/orders/texts.ts';

/** The order that was chosen: it is paid here, and its receipt is printed again. */
export function ChosenOrder({ orderId }: { orderId: string }) {
  const { merchant } = useDeviceVenue();
  const navigate = useNavigate();
  const { data: shown } = useQuery({ ...tillOrderQuery(orderId), enabled: orderId !== '' });
  const { data: receipt } = useQuery({ ...receiptQuery(orderId), enabled: orderId !== '' });
  const client = useQueryClient();
  // A refund ends at the pinpad or at its provider, some time after it was asked for.
  useLiveChanges({ order: orderId }, () => {
    for (const queryKey of [laterKeys.tillOrder(orderId), laterKeys.tillOrders])
      void client.invalidateQueries({ queryKey });
  });
  if (!shown)
    return (
      <TicketFrame head={null} foot={null}>
        <p className={css.none}>{t.chooseOne}</p>
      </TicketFrame>
    );
  const { order } = shown;
  return (
    <OrderTicket shown={shown}>
      {order.can_pay === 1 ? (
        <Button
          size="l"
          shape="block"
          wide
          icon={<IconBanknote />}
          detail={price(merchant.locale.currency_sign, order.left)}
          onClick={() => void navigate({ to: `/order/${order.id}/pay` })}
        >
          {t.takePayment}
        </Button>
      ) : null}
      <div className={css.pair}>
        <PrintButton orderId={order.id} shape="block" disabled={!receipt} />
        <ReprintButton orderId={order.id} />
        {shown.refundable.length > 0 ? <RefundButton key={order.refunded} shown={shown} /> : null}
      </div>
      {receipt ? <PaperReceipt receipt={receipt} payment={receipt.order.payment_terms} /> : null}
    </OrderTicket>
  );
}
