import type { CallOutput } from '@servery/contract/registry';
import { type Cents, formatCents, parseCents } from '@servery/domain/money';
import { tenderText } from '@servery/domain/payments/tender';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { OrderToPay, useCollect } from '#pos/pay/index.ts';
import { PinpadFailed } from '#pos/pinpad/index.ts';
import { partName } from '#pos/split/bill.tsx';
import { PartPay, type SplitPayment } from '#pos/split/part-pay.tsx';
import { dueOf, payPart } from '#pos/split/split-state.ts';
import { Splitting } from '#pos/split/splitting.tsx';
import { useSplit } from '#pos/split/use-split.ts';
import { price } from '#shared/money.ts';
import { usePinpad } from '#state/pinpad.ts';
import { useDeviceVenue } from '#state/device-venue.ts';

type Shown = CallOutput<'TillOrder.show'>;
type SplitOrderProps = { shown: Shown; change: Cents; onChange: (change: Cents) => void };

function SplitOrder({ shown, change: given, onChange }: SplitOrderProps) {
  const { merchant } = useDeviceVenue();
  const navigate = useNavigate();
  const { split, change, changeLater } = useSplit(shown);
  const { take, busy } = useCollect();
  const { order } = shown;
  const left = parseCents(order.left) ?? 0;
  const money = (cents: Cents) => price(merchant.locale.currency_sign, formatCents(cents));
  const dues = dueOf(split, left);
  const due = dues.get(split.active) ?? 0;
  const inHand = split.parts.find(({ id }) => id === split.active);
  const paid = inHand?.paid.reduce((sum, { cents }) => sum + cents, 0) ?? 0;
  const failure = usePinpad((pinpad) => pinpad.failure);
  const [last, setLast] = useState<SplitPayment>();
  const takeFor = async (payment: SplitPayment): Promise<void> => {
    const { wish, part, open, balanceWord, giftId } = payment;
    setLast(payment);
    const taken = await take({ orderId: order.id, ...wish, balanceWord, giftId });
    if (!taken) return;
    changeLater((now) => payPart(now, { method: tenderText(wish.kind), cents: part.cents, open }));
    onChange(parseCents(taken.change) ?? 0);
  };
  return (
    <>
      {failure && last ? (
        <PinpadFailed message={failure} busy={busy} onTryAgain={() => void takeFor(last)} />
      ) : (
        <Splitting
          shown={shown}
          split={split}
          dues={dues}
          money={money}
          onChange={change}
          onBack={() => void navigate({ to: `/order/${order.id}/pay` })}
        />
      )}
      <PartPay
        key={`${split.active}:${order.left}`}
        name={partName(split.active)}
        left={left}
        due={due}
        total={due + paid}
        change={given}
        busy={busy}
        money={money}
        onTake={(payment) => void takeFor(payment)}
      />
    </>
  );
}

/** A bill that several people pay: each their own products, a share of some, or all the same. */
export const SplitScreen = () => (
  <OrderToPay>
    {({ shown, change, setChange }) => <SplitOrder shown={shown} change={change} onChange={setChange} />}
  </OrderToPay>
);
