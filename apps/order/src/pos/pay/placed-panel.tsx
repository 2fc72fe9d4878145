import { localDateTime } from '@servery/domain/hours/times';
import { clockText } from '@servery/domain/hours/words';
import { formatCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Figure } from '@servery/ui/surfaces/card';
import { CountdownRing, Ring } from '@servery/ui/times/ring';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { receiptQuery } from '#api/later-queries.ts';
import { PaperReceipt, PrintButton } from '#features/paper-receipt/index.ts';
import { EftposReceiptButton } from '#features/terminal/index.ts';
import { useNextOrder } from '#pos/pay/use-next-order.ts';
import type { Sale } from '#pos/pay/use-take-payment.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './placed-panel.module.css';
import { price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#pos/pay/texts.ts';

const SECONDS = 5;

export type PlacedPanelProps = { orderId: string; sale: Sale; onNext: () => void };

/** When the customer was promised it: a busy kitchen takes longer than it usually does. */
const readyText = ({ placed: { due }, order }: Sale, zone: string): string =>
  order.fulfilment.fulfilment_asap === 1 && due > 0 ? clockText(localDateTime(due * 1000, zone).time) : '';

/** Counts to the next order, while nothing is being printed. */
const Next = ({ holds, onNext }: { holds: boolean; onNext: () => void }) => (
  <p className={css.next}>
    {holds ? (
      <Ring value={100} size="64px" label={t.timeUntilTheNext} />
    ) : (
      <CountdownRing seconds={SECONDS} size="64px" label={t.timeUntilTheNext} onDone={onNext} />
    )}
    {t.thenTheNextOrder}
  </p>
);

/** The number to call out. The next order begins by itself, but change stays in sight until it is handed back. */
export function PlacedPanel({ orderId, sale, onNext }: PlacedPanelProps) {
  const { merchant } = useDeviceVenue();
  const receipt = useQuery(receiptQuery(orderId));
  useNextOrder(onNext);
  const [prints, setPrints] = useState(0);
  const [isPrinting, setPrinting] = useState(false);
  const ready = readyText(sale, merchant.time_zone);
  const change = price(merchant.locale.currency_sign, formatCents(sale.change));
  return (
    <main className={css.placed}>
      <h1 className={css.title}>
        {t.orderPlaced}
        <Display as="span" size="number" className={css.number}>
          {sale.placed.pos_order_id}
        </Display>
      </h1>
      {ready === '' ? null : <p className={css.ready}>{t.readyAround({ time: ready })}</p>}
      <div className={css.change}>
        <Figure label={common.change} value={change} tone={sale.change > 0 ? 'highlight' : 'line'} />
      </div>
      <div className={css.actions}>
        <PrintButton
          orderId={orderId}
          size="l"
          shape="block"
          disabled={!receipt.data}
          onPrinting={setPrinting}
          onPrinted={() => setPrints((held) => held + 1)}
        />
        {receipt.data ? (
          <EftposReceiptButton
            order={receipt.data.order}
            size="l"
            shape="block"
            onPrinted={() => setPrints((held) => held + 1)}
          />
        ) : null}
        <Button size="l" shape="block" onClick={onNext}>
          {t.startNewOrder}
        </Button>
      </div>
      {sale.change === 0 && <Next key={prints} holds={isPrinting} onNext={onNext} />}
      {receipt.data ? (
        <PaperReceipt receipt={receipt.data} payment={t.paidInStoreChange({ change })} />
      ) : null}
    </main>
  );
}
