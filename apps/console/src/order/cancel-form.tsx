import { reasonText } from '@servery/domain/orders/reason';
import type { BoardOrder } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { TextField } from '@servery/ui/inputs/field';
import { IconCreditCard } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { type SubmitEvent, useState } from 'react';
import { useCancelOrder } from '#order/use-cancel-order.ts';
import { cancelMoney, cancelKindOf, cancelText, presetReasons, t } from '#order/cancel-words.ts';
import css from './cancel-form.module.css';

type Props = {
  order: BoardOrder;
  onKeep: () => void;
  /** The order as it is then. */
  onCancelled: (order: BoardOrder) => unknown;
};

function Buttons({ order, onKeep, busy }: Omit<Props, 'onCancelled'> & { busy: boolean }) {
  return (
    <div className={css.buttons}>
      <Button kind="quiet" size="s" onClick={onKeep}>
        {t.keep}
      </Button>
      <Button kind="bad" size="s" type="submit" busy={busy}>
        {cancelText(cancelKindOf(order))} {order.number}
      </Button>
    </div>
  );
}

/** The customer reads the reason, so there must be one. */
export function CancelForm({ order, onKeep, onCancelled }: Props) {
  const [preset, setPreset] = useState('');
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useCancelOrder(onCancelled);
  const reason = reasonText(preset, own);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason !== '' && !isPending) mutate({ kind: cancelKindOf(order), order, reason });
  };
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <Notice tone={order.paid === 1 ? 'highlight' : 'info'} icon={<IconCreditCard />}>
        {cancelMoney(order)}
      </Notice>
      <p className={css.why}>{t.why}</p>
      <ChipGroup label={t.why}>
        {presetReasons.map((text) => (
          <ChipToggle
            key={text}
            pressed={preset === text}
            onClick={() => setPreset(preset === text ? '' : text)}
          >
            {text}
          </ChipToggle>
        ))}
      </ChipGroup>
      <TextField
        label={t.ownReason}
        value={own}
        maxLength={150}
        autoComplete="off"
        error={tried && reason === '' ? t.reasonMissing : undefined}
        onChange={(event) => setOwn(event.target.value)}
      />
      {error && (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      <Buttons order={order} onKeep={onKeep} busy={isPending} />
    </form>
  );
}
