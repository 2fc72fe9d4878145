import type { CallInput } from '@servery/contract/registry';
import { texts } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { keys } from '#api/query-keys.ts';

/** One change of the billing, told to the server, shown everywhere, and said. */
export function useChangeBilling(said: string) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const send = async (change: CallInput<'ChangeBilling'>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const result = await call('ChangeBilling', change);
    setBusy(false);
    if (result.ok) {
      client.setQueryData(keys.customer, result.value.customer);
      sayGood(said);
    } else sayFailure(result, texts.tryAgain);
    return result.ok;
  };
  return { busy, send };
}
