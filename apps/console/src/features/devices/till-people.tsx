import type { ConsoleUser } from '@servery/contract/entities/board';
import { Status } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { Switch } from '@servery/ui/inputs/check';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { screensQuery } from '#api/screens-query.ts';
import { sessionQuery } from '#api/session-query.ts';
import type { Devices } from '#features/devices/rules/screen-words.ts';
import { useScreenDeed } from '#features/devices/use-screen-deeds.ts';
import { SetPinDialog } from '#features/till-pin/index.ts';
import css from './screens.module.css';
import { t } from '#features/devices/texts.ts';

type Person = Devices['people'][number];

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

function People({ devices }: { devices: Devices }) {
  const [shown, setShown] = useState<Person>();
  const client = useQueryClient();
  // Whoever sells finds the way to their own PIN at the side from then on.
  const change = useScreenDeed(
    'ConsoleScreens.till_pins',
    () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  );
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
      <SetPinDialog
        whose={shown}
        onClose={() => {
          setShown(undefined);
          void client.invalidateQueries({ queryKey: screensQuery.queryKey });
        }}
      />
    </section>
  );
}

/** Whether the tills ask who sells, and who has a PIN for it; for those who may change it, where there is a till. */
export function TillPeople({ user }: { user: ConsoleUser }) {
  const { data } = useQuery({ ...screensQuery, enabled: user.permissions.includes('manage_devices') });
  return data ? <People devices={data} /> : null;
}
