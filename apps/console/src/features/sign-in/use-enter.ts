import type { CallInput, CallOutput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { signWithPasskey } from '#api/passkey.ts';
import { sessionQuery } from '#api/session-query.ts';

type Entry =
  | { password: CallInput<'ConsoleLogin'> }
  | { code: CallInput<'ConsoleLogin.code'> }
  | { passkey: { token?: string } };

/** A passkey signs what the server asks; then whoever it is of is in. */
async function enter(entry: Entry): Promise<CallOutput<'ConsoleLogin'>> {
  if ('password' in entry) return callOrThrow('ConsoleLogin', entry.password);
  if ('code' in entry) return callOrThrow('ConsoleLogin.code', entry.code);
  const asked = await callOrThrow('ConsoleLogin.challenge', entry.passkey);
  return callOrThrow('ConsoleLogin.passkey', await signWithPasskey(asked));
}

/** The ways in to the console; each ends with whoever is signed in then. */
export function useEnter(onDone: () => void) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: enter,
    networkMode: 'always',
    onSuccess: (answer) => {
      client.setQueryData(sessionQuery.queryKey, answer);
      onDone();
    },
  });
  return {
    byPassword: (password: CallInput<'ConsoleLogin'>) => mutate({ password }),
    byCode: (code: CallInput<'ConsoleLogin.code'>) => mutate({ code }),
    byPasskey: (token?: string) => mutate({ passkey: token === undefined ? {} : { token } }),
    busy: isPending,
    error,
    problem: error?.message,
    forget: reset,
  };
}
