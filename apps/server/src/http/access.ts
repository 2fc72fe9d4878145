import { isKeyCall } from '@servery/contract/key-calls';
import { isPermission } from '@servery/contract/permissions';
import { type CallName, registry } from '@servery/contract/registry';
import { fail, type Failure } from '@servery/domain/failure';
import type { Identity } from '#callers/caller';

type Denied = Failure<'signed_out' | 'forbidden'>;

/** A kiosk or a till stands in one venue; `staff` is a till alone. */
function screenProblem({ session }: Identity, can: 'screen' | 'staff'): Denied | undefined {
  if (!session?.customer_id) return fail('signed_out');
  const stands = can === 'staff' ? session.channel === 'counter' : session.channel !== 'online';
  return stands && session.venue_id ? undefined : fail('forbidden');
}

/** Who may make a call, by the session that makes it and by nothing else. Every call is decided here, and only here. */
export function accessProblem(name: CallName, by: Identity): Denied | undefined {
  const { can, scope } = registry[name];
  if (can === 'anyone') return undefined;
  if (can === 'signed_in') return by.session?.customer_id ? undefined : fail('signed_out');
  if (can === 'screen' || can === 'staff') return screenProblem(by, can);
  if (can === 'set_up') return by.setsUp === true ? undefined : fail('signed_out');
  if (!by.member) return fail('signed_out');
  if (by.key && !isKeyCall(registry[name])) return fail('forbidden');
  if (isPermission(can) && !by.member.can.has(can)) return fail('forbidden');
  return scope === 'organisation' && !by.member.inAllVenues ? fail('forbidden') : undefined;
}
