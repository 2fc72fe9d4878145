import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keysQuery, webhooksQuery } from '#api/api-query.ts';
import { callOrThrow } from '#api/call.ts';
import { sayBad } from '#toasts/toaster.ts';

type Deed = Exclude<
  Extract<CallName, `ConsoleApiKeys.${string}` | `ConsoleWebhooks.${string}`>,
  'ConsoleWebhooks.deliveries'
>;

/** Something is done about keys or webhooks; what the call answers of them is shown at once. */
export function useApiDeed<N extends Deed>(name: N, onDone?: (answered: CallOutput<N>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<N>): Promise<CallOutput<N>> => callOrThrow(name, input),
    networkMode: 'always',
    onSuccess: (answered) => {
      if ('keys' in answered) {
        const { keys, may_give } = answered;
        client.setQueryData(keysQuery.queryKey, { keys, may_give });
      }
      if ('webhooks' in answered)
        client.setQueryData(webhooksQuery.queryKey, { webhooks: answered.webhooks });
      void client.invalidateQueries({ queryKey: ['deliveries'] });
      onDone?.(answered);
    },
    onError: (error) => sayBad(error.message, name),
  });
}

/** What somebody needs elsewhere. */
export const copyText = (text: string, said: { copied: () => void; failed: () => void }): void =>
  void navigator.clipboard.writeText(text).then(said.copied, said.failed);
