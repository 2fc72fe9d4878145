import { randomBytes } from 'node:crypto';
import { KEEP_CLAIM_MS } from '@servery/domain/brand/hosts';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { HostClaimTable } from '#db/tables/people';

export type HostClaim = Selectable<HostClaimTable>;
type At = { code: string; host: string; now: number };

/** Hosts that show a brand: proved by its owner, or given by whoever runs the installation. */
export async function hostsOfBrand(tx: ReadTx, code: string): Promise<Set<string>> {
  const rows = await tx.q.selectFrom('brand_host').select('host').where('brand_code', '=', code).execute();
  return new Set(rows.map(({ host }) => host));
}

/** Those that still have time. */
const open = (tx: ReadTx, code: string, now: number) =>
  tx.q
    .selectFrom('host_claim')
    .selectAll()
    .where('brand_code', '=', code)
    .where('created_at', '>', now - KEEP_CLAIM_MS);

export const claimsOfBrand = (tx: ReadTx, code: string, now: number): Promise<HostClaim[]> =>
  open(tx, code, now).orderBy('created_at').orderBy('host').execute();

export const findClaim = (tx: ReadTx, { code, host, now }: At): Promise<HostClaim | undefined> =>
  open(tx, code, now).where('host', '=', host).executeTakeFirst();

export async function removeClaim(tx: Tx, { code, host }: Omit<At, 'now'>): Promise<void> {
  await tx.q.deleteFrom('host_claim').where('brand_code', '=', code).where('host', '=', host).execute();
}

/** One that is there already keeps what it is proved by; those that have had their time make room. */
export async function addClaim(tx: Tx, { code, host, now }: At): Promise<void> {
  await tx.q
    .deleteFrom('host_claim')
    .where('brand_code', '=', code)
    .where('created_at', '<=', now - KEEP_CLAIM_MS)
    .execute();
  const token = `servery-${randomBytes(16).toString('base64url')}`;
  await tx.q
    .insertInto('host_claim')
    .values({ brand_code: code, host, token, created_at: now })
    .onConflict((conflict) => conflict.columns(['brand_code', 'host']).doNothing())
    .execute();
}
