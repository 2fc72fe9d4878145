import { type CallName, registry } from '@servery/contract/registry';
import type { CallingKey } from '#callers/caller';
import type { RateLimit } from '#http/rate-limit';
import type { SessionRecord } from '#stores/sessions';

/** A lunch queue shares the address of its office or of the venue's wifi. */
const TOGETHER = 10;

/** Of a tool, whatever it asks for: somebody who orders is not kept waiting by it. */
const PER_KEY = 600;

type Caller = {
  name: CallName;
  session: SessionRecord | undefined;
  key?: CallingKey | undefined;
  address: string;
  now: number;
};

/** Whom a session is counted with: sessions are free, accounts and addresses are not. A kiosk is signed in, and so is not counted with the guests around it. */
function behind({ session, address }: Caller): string {
  if (session?.person_id) return `u${session.person_id}`;
  return session?.customer_id ? `c${session.customer_id}` : address;
}

/** Whether a call may be made now: by its session, and by whoever is behind all of their sessions. */
export function mayCall(rateLimit: RateLimit, caller: Caller): boolean {
  const { name, session, key, now } = caller;
  const { perMinute } = registry[name];
  if (key)
    return (
      rateLimit.allows(`${name}:k${key.id}`, perMinute, now) && rateLimit.allows(`k${key.id}`, PER_KEY, now)
    );
  const who = behind(caller);
  const each = session ? `s${session.id}` : `no-session:${who}`;
  return (
    rateLimit.allows(`${name}:${each}`, perMinute, now) &&
    rateLimit.allows(`${name}:${who}`, perMinute * TOGETHER, now)
  );
}
