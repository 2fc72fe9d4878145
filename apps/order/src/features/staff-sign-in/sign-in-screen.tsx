import type { Customer } from '@servery/contract/entities/customer';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { ordersForOthers } from '@servery/domain/people/roles';
import { Notice } from '@servery/ui/feedback/notice';
import { Text } from '@servery/ui/foundations/text';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { type PanelMode, SignInPanel } from '#features/sign-in/index.ts';
import { StaffCard } from '#features/staff-sign-in/staff-card.tsx';
import { GoButton } from '#shared/links.tsx';
import { sayGood } from '#state/toasts.ts';
import { useSignIn } from '#state/use-sign-in.ts';
import { t } from '#features/staff-sign-in/texts.ts';

export type SignInScreenProps = { heading: string; lead: string };

/** Where a kiosk or a counter is set up for the day; /login and /signup have the other ways too. Who has no screen here is signed out again. */
export function SignInScreen({ heading, lead }: SignInScreenProps) {
  const navigate = useNavigate();
  const { signOut } = useSignIn();
  const { state, pathname } = useLocation();
  const [mode, setMode] = useState<PanelMode>(pathname.endsWith('/signup') ? 'up' : 'in');
  const signInOnly = pathname.endsWith('/signin');
  const [said, setSaid] = useState<{ tone: 'bad' | 'info'; words: string }>();
  const goOn = async (customer: Customer) => {
    if (ordersForOthers(customer.status)) {
      sayGood(identityTexts.signedIn);
      return navigate({ to: `/menu/${customer.menu_name || facts.brand.menu_name}`, replace: true });
    }
    await signOut();
    return setSaid({ tone: 'bad', words: ruleFailureText('forbidden') });
  };
  return (
    <StaffCard heading={heading} form>
      <Text tone="soft">{lead}</Text>
      {said && (
        <Notice tone={said.tone} alert>
          {said.words}
        </Notice>
      )}
      {signInOnly && (
        <GoButton to="/pair" kind="line" wide>
          {t.pairWithCode}
        </GoButton>
      )}
      <SignInPanel
        mode={mode}
        setMode={setMode}
        signInOnly={signInOnly}
        startBy={(state as { by?: unknown }).by === 'mobile' ? 'mobile' : 'email'}
        next="/"
        onSignedIn={goOn}
        onMailed={() => {
          setMode('in');
          setSaid({ tone: 'info', words: identityTexts.confirmMail });
        }}
      />
    </StaffCard>
  );
}
