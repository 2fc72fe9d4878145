import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { Switch } from '@servery/ui/inputs/check';
import { TextField } from '@servery/ui/inputs/field';
import { Dialog } from '@servery/ui/overlays/sheet';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { screensQuery } from '#api/screens-query.ts';
import type { Devices } from '#features/devices/rules/screen-words.ts';
import { useScreenDeed } from '#features/devices/use-screen-deeds.ts';
import { sayGood } from '#toasts/toaster.ts';
import css from './screens.module.css';
import { t } from '#features/devices/texts.ts';

type Person = Devices['people'][number];

function PinForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const client = useQueryClient();
  const [pin, setPin] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => callOrThrow('ConsolePin.set', { pin, person_id: person.id }),
    networkMode: 'always',
    onSuccess: () => {
      sayGood(t.pinSaved({ name: person.name }));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: screensQuery.queryKey }),
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

function Row({ person, onSet }: { person: Person; onSet: () => void }) {
  return (
    <li className={css.person}>
      <b>{person.name}</b>
      <Status tone={person.pin === 1 ? 'good' : 'soft'}>{person.pin === 1 ? t.hasPin : t.hasNoPin}</Status>
      <Button kind="line" size="s" aria-label={t.setPinOf({ name: person.name })} onClick={onSet}>
        {t.setPin}
      </Button>
    </li>
  );
}

/** Whether the tills ask who sells, and who has a PIN for it. */
export function TillPeople({ devices }: { devices: Devices }) {
  const [shown, setShown] = useState<Person>();
  const change = useScreenDeed('ConsoleScreens.till_pins');
  const isOn = devices.till_pins === 1;
  if (!devices.screens.some(({ kind }) => kind === 'till')) return null;
  return (
    <section aria-label={t.tillPeople} className={css.section}>
      <h2>{t.tillPeople}</h2>
      <div className={css.cards}>
        <Switch
          label={t.asksForPin}
          checked={isOn}
          disabled={change.isPending}
          onChange={(on) => change.mutate({ on: on ? 1 : 0 })}
        />
        <p className={css.soft}>{t.asksForPinNote}</p>
      </div>
      {isOn && (
        <ul className={css.people}>
          {devices.people.map((person) => (
            <Row key={person.id} person={person} onSet={() => setShown(person)} />
          ))}
        </ul>
      )}
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t.setPinOf({ name: shown?.name ?? '' })}
      >
        {shown && <PinForm person={shown} onDone={() => setShown(undefined)} />}
      </Dialog>
    </section>
  );
}
