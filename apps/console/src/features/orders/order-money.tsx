import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { isCancelled } from '@servery/domain/orders/status';
import { IconBanknote, IconCreditCard, IconUndo2 } from '@servery/ui/foundations/icon-more';
import { Status } from '@servery/ui/actions/badge';
import { Money } from '@servery/ui/foundations/text';
import type { ShownOrder } from '#features/orders/refund-form.tsx';
import { useState } from 'react';
import { ClaimLink } from '#order/claim-link.tsx';
import { TakePaymentForm } from '#order/take-payment-form.tsx';
import { whenText } from '#order/when.ts';
import css from './order-panel.module.css';
import { t } from '#features/orders/texts.ts';

type Props = { shown: ShownOrder; zone: string };

const TONE = { wanted: 'highlight', done: 'good', open: 'bad', closed: 'soft' } as const;

function Refunds({ shown: { refunds }, zone }: Props) {
  return refunds.map((refund) => (
    <li key={refund.id} className={css.money}>
      <IconUndo2 />
      <span>
        <Status tone={TONE[refund.state]} coloured={refund.state === 'open'}>
          {refund.state_text}
        </Status>
        <small>
          {[refund.who, whenText(refund.at, zone), refund.reason].filter((part) => part !== '').join(', ')}
        </small>
        {refund.problem !== '' && <small>{refund.problem}</small>}
        {refund.claim_url !== '' && <ClaimLink url={refund.claim_url} />}
      </span>
      <Money>-${refund.amount}</Money>
    </li>
  ));
}

function Payments({ shown: { payments }, zone }: Props) {
  return payments.map((payment) => (
    <li key={payment.reference || payment.at} className={css.money}>
      <IconCreditCard />
      <span>
        <b>{payment.card === '' ? payment.method : `${payment.method}, ${payment.card}`}</b>
        <small>
          {payment.state_text}, {whenText(payment.at, zone)}
          {payment.reference !== '' && t.ref({ reference: payment.reference })}
        </small>
      </span>
      <Money>${payment.amount}</Money>
    </li>
  ));
}

const unpaidText = ({ order }: ShownOrder): string =>
  order.paid === 1 ? t.paidElsewhere : t.unpaid({ amount: dollars(order.left) });

type MoneyProps = Props & { mayTake: boolean; onRefund: (() => void) | undefined };

/** What was paid, how, and what of it went back. */
export function OrderMoney({ shown, zone, mayTake, onRefund }: MoneyProps) {
  const none = shown.payments.length === 0;
  const [taking, setTaking] = useState(false);
  const owes = shown.order.paid === 0 && !isCancelled(shown.order.nstatus);
  return (
    <section aria-label={t.payment} className={css.part}>
      <h3>{t.payment}</h3>
      {none && <p className={css.soft}>{unpaidText(shown)}</p>}
      <ul>
        <Payments shown={shown} zone={zone} />
        <Refunds shown={shown} zone={zone} />
      </ul>
      {taking && <TakePaymentForm order={shown.order} onDone={() => setTaking(false)} />}
      {mayTake && owes && !taking && (
        <Button size="s" icon={<IconBanknote />} onClick={() => setTaking(true)}>
          {t.takePayment}
        </Button>
      )}
      {onRefund && (
        <Button kind="line" size="s" icon={<IconUndo2 />} onClick={onRefund}>
          {t.refund}
        </Button>
      )}
    </section>
  );
}
