import { refundReasons, reasonText } from '@servery/domain/orders/reason';
import { dollars } from '@servery/domain/money';
import type { CallOutput } from '@servery/contract/registry';
import { typedAmount } from '@servery/domain/payments/refund';
import { Button } from '@servery/ui/actions/button';
import { Checkbox } from '@servery/ui/inputs/check';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { FieldError, TextField } from '@servery/ui/inputs/field';
import { Notice } from '@servery/ui/feedback/notice';
import { type SubmitEvent, useState } from 'react';
import { wishProblems } from '#features/orders/rules/wish.ts';
import { useRefund } from '#features/orders/use-refund.ts';
import css from './refund-form.module.css';
import { t } from '#features/orders/texts.ts';

export type ShownOrder = CallOutput<'ConsoleOrder.show'>;
type Props = {
  shown: ShownOrder;
  amount: string;
  onAmount: (amount: string) => void;
  onDone: () => void;
};

function useReason() {
  const [preset, setPreset] = useState('');
  const [own, setOwn] = useState('');
  return { preset, setPreset, own, setOwn, text: reasonText(preset, own) };
}
type Reason = ReturnType<typeof useReason>;

function ReasonFields({ reason, error }: { reason: Reason; error: string | undefined }) {
  return (
    <>
      <ChipGroup label={t.reason}>
        {Object.values(refundReasons).map((text) => (
          <ChipToggle
            key={text}
            pressed={reason.preset === text}
            onClick={() => reason.setPreset(reason.preset === text ? '' : text)}
          >
            {text}
          </ChipToggle>
        ))}
      </ChipGroup>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <TextField
        label={t.ownWords}
        aside="optional"
        value={reason.own}
        maxLength={150}
        autoComplete="off"
        onChange={(event) => reason.setOwn(event.target.value)}
      />
    </>
  );
}

/** An inline step beside the payment: how much, why, and whether the customer reads why. */
export function RefundForm({ shown, amount, onAmount, onDone }: Props) {
  const { order, left, refund_target: target } = shown;
  const reason = useReason();
  const [shared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useRefund(onDone);
  const problems = wishProblems({ amount, reason: reason.text }, left);
  const value = typedAmount(amount);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPending || value === undefined || problems.amount || problems.reason) return;
    mutate({ order_id: order.id, amount: value, reason: reason.text, share_reason: shared ? 1 : 0 });
  };
  return (
    <form noValidate aria-label={t.refundForm} className={css.form} onSubmit={submit}>
      <TextField
        label={t.amount}
        aside={t.upTo({ amount: dollars(left) })}
        before="$"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={tried ? problems.amount : undefined}
        onChange={(event) => onAmount(event.target.value)}
      />
      <ReasonFields reason={reason} error={tried ? problems.reason : undefined} />
      <Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)}>
        {t.tellReason}
      </Checkbox>
      {error && (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      <div className={css.go}>
        <Button size="s" type="submit" busy={isPending}>
          {problems.amount || !value
            ? t.refundTo({ target })
            : t.refundAmountTo({ amount: dollars(value), target })}
        </Button>
        <Button kind="bare" size="s" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
