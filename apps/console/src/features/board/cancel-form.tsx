import { reasonText } from '@servery/domain/orders/reason';
import type { BoardOrder } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { TextField } from '@servery/ui/inputs/field';
import { IconCreditCard } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { type SubmitEvent, useState } from 'react';
import { useCancelOrder } from '#features/board/state/use-cancel-order.ts';
import { moneyText, presetReasons, type CancelKind, cancelText, words } from '#features/board/words.ts';
import css from './cancel-form.module.css';

type Props = { order: BoardOrder; kind: CancelKind; onKeep: () => void; onDone: () => void };

function Buttons({ order, kind, onKeep, busy }: Omit<Props, 'onDone'> & { busy: boolean }) {
  return (
    <div className={css.buttons}>
      <Button kind="quiet" size="s" onClick={onKeep}>
        {words.keep}
      </Button>
      <Button kind="bad" size="s" type="submit" busy={busy}>
        {cancelText(kind)} {order.number}
      </Button>
    </div>
  );
}

/** The customer reads the reason, so there must be one. */
export function CancelForm({ order, kind, onKeep, onDone }: Props) {
  const [preset, setPreset] = useState('');
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useCancelOrder(onDone);
  const reason = reasonText(preset, own);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason !== '' && !isPending) mutate({ kind, order, reason });
  };
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <Notice tone={order.paid === 1 ? 'highlight' : 'info'} icon={<IconCreditCard />}>
        {moneyText(order)}
      </Notice>
      <p className={css.why}>{words.why}</p>
      <ChipGroup label={words.why}>
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
        label={words.ownReason}
        value={own}
        maxLength={150}
        autoComplete="off"
        error={tried && reason === '' ? words.reasonMissing : undefined}
        onChange={(event) => setOwn(event.target.value)}
      />
      {error && (
        <Notice tone="bad" alert>
          {error.message}
        </Notice>
      )}
      <Buttons order={order} kind={kind} onKeep={onKeep} busy={isPending} />
    </form>
  );
}
