import type { CallOutput } from '@servery/contract/registry';
import { isActive, STATUS_TEXT } from '@servery/domain/orders/status';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { ProgressPath } from '@servery/ui/feedback/progress';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useLiveChanges } from '#api/live.ts';
import { receiptQuery } from '#api/later-queries.ts';
import { DoneFoot } from '#kiosk/done/done-foot.tsx';
import { nextText, thanksText } from '#kiosk/done/next-text.ts';
import { BrandName } from '#kiosk/shell/index.ts';
import { PaperReceipt } from '#features/paper-receipt/index.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useStartOver } from '#ordering/use-start-over.ts';
import { typeWords } from '#ordering/fulfilment-types.ts';
import css from './done-screen.module.css';
import { common } from '#shared/common-texts.ts';
import { t } from '#kiosk/done/texts.ts';

const STEPS = ([1, 2, 3, 4] as const).map((status) => ({ id: String(status), label: STATUS_TEXT[status] }));

/** Accepted by another kitchen's system is confirmed; all that is closed was ready before. */
const stepOf = (status: number): string => (status === 6 ? '2' : String(Math.min(status, 4)));

type Placed = CallOutput<'OrderStatusDetailed'>;

function Number({ receipt }: { receipt: Placed }) {
  const { order } = receipt;
  return (
    <div className={css.middle}>
      <Display as="h1" size={32}>
        {thanksText(order.contact_name)}
        <span className="visually-hidden">{` ${order.pos_order_id}`}</span>
      </Display>
      <div aria-hidden data-long={order.pos_order_id.length > 2 || undefined} className={css.number}>
        {order.pos_order_id}
      </div>
      {order.paid === 0 ? <p className={css.pay}>{t.pleasePayAtThe}</p> : null}
      <p className={css.next}>{isActive(order.nstatus) ? nextText(order) : order.status_text}</p>
    </div>
  );
}

/** The number, large enough to read from across the room. */
export function DoneScreen() {
  const { orderId = '' } = useParams({ strict: false });
  const { merchant } = useDeviceVenue();
  const navigate = useNavigate();
  const receipt = useQuery(receiptQuery(orderId));
  useLiveChanges({ order: orderId }, () => void receipt.refetch());
  const { forgetLast } = useStartOver();
  const leave = async () => {
    await navigate({ to: `/menu/${merchant.menu.menu_name}`, replace: true });
    forgetLast();
  };
  if (receipt.isError)
    return (
      <main className={css.empty}>
        <h1 className="visually-hidden">{common.yourOrder}</h1>
        <EmptyState
          title={laterTexts.orderNotFound}
          action={<Button onClick={() => void leave()}>{t.startNewOrder}</Button>}
        />
      </main>
    );
  if (!receipt.data) return <main aria-busy="true" className={css.done} />;
  const { order } = receipt.data;
  const type = merchant.fulfilment.find(({ code }) => code === order.fulfilment_type);
  return (
    <main className={css.done}>
      <header className={css.head}>
        <BrandName onDeep />
        <p>{order.table_num ? t.table({ table_num: order.table_num }) : type ? typeWords(type).title : ''}</p>
      </header>
      <Number receipt={receipt.data} />
      <div className={css.path}>
        <ProgressPath label={common.yourOrder} look="bars" onDeep steps={STEPS} now={stepOf(order.nstatus)} />
      </div>
      <DoneFoot receipt={receipt.data} onLeave={() => void leave()} />
      <PaperReceipt
        receipt={receipt.data}
        payment={order.paid === 1 ? t.paidByTitle({ method: order.payment_method }) : t.toPayTitle}
      />
    </main>
  );
}
