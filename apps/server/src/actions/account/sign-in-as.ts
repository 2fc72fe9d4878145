import type { SignInAnswer } from '@servery/contract/calls/sign-in';
import { isMember, ordersForOthers } from '@servery/domain/people/roles';
import { bringCart } from '#actions/account/bring-cart';
import type { Tx } from '#db/database';
import type { ActionContext } from '#http/action';
import { ensureSession } from '#http/session';
import { markSignedIn } from '#stores/fresh-sign-ins';
import { endSession, LIFE_MS, rotateSession, type SessionRecord } from '#stores/sessions';
import { signInView } from '#views/sign-in';

/** A guest's session goes on as the member's, with its cart; somebody else's ends here. */
async function sessionFor(tx: Tx, context: ActionContext, customerId: number): Promise<SessionRecord> {
  const { session } = context;
  const isOthers = session?.customer_id !== null && session?.customer_id !== customerId;
  if (session?.kind === 'console') context.session = undefined;
  else if (session && isOthers) {
    await endSession(tx, session.id);
    context.session = undefined;
  }
  return ensureSession(tx, context);
}

/** The caller is this customer from now on, under a sid that nobody knew before. */
export async function signInAs(
  tx: Tx,
  context: ActionContext,
  who: { customerId: number; remember: boolean },
): Promise<SignInAnswer> {
  const { customerId } = who;
  const view = await signInView(tx, customerId);
  const { status } = view.customer;
  const session = await sessionFor(tx, context, customerId);
  // A kiosk that forgets over night who it is would stand still in the morning.
  const lifeMs = who.remember || ordersForOthers(status) ? LIFE_MS.remembered : LIFE_MS.browser;
  context.newSid = await rotateSession(tx, session.id, { customerId, lifeMs, now: context.now });
  await markSignedIn(tx, session.id, context.now);
  if (isMember(status)) await bringCart(tx, context, { customerId, sessionId: session.id });
  return view;
}
