import type { CallOutput } from '@servery/contract/registry';
import { laterTexts } from '@servery/domain/messages/later-texts';
import type { Cents } from '@servery/domain/money';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { tillOrderQuery } from '#pos/orders-queries.ts';
import { OrderTicket } from '#pos/pay/order-ticket.tsx';
import { PaidPanel } from '#pos/pay/paid-panel.tsx';
import css from './pay-screen.module.css';
import { t } from '#pos/pay/texts.ts';

export type ToPay = {
  shown: CallOutput<'TillOrder.show'>;
  /** What was given back last; it stays in sight until the next order. */
  change: Cents;
  setChange: (change: Cents) => void;
};

/** The placed order of the address, while something of it is left to pay and once it is paid. */
export function OrderToPay({ children }: { children: (toPay: ToPay) => ReactNode }) {
  const { orderId = '' } = useParams({ strict: false });
  const { data, isError } = useQuery(tillOrderQuery(orderId));
  const [change, setChange] = useState<Cents>(0);
  if (isError)
    return (
      <main className={css.alone}>
        <EmptyState title={laterTexts.orderNotFound} />
      </main>
    );
  if (!data)
    return (
      <Loading label={t.loadingTheOrder} className={css.alone}>
        <Skeleton shape="block" width="320px" />
      </Loading>
    );
  return (
    <div className={css.pos}>
      {data.order.can_pay === 1 ? (
        children({ shown: data, change, setChange })
      ) : (
        <>
          <PaidPanel shown={data} change={change} />
          <OrderTicket shown={data} />
        </>
      )}
    </div>
  );
}
