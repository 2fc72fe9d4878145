import type { Eftpos } from '@servery/contract/calls/customer/terminal';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { NoteTag } from '@servery/ui/actions/badge';
import { Notice } from '@servery/ui/feedback/notice';
import { ProgressPath } from '@servery/ui/feedback/progress';
import { IconEye, IconEyeOff } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { TextField } from '@servery/ui/inputs/field';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PinpadPicture } from '#features/terminal/pinpad-picture.tsx';
import { t } from '#features/terminal/texts.ts';
import { useEftpos } from '#features/terminal/use-paired.ts';
import { type Pairing, usePairing } from '#features/terminal/use-pairing.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './pairing-screen.module.css';

function PosId({ posGuid }: { posGuid: string }) {
  return (
    <p className={css.pos}>
      <span>
        {t.posId}
        <b>{posGuid}</b>
      </span>
      <NoteTag tone="good">{t.assigned}</NoteTag>
    </p>
  );
}

function Unassigned() {
  const navigate = useNavigate();
  return (
    <>
      <PinpadPicture words={t.screenReady} />
      <Notice tone="warn">{t.noPosId}</Notice>
      <Button size="l" wide onClick={() => void navigate({ to: '/logout' })}>
        {t.logout}
      </Button>
    </>
  );
}

function PairForm({ pairing }: { pairing: Pairing }) {
  const { typed, type, step, pair } = pairing;
  const [seen, setSeen] = useState(false);
  const whole = typed.username !== '' && typed.password !== '' && typed.paircode !== '';
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void pair();
      }}
    >
      <TextField
        label={t.username}
        value={typed.username}
        autoComplete="off"
        onChange={(event) => type({ username: event.target.value })}
      />
      <TextField
        label={t.password}
        type={seen ? 'text' : 'password'}
        value={typed.password}
        autoComplete="off"
        onChange={(event) => type({ password: event.target.value })}
        after={
          <IconButton
            label={seen ? t.hidePassword : t.showPassword}
            icon={seen ? <IconEyeOff /> : <IconEye />}
            onClick={() => setSeen(!seen)}
          />
        }
      />
      <TextField
        label={t.pairCode}
        hint={t.pairCodeHint}
        inputMode="numeric"
        value={typed.paircode}
        autoComplete="off"
        onChange={(event) => type({ paircode: event.target.value })}
      />
      <Button type="submit" size="l" wide busy={step !== 'idle'} disabled={!whole}>
        {t.pairPinpad}
      </Button>
    </form>
  );
}

function Assigned({ eftpos }: { eftpos: Eftpos }) {
  const pairing = usePairing(eftpos);
  const { step, says, problem, proceed } = pairing;
  const paired = eftpos.secret !== '';
  return (
    <>
      {paired ? <Text tone="soft">{t.proceedNote}</Text> : null}
      <PosId posGuid={eftpos.pos_guid} />
      <PinpadPicture words={paired ? t.screenPaired : step === 'idle' ? t.screenReady : t.screenPairing} />
      {problem ? (
        <Notice tone="bad" alert>
          {problem}
        </Notice>
      ) : null}
      {step !== 'idle' && (
        <div className={css.path}>
          <ProgressPath
            label={t.progress}
            look="bars"
            steps={[
              { id: 'pairing', label: t.stepPair },
              { id: 'token', label: t.stepToken },
              { id: 'status', label: t.stepStatus },
            ]}
            now={step}
          />
        </div>
      )}
      <output className={css.says}>{says}</output>
      {paired ? (
        <Button size="l" wide busy={step !== 'idle'} onClick={() => void proceed()}>
          {t.proceed}
        </Button>
      ) : (
        <PairForm pairing={pairing} />
      )}
    </>
  );
}

/** Puts a pinpad beside the screen to work: by staff, once. */
export function PairingScreen() {
  const { merchant, customer } = useDeviceVenue();
  const { data } = useEftpos();
  const paired = !!data && data.secret !== '';
  return (
    <main className={css.page}>
      <div className={css.column}>
        <p className={css.who}>
          <b>{merchant.name}</b>
          <span>{customer.name}</span>
        </p>
        <Display as="h1" size={44}>
          {paired ? t.pairedTitle : t.pairTitle}
        </Display>
        {data?.pos_guid ? <Assigned eftpos={data} /> : <Unassigned />}
      </div>
    </main>
  );
}
