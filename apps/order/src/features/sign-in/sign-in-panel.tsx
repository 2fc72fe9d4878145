import { signUpDefaults } from '@servery/domain/identity/sign-up';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { texts } from '@servery/domain/messages/texts';
import { TextButton } from '@servery/ui/actions/button';
import { Checkbox } from '@servery/ui/inputs/check';
import { Notice } from '@servery/ui/feedback/notice';
import { Segmented } from '@servery/ui/choices/segmented';
import { useState } from 'react';
import { EmailForm } from '#features/sign-in/email-form.tsx';
import { LegalLinks } from '#features/sign-in/legal-links.tsx';
import { PinForm } from '#features/sign-in/pin-form.tsx';
import { SignUpForm } from '#features/sign-in/sign-up-form.tsx';
import { type SignUpTyped, wholeForm } from '#features/sign-in/sign-up-problems.ts';
import css from '#features/sign-in/sign-in.module.css';
import { SocialButtons } from '#features/sign-in/social-buttons.tsx';
import { type Attempt, type SignedIn, useAttempt } from '#features/sign-in/use-attempt.ts';
import { useSocial } from '#features/sign-in/use-social.ts';
import { useSentOn, useSocialReturn } from '#features/sign-in/use-social-return.ts';
import { GoText } from '#shared/links.tsx';
import { useSignIn } from '#state/use-sign-in.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/sign-in/texts.ts';

export type PanelMode = 'in' | 'up';
type By = 'email' | 'mobile';

type Remember = { remember: boolean; setRemember: (on: boolean) => void };

function Extras({ by, remember, setRemember }: Remember & { by: By }) {
  const pin = by === 'mobile';
  return (
    <div className={css.extras}>
      <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
        {identityTexts.rememberMe}
      </Checkbox>
      <GoText to="/forgot" state={{ forgot: pin ? 'pin' : 'password' } as Record<string, unknown>}>
        {pin ? t.forgotPin : t.forgotPassword}
      </GoText>
    </div>
  );
}

function SignInForms({ attempt, start, ...rest }: Remember & { attempt: Attempt; start: By }) {
  const [by, setBy] = useState(start);
  const { busy } = attempt;
  const { remember } = rest;
  const extras = <Extras by={by} {...rest} />;
  const withPin = (mobile: string, pin: string) =>
    attempt.attempt({ method: 'mobile', mobile, mobile_metadata: { country_code: 'AU' }, pin }, { remember });
  const withPassword = (email: string, password: string) =>
    attempt.attempt({ method: 'email', email, password }, { remember });
  return (
    <>
      {by === 'email' ? (
        <EmailForm busy={busy} extras={extras} onSend={withPassword} />
      ) : (
        <PinForm busy={busy} extras={extras} onSend={withPin} />
      )}
      <TextButton
        className={css.other}
        onClick={() => {
          attempt.setProblem('');
          setBy(by === 'email' ? 'mobile' : 'email');
        }}
      >
        {by === 'email' ? t.byMobile : t.byEmail}
      </TextButton>
    </>
  );
}

export type Mailed = { email: string; /** Sends the mail once more. */ again: () => Promise<boolean> };

type Props = {
  mode: PanelMode;
  setMode: (mode: PanelMode) => void;
  /** Nobody signs up here, and nobody comes by way of another account. */
  signInOnly?: boolean;
  startBy?: By;
  next: string;
  onSignedIn: SignedIn;
  /** A mail is on its way; until it is opened, whoever signed up is a guest. */
  onMailed: (mailed: Mailed) => void;
};

function ModeSwitch({ mode, onChange }: { mode: PanelMode; onChange: (mode: PanelMode) => void }) {
  return (
    <Segmented
      wide
      label={t.signInOrSign}
      items={[
        { value: 'in', label: common.signIn },
        { value: 'up', label: t.signUp },
      ]}
      value={mode}
      onChange={onChange}
    />
  );
}

/** Every way in: sign in or sign up, by email, mobile or a provider. */
export function SignInPanel(props: Props) {
  const { mode, setMode, signInOnly = false, startBy = 'email', next, onSignedIn, onMailed } = props;
  const [remember, setRemember] = useState<boolean>(signUpDefaults.remember_me);
  const attempt = useAttempt(onSignedIn);
  const social = useSocial();
  const { signUp } = useSignIn();
  useSocialReturn(attempt);
  useSentOn(social, next);
  const register = async (typed: SignUpTyped, news: boolean) => {
    const fields = {
      ...wholeForm(typed),
      mobile_metadata: { country_code: typed.country_code },
      method: 'email' as const,
      ...(news && { news: 1 as const }),
    };
    const result = await attempt.run(() => signUp(fields), texts.tryAgain);
    if (!result?.ok) return;
    const again = async () => (await signUp(fields)).ok;
    if (result.value.id === 0) onMailed({ email: typed.email.trim(), again });
    else await onSignedIn(result.value.customer);
  };
  const choose = (wanted: PanelMode) => {
    attempt.setProblem('');
    setMode(wanted);
  };
  return (
    <div className={css.panel}>
      {!signInOnly && <ModeSwitch mode={mode} onChange={choose} />}
      {attempt.problem !== '' && (
        <Notice tone="bad" alert>
          {attempt.problem}
        </Notice>
      )}
      {mode === 'in' && (
        <SignInForms attempt={attempt} start={startBy} remember={remember} setRemember={setRemember} />
      )}
      {mode === 'up' &&
        (social.signUpOff ? (
          <Notice>{ruleFailureText('sign_up_off')}</Notice>
        ) : (
          <SignUpForm busy={attempt.busy} onSend={register} />
        ))}
      {!signInOnly && (
        <>
          <SocialButtons
            buttons={social.buttons}
            onAsk={(provider) => social.ask(provider, { next, remember, fromCart: false })}
          />
          <LegalLinks />
        </>
      )}
    </div>
  );
}
