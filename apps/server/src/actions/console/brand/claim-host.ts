import { writtenHost } from '@servery/domain/brand/hosts';
import { fail, type Failure } from '@servery/domain/failure';
import type { Tx } from '#db/database';
import { hostOfAnother } from '#stores/brands';
import { addClaim, claimsOfBrand } from '#stores/host-claims';

export type HostProblem = 'host_taken' | 'bad_host' | 'hosts_full';
const MOST_WAITING = 5;

/** Wants a host for a brand. Several brands can want one: it shows the one that proves it first. */
export async function claimHost(
  tx: Tx,
  { code, host, now }: { code: string; host: string; now: number },
): Promise<{ ok: true } | Failure<HostProblem>> {
  if (writtenHost(host) !== host) return fail('bad_host', { field: 'host', host });
  if ((await hostOfAnother(tx, code, [host])) !== undefined)
    return fail('host_taken', { field: 'host', host });
  const waiting = await claimsOfBrand(tx, code, now);
  if (waiting.some((claim) => claim.host === host)) return { ok: true };
  if (waiting.length >= MOST_WAITING) return fail('hosts_full', { most: MOST_WAITING });
  await addClaim(tx, { code, host, now });
  return { ok: true };
}

/** A brand.json at other hosts. */
export const withHosts = (definition: string, hosts: readonly string[]): string =>
  JSON.stringify({ ...(JSON.parse(definition) as object), hosts }, null, 2);
