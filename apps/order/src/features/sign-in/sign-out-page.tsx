import { identityTexts } from '@servery/domain/messages/identity-texts';
import { networkError } from '@servery/domain/messages/texts';
import { useNavigate } from '@tanstack/react-router';
import { Screen, ScreenTitle, SiteHeader } from '#features/shell/index.ts';
import { useSignOutOnce } from '#features/sign-in/use-sign-out-once.ts';
import { sayBad, sayGood } from '#state/toasts.ts';

export function SignOutPage() {
  const navigate = useNavigate();
  useSignOutOnce((done) => {
    if (done) sayGood(identityTexts.loggedOut);
    else sayBad(networkError('LO1'));
    return navigate({ to: done ? '/menu' : '/account', replace: true });
  });
  return (
    <Screen header={<SiteHeader />}>
      <ScreenTitle>{identityTexts.loggingOut}</ScreenTitle>
    </Screen>
  );
}
