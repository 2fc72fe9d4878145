import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { guestCustomer } from '@servery/domain/people/guest';
import type { QueryClient } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { nextPerson } from '#api/person.ts';
import { dropSid } from '#api/session-cookie.ts';
import { platform } from '#platform/browser.ts';
import { useDevice } from '#state/device.ts';
import { HELD_VENUE } from '#state/held-venue.ts';
import { clearPending, usePending } from '#state/pending-order.ts';
import { usePinpad } from '#state/pinpad.ts';
import { usePopups } from '#state/popups.ts';
import { forgetSeen } from '#state/own-change.ts';
import { toaster } from '#state/toasts.ts';
import { wantedQuantities } from '#state/wanted-quantities.ts';
import { keys, PUBLIC, SIGN_IN } from '#api/query-keys.ts';

type Stays = {
  /** The screen itself is signed in, or somebody else is already. */
  signIn?: boolean;
  /** A counter goes on the way it was. */
  fulfilment?: FulfilmentChoice | undefined;
};

/** What is the device's own, whoever holds it. */
const OF_DEVICE = new Set([HELD_VENUE, `servery:${facts.brand.code}:review`]);

/** What a provider was asked for, to sign the screen in: its answer comes with another load of the page. */
export const SOCIAL_ASKED = `servery:${facts.brand.code}:social`;

function forgetAnswers(client: QueryClient, stays: Stays): void {
  client.getMutationCache().clear();
  if (!stays.signIn) client.setQueryData(keys.customer, guestCustomer);
  const isTheirs = ({ queryKey: [name] }: { queryKey: readonly unknown[] }): boolean =>
    !PUBLIC.has(name) && name !== 'customer' && !(stays.signIn && SIGN_IN.has(name));
  client.removeQueries({ type: 'inactive', predicate: isTheirs });
  // On a shared screen the receipt that is being shown is forgotten by whoever leaves it.
  void client.resetQueries({
    predicate: (query) => isTheirs(query) && !(stays.signIn && query.queryKey[0] === 'receipt'),
  });
  // Which ways to pay there are depends on who asks.
  void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === 'merchant' });
}

/** The next one on this device finds nothing of the last one: not on the screen, not in storage, not in an answer on its way. */
export function forgetPerson(client: QueryClient, stays: Stays = {}): void {
  nextPerson();
  if (!stays.signIn) dropSid();
  wantedQuantities.clear();
  clearPending();
  forgetSeen();
  usePending.setState({ refused: undefined });
  usePinpad.setState({ failure: '', wanted: false, resumes: false });
  usePopups.setState({ nav: false, fulfilment: false, after: undefined });
  toaster.clear();
  platform.storage.removeAll(
    (stored) =>
      stored.startsWith(`servery:${facts.brand.code}:`) &&
      !OF_DEVICE.has(stored) &&
      !(stays.signIn && stored === SOCIAL_ASKED),
  );
  useDevice.getState().forget(stays.fulfilment ?? null);
  forgetAnswers(client, stays);
}
