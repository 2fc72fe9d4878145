import type { TillGift } from '@servery/contract/calls/customer/till-gift';
import { networkError } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { TextField } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { price } from '#shared/money.ts';
import css from './gift-dialog.module.css';
import { t } from '#pos/gift/texts.ts';

/** '$12.50 left'. */
export const giftNote = ({ balance }: TillGift, sign: string): string =>
  t.left({ amount: price(sign, balance) });

type Props = { open: boolean; onClose: () => void; onChoose: (gift: TillGift) => void };

function GiftForm({ onChoose }: Pick<Props, 'onChoose'>) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const find = async (): Promise<void> => {
    setBusy(true);
    const found = await call('TillGift.find', { code });
    setBusy(false);
    if (found.ok) onChoose(found.value);
    else setProblem(found.code === 'network' ? networkError('TG1') : found.message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !busy) void find();
  };
  return (
    <form noValidate autoComplete="off" className={css.form} onSubmit={submit}>
      <TextField
        label={t.code}
        hint={t.hint}
        error={problem || undefined}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem('');
        }}
      />
      <Button type="submit" shape="block" wide busy={busy} disabled={code.trim() === ''}>
        {t.find}
      </Button>
    </form>
  );
}

/** A voucher that somebody holds out: scanned or typed. */
export function GiftDialog({ open, onClose, onChoose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t.title} size="m">
      <GiftForm
        onChoose={(gift) => {
          onChoose(gift);
          onClose();
        }}
      />
    </Dialog>
  );
}
