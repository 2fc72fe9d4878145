import type { Eftpos } from '@servery/contract/calls/customer/terminal';
import { NoteTag } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { Dock } from '@servery/ui/actions/dock';
import { Notice } from '@servery/ui/feedback/notice';
import { IconLoaderCircle } from '@servery/ui/foundations/icon';
import { IconCheck } from '@servery/ui/foundations/icon-more';
import { Display, Text } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { facts } from '#api/app-facts.ts';
import { PairForm } from '#features/terminal/pair-form.tsx';
import { PinpadPicture } from '#features/terminal/pinpad-picture.tsx';
import { t } from '#features/terminal/texts.ts';
import { useEftpos } from '#features/terminal/use-paired.ts';
import { type Pairing, type PairingStep, usePairing } from '#features/terminal/use-pairing.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './pairing-screen.module.css';

function Head({ title, note }: { title: string; note?: string }) {
  const { merchant, customer } = useDeviceVenue();
  return (
    <>
      <p className={css.who}>
        <img src={facts.brand.logo_url} alt="" width={40} height={40} />
        <b>{merchant.name}</b>
        <span>{customer.name}</span>
      </p>
      <Display as="h1" size={44}>
        {title}
      </Display>
      {note === undefined ? null : <Text tone="soft">{note}</Text>}
    </>
  );
}

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

/** What is shown, and below it the one thing to do. */
const Frame = ({ children, foot }: { children: ReactNode; foot: ReactNode }) => (
  <div className={css.frame}>
    <div className={css.column}>{children}</div>
    <Dock look="raised" className={css.foot}>
      {foot}
    </Dock>
  </div>
);

function Unassigned() {
  const navigate = useNavigate();
  return (
    <Frame
      foot={
        <Button size="l" wide onClick={() => void navigate({ to: '/logout' })}>
          {t.logout}
        </Button>
      }
    >
      <Head title={t.pairTitle} />
      <PinpadPicture words={t.screenReady} />
      <Notice tone="warn">{t.noPosId}</Notice>
    </Frame>
  );
}

const STEPS: readonly { id: PairingStep; label: string; part: string }[] = [
  { id: 'pairing', label: t.stepPair, part: t.auth1 },
  { id: 'token', label: t.stepToken, part: t.auth2 },
  { id: 'status', label: t.stepStatus, part: '' },
];

function Steps({ step }: { step: PairingStep }) {
  const now = STEPS.findIndex(({ id }) => id === step);
  return (
    <ol aria-label={t.progress} className={css.steps}>
      {STEPS.map(({ id, label, part }, at) => (
        <li
          key={id}
          aria-current={at === now ? 'step' : undefined}
          data-state={at < now ? 'past' : at === now ? 'now' : 'next'}
        >
          <i aria-hidden>{at < now ? <IconCheck /> : at === now ? <IconLoaderCircle /> : null}</i>
          <b>{label}</b>
          <span>{part}</span>
        </li>
      ))}
    </ol>
  );
}

type UnderWay = { eftpos: Eftpos; pairing: Pairing };

function Working({ eftpos, pairing }: UnderWay) {
  const paired = eftpos.secret !== '';
  return (
    <Frame
      foot={
        <Button size="l" wide busy>
          {paired ? t.proceed : t.pairPinpad}
        </Button>
      }
    >
      <Head title={paired ? t.pairedTitle : t.pairTitle} />
      <PosId posGuid={eftpos.pos_guid} />
      <PinpadPicture words={paired ? t.screenPaired : t.screenPairing} />
      <Steps step={pairing.step} />
      <output className={css.says}>{pairing.says}</output>
    </Frame>
  );
}

function Assigned({ eftpos }: { eftpos: Eftpos }) {
  const pairing = usePairing(eftpos);
  const problem = pairing.problem ? (
    <Notice tone="bad" alert>
      {pairing.problem}
    </Notice>
  ) : null;
  if (pairing.step !== 'idle') return <Working eftpos={eftpos} pairing={pairing} />;
  if (eftpos.secret === '')
    return (
      <PairForm
        pairing={pairing}
        above={
          <>
            <Head title={t.pairTitle} note={t.once} />
            <PosId posGuid={eftpos.pos_guid} />
            {problem}
          </>
        }
      />
    );
  return (
    <Frame
      foot={
        <>
          <Button size="l" wide onClick={() => void pairing.proceed()}>
            {t.proceed}
          </Button>
          {problem && (
            <Button kind="quiet" size="l" wide onClick={() => void pairing.pairAgain()}>
              {t.pairAgain}
            </Button>
          )}
        </>
      }
    >
      <Head title={t.pairedTitle} note={t.proceedNote} />
      <PinpadPicture words={t.screenPaired} />
      <PosId posGuid={eftpos.pos_guid} />
      {problem}
    </Frame>
  );
}

/** Puts a pinpad beside the screen to work: by staff, once. */
export function PairingScreen() {
  const { data } = useEftpos();
  return <main className={css.page}>{data?.pos_guid ? <Assigned eftpos={data} /> : <Unassigned />}</main>;
}
