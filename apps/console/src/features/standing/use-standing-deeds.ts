import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { standingKey } from '#api/standing-query.ts';
import { sayBad } from '#toasts/toaster.ts';

type Deed = Extract<CallName, `ConsoleStanding.${string}`>;

/** Something is done about a standing order; what is shown is fetched anew, whether it worked or not. */
export function useStandingDeed<N extends Deed>(name: N, onDone?: (answer: CallOutput<N>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<N>) => callOrThrow(name, input),
    networkMode: 'always',
    onSuccess: (answer) => onDone?.(answer),
    onError: (error) => sayBad(error.message, name),
    onSettled: () => client.invalidateQueries({ queryKey: standingKey }),
  });
}
