import { passwordAccount, pinAccount } from '#actions/customer/account/account-key';
import type { Database } from '#db/database';
import type { Caller } from '#callers/caller';
import { fail, type Failure } from '@servery/domain/failure';
import { secretFits } from '#safety/password';
import { startTry } from '#safety/sign-in-guard';
import { signedInAt } from '#stores/fresh-sign-ins';
import type { CustomerRecord } from '#stores/people';
import { secretOf } from '#stores/profile';

export type SecretKind = 'password' | 'pin';
const FRESH_MS = 10 * 60_000;

const accountOf = ({ brand_code, email, mobile }: CustomerRecord, kind: SecretKind): string =>
  kind === 'pin' ? pinAccount(brand_code, mobile) : passwordAccount(brand_code, email);

/** A phone that lies open must not be enough to guess a secret with: tries are counted as at sign-in. */
export async function trySecret(
  db: Database,
  secret: { kind: SecretKind; typed: string; hash: string; owner: CustomerRecord },
  { address, now }: Caller,
) {
  const { kind, typed, hash, owner } = secret;
  const begun = await startTry(db, { secret: kind, account: accountOf(owner, kind), address, now });
  if (!begun.ok) return begun;
  const fits = await secretFits(typed, hash);
  if (fits) await begun.succeeded();
  return { ok: true, fits } as const;
}

/** Before what gives an account away: its password, or for who has none a sign-in of the last minutes. */
export async function confirmOwner(
  db: Database,
  { owner, typed }: { owner: CustomerRecord; typed: string },
  caller: Caller,
): Promise<{ ok: true } | Failure<'field_required' | 'password_wrong' | 'locked_out' | 'sign_in_again'>> {
  const { hash, since } = await db.read(async (tx) => ({
    hash: await secretOf(tx, owner.id, 'password'),
    since: await signedInAt(tx, caller.session?.id ?? 0),
  }));
  if (hash === undefined) return since > caller.now - FRESH_MS ? { ok: true } : fail('sign_in_again');
  if (typed === '') return fail('field_required', { field: 'current_password' });
  const tried = await trySecret(db, { kind: 'password', typed, hash, owner }, caller);
  if (!tried.ok) return tried;
  return tried.fits ? { ok: true } : fail('password_wrong', { field: 'current_password' });
}
