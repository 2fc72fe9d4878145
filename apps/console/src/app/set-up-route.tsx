import { TextLink } from '@servery/ui/actions/button';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useFace } from '#app/face.ts';
import { takeToken } from '#app/take-token.ts';
import { SetUpScreen } from '#features/set-up/set-up-screen.tsx';
import { t } from '#app/texts.ts';

const GoText = createLink(TextLink);

export function SetUpRoute() {
  useFace('desk');
  const [token] = useState(takeToken);
  return <SetUpScreen token={token} signIn={<GoText to="/sign-in">{t.backToSignIn}</GoText>} />;
}
