import { dollars } from '@servery/domain/money';
import type { CallOutput } from '@servery/contract/registry';
import { isCancelled } from '@servery/domain/orders/status';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Table } from '@servery/ui/staff/table';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { ordersQuery } from '#api/orders-query.ts';
import { statusTone } from '#features/orders/rules/tone.ts';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { timeText, whenText } from '#order/when.ts';
import css from './orders.module.css';
import { t } from '#features/orders/texts.ts';

type Order = CallOutput<'ConsoleOrders'>['orders'][number];

const refundedText = (order: Order): string =>
  order.refunded === order.total ? t.refunded : t.partRefunded({ amount: dollars(order.refunded) });

const owes = (order: Order): boolean => order.paid === 0 && !isCancelled(order.nstatus);

type RowProps = { order: Order; when: string; current: boolean; onShow: (id: string) => void };

function Row({ order, when, current, onShow }: RowProps) {
  return (
    <tr aria-current={current || undefined} onClick={() => onShow(order.id)} className={css.row}>
      <td>
        <button
          type="button"
          className={css.number}
          aria-label={t.orderOf({ number: order.number, who: order.who })}
        >
          {order.number}
        </button>
      </td>
      <td>
        <span className={css.who}>
          <FulfilmentIcon type={order.fulfilment_type} />
          {order.who}
        </span>
      </td>
      <td className={css.wide}>{when}</td>
      <td className={css.wide}>{order.payment_method}</td>
      <td data-end>${order.total}</td>
      <td>
        <Status tone={statusTone(order.nstatus)} struck={order.nstatus >= 9}>
          {order.status_text}
        </Status>
        {order.refunded !== '0.00' && <small>{refundedText(order)}</small>}
        {owes(order) && <Status tone="highlight">{t.toPay}</Status>}
      </td>
    </tr>
  );
}

function Bones() {
  return (
    <Loading label={t.loadingOrders} className={css.bones}>
      {[1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} shape="block" height="2.6rem" />
      ))}
    </Loading>
  );
}

type Props = {
  search: string;
  date: string;
  zone: string;
  shown: string | undefined;
  onShow: (id: string) => void;
};

const emptyTitle = (search: string): string => (search === '' ? t.noOrders : t.nothingFoundFor({ search }));

export function OrderList({ search, date, zone, shown, onShow }: Props) {
  const wanted = search === '' ? { date } : { search };
  const { data, error, refetch } = useQuery(ordersQuery(wanted));
  if (!data && error)
    return (
      <EmptyState
        title={t.ordersFailed}
        action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}
      >
        {error.message}
      </EmptyState>
    );
  if (!data) return <Bones />;
  if (data.orders.length === 0)
    return (
      <EmptyState title={emptyTitle(search)}>{search === '' ? t.noOrdersNote : t.searchedAll}</EmptyState>
    );
  const when = (at: number) => (data.date === '' ? whenText(at, zone) : timeText(at, zone));
  return (
    <>
      <Table label={t.orders}>
        <thead>
          <tr>
            <th>{t.no}</th>
            <th>{t.for}</th>
            <th className={css.wide}>{t.placed}</th>
            <th className={css.wide}>{t.paidWith}</th>
            <th data-end>{t.total}</th>
            <th>{t.status}</th>
          </tr>
        </thead>
        <tbody>
          {data.orders.map((order) => (
            <Row
              key={order.id}
              order={order}
              when={when(order.placed)}
              current={order.id === shown}
              onShow={onShow}
            />
          ))}
        </tbody>
      </Table>
      {data.more === 1 && (
        <Text tone="soft" size={15}>
          {t.more}
        </Text>
      )}
    </>
  );
}
