import { guestCustomer } from '@servery/domain/people/guest';
import type { QueryClient } from '@tanstack/react-query';
import { guestState } from '#state/customer-state.ts';
import { expiryText } from '#state/session-expired.ts';
import { settleCustomer } from '#state/settle-customer.ts';
import { toaster } from '#state/toasts.ts';
import { toastMs } from '@servery/domain/messages/texts';

/** The session has ended at the server: here too, with the words for the screen on which it was found out. */
export function endSession(client: QueryClient, call: string): void {
  settleCustomer(guestState(client), guestCustomer);
  toaster.show({
    kind: 'bad',
    text: expiryText(location.pathname, call),
    ms: toastMs.validation,
    id: 'session',
  });
}
