import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { hostsQuery } from '#api/details-query.ts';
import { t } from '#features/details/texts.ts';
import { sayBad, sayGood } from '#toasts/toaster.ts';

const CALLS = {
  claim: 'ConsoleHosts.claim',
  check: 'ConsoleHosts.check',
  drop: 'ConsoleHosts.drop',
} as const;
type Deed = keyof typeof CALLS;
const SAID: Partial<Record<Deed, (of: { host: string }) => string>> = { claim: t.waits, check: t.live };

/** What is done with an address of the brand; every answer is all of them. */
export function useHostDeed(deed: Deed, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (host: string) => callOrThrow(CALLS[deed], { host }),
    networkMode: 'always',
    onSuccess: (answered, host) => {
      client.setQueryData(hostsQuery.queryKey, answered);
      const said = SAID[deed]?.({ host });
      if (said !== undefined) sayGood(said);
      onDone?.();
    },
    onError: (error) => {
      if (deed !== 'claim') sayBad(error.message, 'hosts');
    },
  });
}
