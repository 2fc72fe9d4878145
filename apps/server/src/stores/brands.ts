import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { BrandTable } from '#db/tables/people';

export type BrandRecord = Selectable<BrandTable>;

export async function brandRows(tx: ReadTx): Promise<BrandRecord[]> {
  return tx.q.selectFrom('brand').selectAll().orderBy('code').execute();
}

export async function findBrand(tx: ReadTx, code: string): Promise<BrandRecord | undefined> {
  return tx.q.selectFrom('brand').selectAll().where('code', '=', code).executeTakeFirst();
}

/** What every process compares with what it holds. */
export async function brandVersions(tx: ReadTx): Promise<{ code: string; version: number }[]> {
  return tx.q.selectFrom('brand').select(['code', 'version']).execute();
}

export type BrandChange = {
  code: string;
  token: string;
  hosts: readonly string[];
  definition: string;
  legal: { terms: string; privacy: string };
} & ({ source: string } | { editedAt: number });

/** The first of some hosts that shows another brand already. */
export async function hostOfAnother(
  tx: ReadTx,
  code: string,
  hosts: readonly string[],
): Promise<string | undefined> {
  const row = await tx.q
    .selectFrom('brand_host')
    .select('host')
    .where('brand_code', '<>', code)
    .where('host', 'in', [...hosts, ''])
    .executeTakeFirst();
  return row?.host;
}

/** A host or the token that another brand has already. */
async function takenBy(tx: Tx, { code, token, hosts }: BrandChange): Promise<string | undefined> {
  const host = await hostOfAnother(tx, code, hosts);
  if (host !== undefined) return host;
  const other = await tx.q
    .selectFrom('brand')
    .select('token')
    .where('code', '<>', code)
    .where('token', '=', token)
    .executeTakeFirst();
  return other?.token;
}

/** A new version of a brand, which every process hears of; or what in it is another brand's. */
export async function changeBrand(
  tx: Tx,
  change: BrandChange,
): Promise<{ ok: true; version: number } | { ok: false; taken: string }> {
  const taken = await takenBy(tx, change);
  if (taken !== undefined) return { ok: false, taken };
  const { code, token, hosts } = change;
  await tx.q.deleteFrom('brand_host').where('brand_code', '=', code).execute();
  if (hosts.length > 0)
    await tx.q
      .insertInto('brand_host')
      .values([...new Set(hosts)].map((host) => ({ host, brand_code: code })))
      .execute();
  const { version } = await tx.q
    .updateTable('brand')
    .set((row) => ({
      token,
      definition: change.definition,
      ...change.legal,
      ...('source' in change ? { source: change.source } : { edited_at: change.editedAt }),
      version: row('version', '+', 1),
    }))
    .where('code', '=', code)
    .returning('version')
    .executeTakeFirstOrThrow();
  tx.emit({ type: 'brand', brand_code: code, version });
  return { ok: true, version };
}

/** Whoever changes or brings in a brand waits for whoever does so already, in this process or in another. */
export async function lockBrands(tx: Tx): Promise<void> {
  await tx.q
    .insertInto('setting')
    .values({ name: 'brands', value: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await tx.q.updateTable('setting').set({ value: '' }).where('name', '=', 'brands').execute();
}
