import type { ListedOrder } from '@servery/contract/calls/console/orders';
import type { CallOutput } from '@servery/contract/registry';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Table } from '@servery/ui/staff/table';
import { Text } from '@servery/ui/foundations/text';
import {
  backText,
  lateText,
  paymentWords,
  problemTexts,
  type Shown,
} from '#features/orders/rules/filters.ts';
import { statusTone } from '#features/orders/rules/tone.ts';
import { FulfilmentIcon } from '#order/fulfilment-icon.tsx';
import { timeText, whenText } from '#order/when.ts';
import css from './orders.module.css';
import { t } from '#features/orders/texts.ts';

function StatusCell({ order, now }: { order: ListedOrder; now: number }) {
  const payment = paymentWords(order);
  const notes = [...problemTexts(order.problems), backText(order)].filter((text) => text !== '');
  return (
    <td>
      {order.problems.includes('late') ? (
        <Status tone="bad" coloured>
          {lateText(order.due, now)}
        </Status>
      ) : (
        <Status tone={statusTone(order.nstatus)} struck={order.nstatus >= 9}>
          {order.status_text}
        </Status>
      )}
      {payment.owes && (
        <small data-owes className={css.narrow}>
          {payment.text}
        </small>
      )}
      {notes.map((text) => (
        <small key={text}>{text}</small>
      ))}
    </td>
  );
}

type RowProps = {
  order: ListedOrder;
  due: string;
  now: number;
  current: boolean;
  onShow: (id: string) => void;
};

function Row({ order, due, now, current, onShow }: RowProps) {
  const payment = paymentWords(order);
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
          <span>
            <b>{order.who}</b>
            <small>{order.came_by}</small>
          </span>
        </span>
      </td>
      <td>{due}</td>
      <td className={css.wide}>
        <span data-owes={payment.owes || undefined}>{payment.text}</span>
        {payment.note !== '' && <small>{payment.note}</small>}
      </td>
      <td data-end className={css.wide}>
        ${order.total}
      </td>
      <StatusCell order={order} now={now} />
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
  orders: CallOutput<'ConsoleOrders'> | undefined;
  /** When they were asked for, in milliseconds. */
  asked: number;
  error: Error | null;
  onRetry: () => void;
  search: string;
  show: Shown;
  zone: string;
  shown: string | undefined;
  onShow: (id: string) => void;
};

const EMPTY: Readonly<Record<Shown, { title: () => string; note: () => string }>> = {
  open: { title: () => t.noOpen, note: () => t.noOpenNote },
  problems: { title: () => t.noProblems, note: () => t.noProblemsNote },
  unpaid: { title: () => t.noUnpaid, note: () => '' },
  all: { title: () => t.noOrders, note: () => t.noOrdersNote },
};

function Nothing({ search, show }: Pick<Props, 'search' | 'show'>) {
  const { title, note } = EMPTY[show];
  if (search !== '') return <EmptyState title={t.nothingFoundFor({ search })}>{t.searchedAll}</EmptyState>;
  return <EmptyState title={title()}>{note()}</EmptyState>;
}

export function OrderList({ orders: data, asked, error, onRetry, search, show, ...rest }: Props) {
  const { zone, shown, onShow } = rest;
  if (!data && error)
    return (
      <EmptyState title={t.ordersFailed} action={<Button onClick={onRetry}>{t.tryAgain}</Button>}>
        {error.message}
      </EmptyState>
    );
  if (!data) return <Bones />;
  if (data.orders.length === 0) return <Nothing search={search} show={show} />;
  const when = (at: number) => (data.date === '' ? whenText(at, zone) : timeText(at, zone));
  return (
    <>
      <Table label={t.orders}>
        <thead>
          <tr>
            <th>{t.no}</th>
            <th>{t.for}</th>
            <th>{t.due}</th>
            <th className={css.wide}>{t.paidWith}</th>
            <th data-end className={css.wide}>
              {t.total}
            </th>
            <th>{t.status}</th>
          </tr>
        </thead>
        <tbody>
          {data.orders.map((order) => (
            <Row
              key={order.id}
              order={order}
              due={when(order.due)}
              now={asked}
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
