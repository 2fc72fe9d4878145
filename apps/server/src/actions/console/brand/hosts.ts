import { brandFile } from '@servery/contract/brand';
import type { BrandHost } from '@servery/contract/entities/brand-host';
import { KEEP_CLAIM_MS, proofPlaces, writtenHost } from '@servery/domain/brand/hosts';
import { fail } from '@servery/domain/failure';
import { BRAND_ROOM, writeBrand } from '#actions/console/brand/brand';
import { claimHost, withHosts } from '#actions/console/brand/claim-host';
import { BrandError } from '#brand/brand-error';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import type { ReadTx, Tx } from '#db/database';
import { closeEdit } from '#edits/edit';
import { ownAction, readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import type { ServerParts } from '#server-parts';
import { type BrandRecord, findBrand, lockBrands } from '#stores/brands';
import { claimsOfBrand, findClaim, removeClaim } from '#stores/host-claims';

const hostsIn = ({ definition }: BrandRecord): string[] => brandFile.parse(JSON.parse(definition)).hosts;

async function brandHeld(tx: ReadTx, caller: Caller): Promise<BrandRecord> {
  const { brandCode } = teamMember(caller);
  const held = await findBrand(tx, brandCode);
  if (!held) throw new Error(`somebody works for ${brandCode}, which is no brand`);
  return held;
}

async function shown(tx: ReadTx, caller: Caller): Promise<{ hosts: BrandHost[] }> {
  const held = await brandHeld(tx, caller);
  const claims = await claimsOfBrand(tx, held.code, caller.now);
  return {
    hosts: [
      ...hostsIn(held).map((host) => ({
        host,
        proved: 1 as const,
        token: '',
        ...proofPlaces(host),
        until: 0,
      })),
      ...claims.map(({ host, token, created_at: since }) => ({
        host,
        proved: 0 as const,
        token,
        ...proofPlaces(host),
        until: Math.floor((since + KEEP_CLAIM_MS) / 1000),
      })),
    ],
  };
}

export const consoleHosts = readAction('ConsoleHosts', async (tx, _input, caller) =>
  answer(await shown(tx, caller)),
);

/** Why a brand can never be at a host, such as the installation's own; nothing where it can. */
function problemAt(host: string, held: BrandRecord, readBrand: ServerParts['readBrand']): string | undefined {
  const { definition, terms, privacy, version } = held;
  const source = { definition: withHosts(definition, [host]), legal: { terms, privacy }, version };
  try {
    readBrand(source, held.code);
    return undefined;
  } catch (error) {
    if (error instanceof BrandError) return error.message;
    throw error;
  }
}

export const consoleClaimHost = writeAction(
  'ConsoleHosts.claim',
  ['readBrand'],
  async (tx, input, { caller, readBrand }) => {
    await lockBrands(tx);
    const held = await brandHeld(tx, caller);
    const host = writtenHost(input.host);
    if (host === undefined) return fail('bad_host', { field: 'host', host: input.host });
    if (hostsIn(held).includes(host)) return answer(await shown(tx, caller));
    const problem = problemAt(host, held, readBrand);
    if (problem !== undefined) return fail('brand_refused', { field: 'host', problem });
    const claimed = await claimHost(tx, { code: held.code, host, now: caller.now });
    if (!claimed.ok) return claimed;
    await note(tx, caller, { action: 'host.claimed', subject: host, details: {} });
    return answer(await shown(tx, caller));
  },
);

type Proved = { caller: Caller; host: string; token: string } & Pick<ServerParts, 'readBrand'>;

/** It shows the brand from now on, unless another brand was faster. */
async function goLive(tx: Tx, { caller, host, token, readBrand }: Proved) {
  await lockBrands(tx);
  const held = await brandHeld(tx, caller);
  const { code, terms, privacy } = held;
  const claim = await findClaim(tx, { code, host, now: caller.now });
  if (claim?.token !== token) return fail('no_host', { host });
  const definition = withHosts(held.definition, [...hostsIn(held), host]);
  const next = { definition, terms, privacy };
  const written = await writeBrand(tx, { held, next, proved: host }, { caller, readBrand });
  if (!written.ok) return written;
  await removeClaim(tx, { code, host });
  await closeEdit(tx, caller, { room: BRAND_ROOM, changes: [written.change] });
  return answer(await shown(tx, caller));
}

export const consoleCheckHost = ownAction(
  'ConsoleHosts.check',
  ['readBrand', 'hostProof'],
  async (db, input, { caller, readBrand, hostProof }) => {
    const { brandCode: code } = teamMember(caller);
    const { host } = input;
    const claim = await db.read((tx) => findClaim(tx, { code, host, now: caller.now }));
    if (!claim) return fail('no_host', { host });
    const { token } = claim;
    if (!(await hostProof.isProved(host, token))) return fail('host_not_proved', { host });
    return db.write<Awaited<ReturnType<typeof goLive>>>(
      (tx) => goLive(tx, { caller, host, token, readBrand }),
      (live) => live.ok,
    );
  },
);

export const consoleDropHost = writeAction('ConsoleHosts.drop', async (tx, input, caller) => {
  const { brandCode: code } = teamMember(caller);
  const { host } = input;
  if (!(await findClaim(tx, { code, host, now: caller.now }))) return fail('no_host', { host });
  await removeClaim(tx, { code, host });
  await note(tx, caller, { action: 'host.dropped', subject: host, details: {} });
  return answer(await shown(tx, caller));
});
