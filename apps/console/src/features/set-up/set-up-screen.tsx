import type { SetUp } from '@servery/contract/entities/set-up';
import { openStep, setUpSteps, type SetUpStep } from '@servery/domain/set-up/steps';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '#api/call.ts';
import { DonePage } from '#features/set-up/done-page.tsx';
import { LookStep } from '#features/set-up/look-step.tsx';
import { MenuStep } from '#features/set-up/menu-step.tsx';
import { type Finished, PayStep } from '#features/set-up/pay-step.tsx';
import { PlaceStep } from '#features/set-up/place-step.tsx';
import { PlainCard } from '#features/set-up/plain-card.tsx';
import { Preview } from '#features/set-up/preview.tsx';
import css from './set-up.module.css';
import { useSetUp } from '#features/set-up/state/use-set-up.ts';
import { FIRST_TEMPLATE, type Live } from '#features/set-up/step-props.ts';
import { StepsList } from '#features/set-up/steps-list.tsx';
import { WhoStep } from '#features/set-up/who-step.tsx';
import { t } from '#features/set-up/texts.ts';

const savedAt = ({ saved }: SetUp): string =>
  saved === 0
    ? t.notSaved
    : t.saved({
        time: new Intl.DateTimeFormat('en-AU', { timeStyle: 'short' }).format(new Date(saved * 1000)),
      });

type Props = {
  setUp: SetUp;
  onKeep: (setUp: SetUp) => void;
  onLost: () => void;
  onFinished: (end: Finished) => void;
};

function Progress({ setUp, at }: { setUp: SetUp; at: SetUpStep }) {
  return (
    <ol className={css.progress} aria-hidden>
      {setUpSteps.map((step) => (
        <li key={step} data-state={step === at ? 'now' : setUp.draft[step] ? 'done' : 'todo'} />
      ))}
    </ol>
  );
}

/** What is chosen to begin with is in the preview from the beginning. */
function useFirstMenu(isWanted: boolean): Live {
  const { data } = useQuery({
    queryKey: ['set-up', 'first-menu'],
    queryFn: ({ signal }) =>
      call('ConsoleSetup.read', { source: 'template', template: FIRST_TEMPLATE, text: '' }, signal),
    enabled: isWanted,
    staleTime: Infinity,
  });
  return isWanted && data?.ok ? { menu: data.value } : {};
}

function Steps({ setUp, onKeep, onLost, onFinished }: Props) {
  const [at, setAt] = useState<SetUpStep>(() => openStep(setUp.draft) ?? 'pay');
  const [typed, setLive] = useState<Live>({});
  const live = { ...useFirstMenu(at === 'menu' && setUp.draft.menu === undefined), ...typed };
  const nth = setUpSteps.indexOf(at);
  const before = setUpSteps[nth - 1];
  const go = (step: SetUpStep) => {
    setLive({});
    setAt(step);
  };
  const props = {
    setUp,
    onLost,
    onBack: before && (() => go(before)),
    peek: (
      <details className={css.peek}>
        <summary>{t.preview}</summary>
        <Preview setUp={setUp} live={live} />
      </details>
    ),
    onLive: (part: Live) => setLive((held) => ({ ...held, ...part })),
    onSaved: (next: SetUp) => {
      onKeep(next);
      go(setUpSteps[nth + 1] ?? at);
    },
  };
  const name = live.name || setUp.draft.who?.venue_name || t.title;
  return (
    <div className={css.page}>
      <nav className={css.side} aria-label={t.stepsLabel}>
        <Display as="p" size={20}>
          {name}
        </Display>
        <StepsList setUp={setUp} at={at} onGo={go} />
        <p className={css.saved}>{savedAt(setUp)}</p>
      </nav>
      <main className={css.main}>
        <div className={css.top}>
          {name}
          <Progress setUp={setUp} at={at} />
        </div>
        {at === 'who' && <WhoStep {...props} />}
        {at === 'place' && <PlaceStep {...props} />}
        {at === 'menu' && <MenuStep {...props} />}
        {at === 'look' && <LookStep {...props} />}
        {at === 'pay' && <PayStep {...props} onFinished={onFinished} />}
      </main>
      <aside className={css.aside} aria-label={t.preview}>
        <Preview setUp={setUp} live={live} />
      </aside>
    </div>
  );
}

/** Sets up an installation that nobody works in yet. */
export function SetUpScreen({ token, signIn }: { token: string; signIn: ReactNode }) {
  const { opened, again, keep, lose } = useSetUp(token);
  const [end, setEnd] = useState<Finished>();
  if (end) {
    const methods = opened.is === 'open' ? (opened.setUp.draft.pay?.methods ?? []) : [];
    return <DonePage end={end} toConsole="/console/" takesCards={methods.includes('CC')} />;
  }
  switch (opened.is) {
    case 'open':
      return <Steps setUp={opened.setUp} onKeep={keep} onLost={lose} onFinished={setEnd} />;
    case 'link-gone':
      return <PlainCard title={t.linkGone} lead={t.linkGoneNote} />;
    case 'not-here':
      return <PlainCard title={t.notHere} lead={t.notHereNote} />;
    case 'done':
      return (
        <PlainCard title={t.done} lead={t.doneNote}>
          {signIn}
        </PlainCard>
      );
    case 'failed':
      return (
        <PlainCard title={t.title} lead="">
          <Notice tone="bad" alert>
            {opened.message}
          </Notice>
          <Button wide onClick={again}>
            {t.tryAgain}
          </Button>
        </PlainCard>
      );
    case 'loading':
      return (
        <PlainCard title={t.title} lead="">
          <Loading label={t.loading}>
            <Skeleton shape="block" height="12rem" />
          </Loading>
        </PlainCard>
      );
  }
}
