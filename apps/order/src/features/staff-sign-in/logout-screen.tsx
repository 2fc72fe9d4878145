import { identityTexts } from '@servery/domain/messages/identity-texts';
import { networkError } from '@servery/domain/messages/texts';
import { Display } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import { useSignOutOnce } from '#features/sign-in/index.ts';
import { sayBad, sayGood } from '#state/toasts.ts';
import css from './staff-sign-in.module.css';

export function LogoutScreen() {
  const navigate = useNavigate();
  useSignOutOnce((done) => {
    if (done) sayGood(identityTexts.loggedOut);
    else sayBad(networkError('LO1'));
    return navigate({ to: done ? '/signin' : '/', replace: true });
  });
  return (
    <main className={css.middle}>
      <Display as="h1" size={32}>
        {identityTexts.loggingOut}
      </Display>
    </main>
  );
}
