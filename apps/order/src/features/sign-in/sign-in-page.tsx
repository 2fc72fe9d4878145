import { rich } from '@servery/ui/foundations/rich';
import type { Customer } from '@servery/contract/entities/customer';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { IconMail } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { ownScreen, placeAfter } from '#features/sign-in/next-page.ts';
import css from '#features/sign-in/sign-in.module.css';
import { type Mailed, type PanelMode, SignInPanel } from '#features/sign-in/sign-in-panel.tsx';
import { Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { GoButton } from '#shared/links.tsx';
import { sayBad, sayGood } from '#state/toasts.ts';
import { more } from '#shared/more-texts.ts';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#features/sign-in/texts.ts';

const WORDS: Readonly<Record<PanelMode, { title: string; lead: string }>> = {
  in: catalogue('sign-in-words-in', {
    title: 'Sign in',
    lead: 'For your details, your balance and your points.',
  }),
  up: catalogue('sign-in-words-up', {
    title: 'Sign up',
    lead: 'Order faster, collect points, and see what you had before.',
  }),
};

/** What the screen that held the visitor back has to say. */
const whyOf = (state: object): string | undefined => {
  const { why } = state as { why?: unknown };
  return typeof why === 'string' ? why : undefined;
};

function useGoOn() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const next = placeAfter({ pathname, search, state: state as object });
  const [moved, setMoved] = useState<string>();
  const goOn = (customer: Customer, wanted = next) => {
    const own = ownScreen(customer.status);
    if (own) {
      setMoved(own);
      return location.assign(own);
    }
    sayGood(identityTexts.signedIn);
    return navigate({ href: wanted, replace: true });
  };
  return { next, moved, goOn };
}

/** What was typed is on its way; until the mail is opened there is nothing more to do here. */
function MailedPage({ next, mailed }: { next: string; mailed: Mailed }) {
  const [busy, setBusy] = useState(false);
  const sendAgain = async () => {
    setBusy(true);
    const sent = await mailed.again();
    setBusy(false);
    if (sent) sayGood(t.sentAgainTo({ email: mailed.email }));
    else sayBad(texts.tryAgain);
  };
  return (
    <div className={css.page}>
      <ScreenTitle>{t.checkYourEmail}</ScreenTitle>
      <Notice icon={<IconMail />} title={mailed.email}>
        {identityTexts.confirmMail}
      </Notice>
      <Text tone="soft">{t.guestNote}</Text>
      <GoButton to={next} replace>
        {t.continueAsGuest}
      </GoButton>
      <Button kind="quiet" busy={busy} onClick={() => void sendAgain()}>
        {t.sendItAgain}
      </Button>
    </div>
  );
}

export function SignInPage() {
  const { pathname, state } = useLocation();
  const [mode, setMode] = useState<PanelMode>(pathname === '/signup' ? 'up' : 'in');
  const [mailed, setMailed] = useState<Mailed>();
  const { next, moved, goOn } = useGoOn();
  const { title, lead } = WORDS[mode];
  const why = whyOf(state);
  useTitle(`${title}, ${facts.brand.name}`);
  const back = pathname.startsWith('/checkout') ? '/cart' : '/menu';
  return (
    <Screen header={<SiteHeader back={{ to: back, label: more.back }} />}>
      {mailed ? (
        <MailedPage next={next} mailed={mailed} />
      ) : (
        <div className={css.page}>
          <ScreenTitle>{title}</ScreenTitle>
          {why ? <Notice>{why}</Notice> : <Text tone="soft">{lead}</Text>}
          {moved ? (
            <Notice title={t.otherScreen}>
              {rich(t.takingYou.parts({ go: <a href={moved}>{t.goNow}</a> }))}
            </Notice>
          ) : (
            <SignInPanel
              mode={mode}
              setMode={setMode}
              startBy={(state as { by?: unknown }).by === 'mobile' ? 'mobile' : 'email'}
              next={next}
              onSignedIn={goOn}
              onMailed={setMailed}
            />
          )}
        </div>
      )}
    </Screen>
  );
}
