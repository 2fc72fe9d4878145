import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { dropSid } from '#api/session-cookie.ts';

/** Ends the session here at once; the server is told as well, but nobody waits for it. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const router = useRouter();
  return () => {
    void client.cancelQueries();
    void call('Logout', {});
    dropSid();
    void router.navigate({ to: '/sign-in' }).then(() => client.clear());
  };
}
