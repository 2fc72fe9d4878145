import type { SignInAnswer } from '@servery/contract/calls/customer/sign-in';
import { type Channel, channelOf, isMember, isStaff, ordersForOthers } from '@servery/domain/people/roles';
import { bringCart } from '#actions/customer/account/bring-cart';
import type { Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import { ensureSession } from '#callers/session';
import { markSignedIn } from '#stores/fresh-sign-ins';
import { addScreen, changeScreen, lockScreen, screenOfCustomer, type ScreenRecord } from '#stores/screens';
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

/** The screen that a kiosk or staff account is; an account of before screens were rows gets one when it signs in. */
async function screenFor(
  tx: Tx,
  { customer }: SignInAnswer,
  at: { venueId: number; now: number },
): Promise<ScreenRecord | undefined> {
  const { venueId, now } = at;
  const found = await screenOfCustomer(tx, customer.id);
  const signedIn = { paired_at: now, seen_at: now };
  if (!found)
    return addScreen(tx, {
      venue_id: venueId,
      kind: isStaff(customer.status) ? 'till' : 'kiosk',
      name: customer.name,
      customer_id: customer.id,
      created_at: now,
      ...signedIn,
    });
  const screen = await lockScreen(tx, found.id);
  if (screen?.venue_id !== venueId) return undefined;
  if (screen.removed_at === 0) await changeScreen(tx, screen.id, signedIn);
  return screen;
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
  const screen = venueId === null ? undefined : await screenFor(tx, view, { venueId, now: caller.now });
  const session = await sessionFor(tx, caller, { customerId, channel });
  // A kiosk that forgets over night who it is would stand still in the morning.
  const lifeMs = who.remember || ordersForOthers(status) ? LIFE_MS.remembered : LIFE_MS.browser;
  caller.newSid = await rotateSession(tx, session.id, {
    customerId,
    channel,
    venueId,
    screenId: screen?.id ?? null,
    lifeMs,
    now: caller.now,
  });
  await markSignedIn(tx, session.id, caller.now);
  // Whichever way somebody came in: a screen that was removed has no session.
  if (screen && screen.removed_at > 0) await endSession(tx, session.id);
  if (isMember(status)) await bringCart(tx, caller, { customerId, sessionId: session.id });
  return view;
}
