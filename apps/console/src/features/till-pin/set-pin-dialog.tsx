import { Button } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { sayGood } from '#toasts/toaster.ts';
import css from './till-pin.module.css';
import { t } from '#features/till-pin/texts.ts';

/** Somebody of the team; nobody named is whoever is signed in. */
type Whose = { id: number; name: string } | 'own';

function PinForm({ whose, onDone }: { whose: Whose; onDone: () => void }) {
  const [pin, setPin] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      callOrThrow('ConsolePin.set', { pin, person_id: whose === 'own' ? undefined : whose.id }),
    networkMode: 'always',
    onSuccess: () => {
      sayGood(whose === 'own' ? t.ownSaved : t.pinSaved({ name: whose.name }));
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <Text tone="soft">{t.pinNote}</Text>
      <TextField
        label={t.pin}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={pin}
        error={error?.message}
        onChange={(event) => {
          reset();
          setPin(event.target.value.replaceAll(/\D/g, ''));
        }}
      />
      <Button type="submit" wide busy={isPending}>
        {t.savePin}
      </Button>
    </form>
  );
}

type Props = { whose: Whose | undefined; onClose: () => void };

/** A PIN for the tills, of oneself or of somebody else; shown while it is said whose. */
export function SetPinDialog({ whose, onClose }: Props) {
  const title = whose === undefined || whose === 'own' ? t.setOwn : t.setPinOf({ name: whose.name });
  return (
    <Dialog open={whose !== undefined} onClose={onClose} title={title}>
      {whose && <PinForm whose={whose} onDone={onClose} />}
    </Dialog>
  );
}
