import { TextLink } from '@servery/ui/actions/button';
import { createLink, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFace } from '#app/face.ts';
import { takeToken } from '#app/take-token.ts';
import { ForgotScreen } from '#features/sign-in/forgot-screen.tsx';
import { JoinScreen } from '#features/sign-in/join-screen.tsx';
import { ResetScreen } from '#features/sign-in/reset-screen.tsx';
import { SignInScreen } from '#features/sign-in/sign-in-screen.tsx';
import { t } from '#app/texts.ts';

const GoText = createLink(TextLink);
const toSignIn = <GoText to="/sign-in">{t.backToSignIn}</GoText>;

export function SignInRoute({ to = '/' }: { to?: string }) {
  useFace('desk');
  const navigate = useNavigate();
  const forgot = (
    <>
      <GoText to="/forgot">{t.forgotPassword}</GoText>
      <GoText to="/pair">{t.pairScreen}</GoText>
    </>
  );
  return <SignInScreen forgot={forgot} onDone={() => void navigate({ to, replace: true })} />;
}

export function ForgotRoute() {
  useFace('desk');
  return <ForgotScreen back={toSignIn} />;
}

export function ResetRoute() {
  useFace('desk');
  const [token] = useState(takeToken);
  return <ResetScreen token={token} back={toSignIn} />;
}

export function JoinRoute() {
  useFace('desk');
  const [token] = useState(takeToken);
  return <JoinScreen token={token} signIn={toSignIn} />;
}
