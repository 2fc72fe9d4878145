import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { sayBad } from '#toasts/toaster.ts';
import { t } from '#app/texts.ts';

/** Only the server can end a session: its cookie is out of this page's reach. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const router = useRouter();
  return async () => {
    const result = await call('ConsoleLogout', {});
    if (!result.ok) {
      sayBad(t.signOutFailed, 'session');
      return;
    }
    void client.cancelQueries();
    void router.navigate({ to: '/sign-in' }).then(() => client.clear());
  };
}
