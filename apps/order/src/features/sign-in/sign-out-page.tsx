import { Loading, Skeleton } from '@servery/ui/skeleton';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Screen, SiteHeader } from '#features/shell/index.ts';
import { sayGood } from '#state/toasts.ts';
import { useSignIn } from '#state/use-sign-in.ts';

export function SignOutPage() {
  const { signOut } = useSignIn();
  const navigate = useNavigate();
  const leave = useEffectEvent(async () => {
    await signOut();
    sayGood('You are signed out');
    await navigate({ to: '/menu', replace: true });
  });
  useEffect(() => void leave(), []);
  return (
    <Screen header={<SiteHeader />}>
      <Loading label="Signing out">
        <h1 className="visually-hidden">Sign out</h1>
        <Skeleton shape="title" />
      </Loading>
    </Screen>
  );
}
