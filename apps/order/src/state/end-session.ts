import { guestCustomer } from '@servery/domain/people/guest';
import type { QueryClient } from '@tanstack/react-query';
import { guestState } from '#state/customer-state.ts';
import { expiryText } from '#state/session-expired.ts';
import { settleCustomer } from '#state/settle-customer.ts';
import { toaster } from '#state/toasts.ts';
import { toastMs } from '@servery/domain/messages/texts';

type Ended = { call: string; go: (path: string) => void };

/** The session has ended at the server: here too, with the words for the screen on which it was found out. */
export function endSession(client: QueryClient, { call, go }: Ended): void {
  const path = location.pathname;
  const onAccount = /^\/account(\/|$)/.test(path);
  settleCustomer(guestState(client, go), guestCustomer, onAccount ? '/login' : undefined);
  toaster.show({ kind: 'bad', text: expiryText(path, call), ms: toastMs.validation, id: 'session' });
}
