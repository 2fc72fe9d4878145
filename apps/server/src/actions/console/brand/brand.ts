import { brandFile } from '@servery/contract/brand';
import type { BrandShown, HomePage } from '@servery/contract/calls/console/brand';
import { brandFields, completed } from '@servery/domain/brand/edited-brand';
import { fail, type Failure } from '@servery/domain/failure';
import { type Change, changeOf } from '@servery/domain/menu-editor/changes';
import { claimHost, type HostProblem, withHosts } from '#actions/console/brand/claim-host';
import { type HomeOf, homeOf, writeHome } from '#actions/console/brand/home-page';
import { BrandError } from '#brand/brand-error';
import type { LoadedBrand } from '#brand/read-brand';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx, Tx } from '#db/database';
import { closeEdit } from '#edits/edit';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import type { ServerParts } from '#server-parts';
import { type BrandRecord, changeBrand, findBrand, lockBrands } from '#stores/brands';
import { hostsOfBrand } from '#stores/host-claims';

export const BRAND_ROOM = 'brand.edited';

async function view(tx: ReadTx, row: BrandRecord, { brands }: Caller): Promise<BrandShown> {
  const { code, terms, privacy, version } = row;
  // With all that a brand leaves to us: whoever changes it sees what it is.
  const brand = brandFile.parse(JSON.parse(row.definition));
  // What is read of it now leaves out texts that the product has given up: they could not be saved again.
  const now = brands.byCode(code);
  if (now?.version === version) brand.texts = now.texts;
  const home = await homeOf(tx, { code, menu_name: brand.menu_name });
  return {
    code,
    definition: JSON.stringify(brand),
    terms,
    privacy,
    version,
    home: home?.page ?? null,
    home_seen: home?.seen ?? '',
  };
}

export const consoleBrand = readAction('ConsoleBrand', async (tx, _input, caller) => {
  const row = await findBrand(tx, teamMember(caller).brandCode);
  return row ? answer(await view(tx, row, caller)) : fail('signed_out');
});

/** What the apps that people have know it by must stay. */
const isSame = (next: LoadedBrand, now: LoadedBrand | undefined): boolean =>
  next.code === now?.code && next.token === now.token && next.app_id === now.app_id;

type Written = Pick<BrandRecord, 'definition' | 'terms' | 'privacy'>;

/** Everything that a brand says, legal texts and all. */
export const fieldsOf = ({ definition, terms, privacy }: Written): Record<string, unknown> => ({
  ...brandFields(brandFile.parse(JSON.parse(definition))),
  terms,
  privacy,
});

/** `proved`: a host of it that is theirs from now on. */
type Wanted = { held: BrandRecord; next: Written; proved?: string };
type Parts = { caller: Caller } & Pick<ServerParts, 'readBrand'>;
type Refused = Failure<'brand_refused' | 'brand_fixed' | HostProblem>;

/** A host that is not the brand's yet waits until it is proved; everything else is taken at once. */
async function splitHosts(tx: Tx, { code, hosts }: LoadedBrand, proved: string | undefined) {
  const held = await hostsOfBrand(tx, code);
  const isTheirs = (host: string) => held.has(host) || host === proved;
  const all = [...new Set(hosts)];
  return { theirs: all.filter(isTheirs), wanted: all.filter((host) => !isTheirs(host)) };
}

/** Writes a brand down as it is wanted, where people can read it: what changed, or nothing where it is as it was. */
export async function writeBrand(
  tx: Tx,
  { held, next, proved }: Wanted,
  { caller, readBrand }: Parts,
): Promise<{ ok: true; change: Change | undefined } | Refused> {
  const { code, version } = held;
  const { terms, privacy } = next;
  const legal = { terms, privacy };
  let read: LoadedBrand;
  try {
    read = readBrand({ definition: next.definition, legal, version: version + 1 }, code);
  } catch (error) {
    if (error instanceof BrandError) return fail('brand_refused', { problem: error.message });
    throw error;
  }
  if (!isSame(read, caller.brands.byCode(code))) return fail('brand_fixed');
  const { theirs: hosts, wanted } = await splitHosts(tx, read, proved);
  for (const host of wanted) {
    const claimed = await claimHost(tx, { code, host, now: caller.now });
    if (!claimed.ok) return claimed;
  }
  const definition = wanted.length === 0 ? next.definition : withHosts(next.definition, hosts);
  const [before, after] = [fieldsOf(held), fieldsOf({ ...next, definition })];
  const part = { kind: 'brand', id: teamMember(caller).venueId, name: read.name } as const;
  const change = changeOf(part, completed(before, after), completed(after, before));
  if (!change) return { ok: true, change };
  const changed = await changeBrand(tx, {
    code,
    token: read.token,
    hosts,
    definition,
    legal,
    editedAt: caller.now,
  });
  return changed.ok ? { ok: true, change } : fail('host_taken', { host: changed.taken });
}

/** The landing page as it is wanted, where it is another than it was. */
async function changeHome(tx: Tx, held: HomeOf, page: HomePage): Promise<Change | undefined> {
  const { venueId } = held;
  const change = changeOf({ kind: 'home', id: venueId, name: '' }, held.page, page);
  if (change) await writeHome(tx, venueId, page);
  return change;
}

export const consoleSaveBrand = writeAction(
  'ConsoleBrand.save',
  ['readBrand'],
  async (tx, input, { caller, readBrand }) => {
    const { brandCode: code } = teamMember(caller);
    // Two brands that claim one host at once are looked at one after the other.
    await lockBrands(tx);
    const held = await findBrand(tx, code);
    if (held?.version !== input.version) return fail('brand_changed');
    const written = await writeBrand(tx, { held, next: input }, { caller, readBrand });
    if (!written.ok) return written;
    const { menu_name } = brandFile.parse(JSON.parse(input.definition));
    const home = input.home && (await homeOf(tx, { code, menu_name }));
    if (home && home.seen !== input.home_seen) return fail('brand_changed');
    const changes = [written.change, home && input.home && (await changeHome(tx, home, input.home))];
    const edit_id = await closeEdit(tx, caller, { room: BRAND_ROOM, changes });
    const row = await findBrand(tx, code);
    return row ? answer({ ...(await view(tx, row, caller)), edit_id }) : fail('brand_changed');
  },
);
