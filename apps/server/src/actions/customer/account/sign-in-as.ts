import type { SignInAnswer } from '@servery/contract/calls/customer/sign-in';
import { type Channel, channelOf, isMember, ordersForOthers } from '@servery/domain/people/roles';
import { bringCart } from '#actions/customer/account/bring-cart';
import type { Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { ensureSession } from '#callers/session';
import { markSignedIn } from '#stores/fresh-sign-ins';
import { venueOfMenu } from '#stores/venue/list-venues';
import { endSession, LIFE_MS, rotateSession, type SessionRecord } from '#stores/sessions';
import { signInView } from '#queries/sign-in';

/**
 * A guest's session goes on as the member's, with its cart; somebody else's ends here. A kiosk and staff begin anew: what
 * a guest left on their device is not theirs.
 */
async function sessionFor(
  tx: Tx,
  caller: Caller,
  who: { customerId: number; channel: Channel },
): Promise<SessionRecord> {
  const { session } = caller;
  const isTheirs =
    session?.customer_id === who.customerId || (session?.customer_id === null && who.channel === 'online');
  if (session && !isTheirs) {
    await endSession(tx, session.id);
    caller.session = undefined;
  }
  return ensureSession(tx, caller);
}

/** The caller is this customer from now on, under a sid that nobody knew before. */
export async function signInAs(
  tx: Tx,
  caller: Caller,
  who: { customerId: number; remember: boolean },
): Promise<SignInAnswer> {
  const { customerId } = who;
  const view = await signInView(tx, customerId);
  const { status, menu_name: menuName } = view.customer;
  const channel = channelOf(status);
  const venueId = channel === 'online' ? null : ((await venueOfMenu(tx, menuName)) ?? null);
  const session = await sessionFor(tx, caller, { customerId, channel });
  // A kiosk that forgets over night who it is would stand still in the morning.
  const lifeMs = who.remember || ordersForOthers(status) ? LIFE_MS.remembered : LIFE_MS.browser;
  caller.newSid = await rotateSession(tx, session.id, {
    customerId,
    channel,
    venueId,
    lifeMs,
    now: caller.now,
  });
  await markSignedIn(tx, session.id, caller.now);
  if (isMember(status)) await bringCart(tx, caller, { customerId, sessionId: session.id });
  return view;
}
