import type { CallOutput } from '@servery/contract/registry';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { invoiceTitle } from '@servery/domain/orders/invoice';
import { TextButton } from '@servery/ui/actions/button';
import { IconReceipt } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { Paper, Tear } from '@servery/ui/surfaces/paper';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { type SumRow, Sums } from '@servery/ui/surfaces/sums';
import { Display, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '#api/call.ts';
import { receiptQuery } from '#api/later-queries.ts';
import { OrderState } from '#features/account/order-state.tsx';
import css from '#features/account/order-ticket.module.css';
import frame from '#features/account/account.module.css';
import { RepeatButton } from '#features/account/repeat-button.tsx';
import { useChosenOrder, useOrders } from '#features/account/use-orders.ts';
import { InvoiceLines, receiptRows, refundRows, fulfilmentText } from '#features/receipt/index.ts';
import { GoText } from '#shared/links.tsx';
import { price } from '#shared/money.ts';
import { useMedia, WITH_TICKET } from '#shared/use-media.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/account/texts.ts';

type Seen = { receipt: CallOutput<'OrderStatusDetailed'> };

function rowsOf({ order }: Seen['receipt']): SumRow[] {
  const points = order.rewards_awarded;
  return [
    ...receiptRows(order),
    ...refundRows(order),
    {
      id: 'method',
      label: order.paid ? t.paidWith : more.payment,
      amount: order.payment_method,
      kind: 'fine',
    },
    ...(points > 0 ? [{ id: 'points', label: t.points, amount: `+${points}`, kind: 'fine' as const }] : []),
  ];
}

function Ticket({ receipt }: Seen) {
  const { order, order_items: lines, settings } = receipt;
  return (
    <Paper pad="l" aria-labelledby="ticket-title">
      <div aria-live="polite" className={css.head}>
        <Display size={24} id="ticket-title">
          {t.order({ number: order.pos_order_id })}
        </Display>
        <OrderState order={order} />
      </div>
      <Text size={15} tone="soft">
        {fulfilmentText(order, settings)}
      </Text>
      <Tear />
      <InvoiceLines order={order} lines={lines} />
      <Tear />
      <Sums rows={rowsOf(receipt)} className={css.sums} />
      {order.is_mine === 1 && (
        <RepeatButton
          order={order}
          wide
          end={price(order.currency_sign, order.total)}
          className={css.repeat}
        />
      )}
      <div className={css.links}>
        <GoText to={`/account/orders/${order.id}`} icon={<IconReceipt />}>
          {invoiceTitle(order)}
        </GoText>
        <GoText to="/account/feedback" search={{ order: order.id }}>
          {t.leaveFeedback}
        </GoText>
      </div>
    </Paper>
  );
}

const isMissing = (error: Error): boolean =>
  error instanceof CallFailed && error.failure.code === 'order_not_found';

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  if (isMissing(error))
    return (
      <Notice tone="bad" alert title={laterTexts.orderNotFound}>
        {t.orderGone}
      </Notice>
    );
  return (
    <Notice
      tone="bad"
      alert
      title={t.thisOrderDidntLoad}
      action={<TextButton onClick={retry}>{common.tryAgain}</TextButton>}
    >
      {t.checkYourConnection}
    </Notice>
  );
}

function Chosen({ id }: { id: string }) {
  const receipt = useQuery(receiptQuery(id));
  if (receipt.data)
    return (
      <>
        <Ticket receipt={receipt.data} />
        <Notice className={css.note}>{t.repeatNote}</Notice>
      </>
    );
  if (receipt.error) return <Failed error={receipt.error} retry={() => void receipt.refetch()} />;
  return (
    <Loading label={t.loadingTheOrder}>
      <Skeleton shape="block" height="420px" />
    </Loading>
  );
}

/** The chosen order beside the list, where there is room for it. */
export function OrderTicket() {
  const isWide = useMedia(WITH_TICKET);
  const { isReady, past } = useOrders();
  const chosen = useChosenOrder();
  if (!isWide || (!past.data && past.error) || (isReady && chosen === undefined)) return null;
  return (
    <aside aria-label={t.chosenOrder} className={frame.beside}>
      {chosen === undefined ? <Skeleton shape="block" height="420px" /> : <Chosen key={chosen} id={chosen} />}
    </aside>
  );
}
