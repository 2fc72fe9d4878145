import { dollars, formatCents, moneyText, parseCents } from '@servery/domain/money';
import {
  countCash,
  type CounterKind,
  counterKinds,
  roundCash,
  tenderText,
} from '@servery/domain/payments/tender';
import { typedAmount } from '@servery/domain/payments/refund';
import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { TextField } from '@servery/ui/inputs/field';
import { Notice } from '@servery/ui/feedback/notice';
import { type SubmitEvent, useState } from 'react';
import { useTakePayment } from '#order/use-take-payment.ts';
import css from './take-payment-form.module.css';
import { t } from '#order/texts.ts';

type Props = { order: { id: string; number: string; left: string }; onDone: () => void };

const centsOf = (text: string): number => parseCents(typedAmount(text) ?? '') ?? 0;

/** What is still missing, or what goes back. */
function cashText(total: number, received: number): string {
  const { left, change } = countCash(total, received);
  return left > 0
    ? t.short({ amount: moneyText('$', formatCents(left)) })
    : t.change({ amount: moneyText('$', formatCents(change)) });
}

function Taken({ change, onDone }: { change: string; onDone: () => void }) {
  return (
    <div className={css.form}>
      <Notice tone="good" alert>
        {change === '0.00' ? t.paid : t.giveChange({ amount: dollars(change) })}
      </Notice>
      <Button size="s" onClick={onDone}>
        {t.done}
      </Button>
    </div>
  );
}

/** Somebody pays at the counter for what they ordered elsewhere. The change stays in sight until it is handed over. */
export function TakePaymentForm({ order, onDone }: Props) {
  const [kind, setKind] = useState<CounterKind>('cash');
  const owed = parseCents(order.left) ?? 0;
  const [cash, setCash] = useState(formatCents(roundCash(owed)));
  const { mutate, isPending, error, data } = useTakePayment();
  if (data) return <Taken change={data.change} onDone={onDone} />;
  const due = kind === 'cash' ? roundCash(owed) : owed;
  const received = kind === 'cash' ? centsOf(cash) : owed;
  const isEnough = received >= due;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || !isEnough) return;
    mutate({ order_id: order.id, tender: kind, ...(kind === 'cash' && { received: formatCents(received) }) });
  };
  return (
    <form
      noValidate
      aria-label={t.paymentFor({ number: order.number })}
      className={css.form}
      onSubmit={submit}
    >
      <ChipGroup label={t.paidWith}>
        {counterKinds.map((each) => (
          <ChipToggle key={each} pressed={each === kind} onClick={() => setKind(each)}>
            {tenderText(each)}
          </ChipToggle>
        ))}
      </ChipGroup>
      {kind === 'cash' && (
        <>
          <TextField
            label={t.cashReceived}
            before="$"
            inputMode="decimal"
            autoComplete="off"
            value={cash}
            onChange={(event) => setCash(event.target.value)}
          />
          <output className={css.change}>{cashText(owed, received)}</output>
        </>
      )}
      {error && (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      <div className={css.actions}>
        <Button kind="quiet" size="s" onClick={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit" size="s" busy={isPending} disabled={!isEnough}>
          {t.take({ amount: dollars(formatCents(due)) })}
        </Button>
      </div>
    </form>
  );
}
