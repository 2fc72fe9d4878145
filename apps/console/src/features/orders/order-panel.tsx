import { dollars } from '@servery/domain/money';
import { canBeTracked } from '@servery/domain/orders/tracking';
import type { ConsoleUser } from '@servery/contract/entities/board';
import { Status } from '@servery/ui/actions/badge';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { cx } from '@servery/ui/foundations/cx';
import { Mark } from '@servery/ui/inputs/check';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconX } from '@servery/ui/foundations/icon';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Sums } from '@servery/ui/surfaces/sums';
import { Display, Money } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { orderQuery } from '#api/orders-query.ts';
import { OrderContact } from '#features/orders/order-contact.tsx';
import { OrderFoot } from '#features/orders/order-foot.tsx';
import { OrderMoney } from '#features/orders/order-money.tsx';
import { ReprintButton } from '#features/orders/reprint-button.tsx';
import { TrackingForm } from '#features/orders/tracking-form.tsx';
import { RefundForm, type ShownOrder } from '#features/orders/refund-form.tsx';
import { pickedAmount, toggled } from '@servery/domain/payments/refund-lines';
import { statusTone } from '#features/orders/rules/tone.ts';
import { timeText, whenText } from '#order/when.ts';
import css from './order-panel.module.css';
import { t } from '#features/orders/texts.ts';

const PrintLink = createLink(LinkButton);
const EditPanel = lazy(() =>
  import('#features/orders/edit/edit-panel.tsx').then(({ EditPanel: it }) => ({ default: it })),
);

type HeadProps = { shown: ShownOrder; zone: string; onClose: () => void };

function Head({ shown, zone, onClose }: HeadProps) {
  const { order } = shown;
  return (
    <header className={css.head}>
      <Display as="h2" size={44}>
        {order.number}
      </Display>
      <p>
        <b>{order.who}</b>
        <small>{t.howItCame({ way: shown.came_by, time: whenText(order.due, zone) })}</small>
      </p>
      <Status tone={statusTone(order.nstatus)} struck={order.nstatus >= 9}>
        {shown.status_text}
      </Status>
      <IconButton label={t.closeOrder} icon={<IconX />} kind="bare" onClick={onClose} />
    </header>
  );
}

type LinesProps = {
  shown: ShownOrder;
  picked: ReadonlySet<number> | undefined;
  onPick: (id: number) => void;
};

/** While a refund is being made out, lines can be ticked to refund what they cost. */
function Lines({ shown: { order, prices }, picked, onPick }: LinesProps) {
  return (
    <ul aria-label={t.items} className={css.lines}>
      {order.lines.map((line) => (
        <li key={line.id} data-picked={picked?.has(line.id) || undefined}>
          {picked && (
            <Mark
              kind="checkbox"
              aria-label={t.refundLine({ name: line.name })}
              checked={picked.has(line.id)}
              onChange={() => onPick(line.id)}
            />
          )}
          <b>{line.quantity}</b>
          <span>
            {line.name}
            {line.changes.length > 0 && <small>{line.changes.map(({ text }) => text).join(', ')}</small>}
          </span>
          <Money>${prices.find(({ id }) => id === line.id)?.[picked ? 'paid' : 'price']}</Money>
        </li>
      ))}
    </ul>
  );
}

const sums = ({ totals }: ShownOrder) =>
  totals.map(({ label, amount, kind }) => ({
    id: label,
    label,
    kind,
    amount: dollars(amount),
  }));

function History({ shown, zone }: { shown: ShownOrder; zone: string }) {
  return (
    <section aria-label={t.history} className={css.part}>
      <h3>{t.history}</h3>
      <ol className={css.history}>
        {shown.events.map((event) => (
          <li key={`${event.at} ${event.text}`}>
            <time>{timeText(event.at, zone)}</time>
            <p>
              {event.who !== '' && <b>{event.who}: </b>}
              {event.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type BodyProps = { shown: ShownOrder; user: ConsoleUser };

function Body({ shown, user }: BodyProps) {
  const zone = user.merchant.time_zone;
  const [picked, setPicked] = useState<ReadonlySet<number>>();
  const [amount, setAmount] = useState('');
  const may = user.permissions.includes('refund_orders') && shown.left !== '0.00';
  const begin = () => {
    setPicked(new Set());
    setAmount(shown.left);
  };
  const pick = (id: number) => {
    const next = toggled(picked ?? new Set(), id);
    setPicked(next);
    setAmount(next.size === 0 ? shown.left : pickedAmount(shown.prices, next, shown.left));
  };
  return (
    <div className={css.body}>
      <OrderContact shown={shown} />
      <Lines shown={shown} picked={picked} onPick={pick} />
      <Sums rows={sums(shown)} className={css.sums} />
      <OrderMoney
        shown={shown}
        zone={zone}
        mayTake={user.permissions.includes('take_payments')}
        onRefund={may && !picked ? begin : undefined}
      />
      {picked && (
        <RefundForm shown={shown} amount={amount} onAmount={setAmount} onDone={() => setPicked(undefined)} />
      )}
      {canBeTracked(shown.order, shown.order.nstatus) && user.permissions.includes('move_orders') && (
        <TrackingForm shown={shown} />
      )}
      <History shown={shown} zone={zone} />
      <PrintLink
        to="/print/$id"
        params={{ id: shown.order.id }}
        kind="quiet"
        size="s"
        icon={<IconPrinter />}
        className={css.print}
      >
        {t.printDocket}
      </PrintLink>
      {user.permissions.includes('move_orders') && (
        <ReprintButton orderId={shown.order.id} className={css.print} />
      )}
    </div>
  );
}

type Props = {
  id: string;
  user: ConsoleUser;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onClose: () => void;
};

/** One order with all that happened to it and to its money. */
export function OrderPanel({ id, user, editing, onEdit, onClose }: Props) {
  const { data, error, refetch } = useQuery(orderQuery(id));
  const zone = user.merchant.time_zone;
  if (data && editing)
    return (
      <Suspense fallback={<div className={css.panel} />}>
        <EditPanel key={id} id={id} number={data.order.number} zone={zone} onClose={() => onEdit(false)} />
      </Suspense>
    );
  if (data)
    return (
      <article aria-label={t.orderNumber({ number: data.order.number })} className={css.panel}>
        <Head shown={data} zone={zone} onClose={onClose} />
        <Body key={id} shown={data} user={user} />
        <OrderFoot order={data.order} permissions={user.permissions} onEdit={() => onEdit(true)} />
      </article>
    );
  if (error)
    return (
      <article className={cx(css.panel, css.alone)}>
        <EmptyState
          title={t.orderFailed}
          action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}
        >
          {error.message}
        </EmptyState>
        <Button kind="quiet" size="s" onClick={onClose}>
          {t.close}
        </Button>
      </article>
    );
  return (
    <Loading label={t.loadingOrder} className={cx(css.panel, css.alone)}>
      {['4rem', '10rem', '6rem', '8rem'].map((height) => (
        <Skeleton key={height} shape="block" height={height} />
      ))}
    </Loading>
  );
}
