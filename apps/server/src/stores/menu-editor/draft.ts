import type { DraftChange } from '@servery/domain/menu-editor/draft-change';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';

export type MenuDraft = {
  version: number;
  publishAt: number | undefined;
  failedAt: number | undefined;
  /** Who chose the moment at which it goes live. */
  personId: number | undefined;
  changes: DraftChange[];
};

const fields = z.record(z.string(), z.unknown()).nullable();
const kind = z.enum(['product', 'category', 'group', 'products_of', 'categories_of']);
const place = z.strictObject({
  category_id: z.number().optional(),
  menu_id: z.number().optional(),
  parent_id: z.number().optional(),
  from: z.record(z.string(), z.number()).optional(),
});

export async function readDraft(tx: ReadTx, venueId: number): Promise<MenuDraft> {
  const row = await tx.q
    .selectFrom('menu_draft')
    .selectAll()
    .where('venue_id', '=', venueId)
    .executeTakeFirst();
  if (!row)
    return { version: 0, publishAt: undefined, failedAt: undefined, personId: undefined, changes: [] };
  const changes = await tx.q
    .selectFrom('menu_draft_change')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('version')
    .orderBy('kind')
    .orderBy('part_id')
    .execute();
  return {
    version: row.version,
    publishAt: row.publish_at ?? undefined,
    failedAt: row.failed_at ?? undefined,
    personId: row.person_id ?? undefined,
    changes: changes.map((each) => ({
      kind: kind.parse(each.kind),
      id: each.part_id,
      name: each.name,
      before: fields.parse(JSON.parse(each.before_fields)),
      after: fields.parse(JSON.parse(each.after_fields)),
      place: place.parse(JSON.parse(each.place)),
      version: each.version,
    })),
  };
}

type Part = Pick<DraftChange, 'kind' | 'id'>;

/** Writes what is wished of each part, or that nothing is any more. */
export async function saveDraft(
  tx: Tx,
  { venueId, version }: { venueId: number; version: number },
  parts: readonly { part: Part; change: DraftChange | undefined }[],
): Promise<void> {
  await tx.q
    .insertInto('menu_draft')
    .values({ venue_id: venueId, version, publish_at: null, failed_at: null, person_id: null })
    .onConflict((held) => held.column('venue_id').doUpdateSet({ version }))
    .execute();
  for (const { part, change } of parts) {
    await tx.q
      .deleteFrom('menu_draft_change')
      .where('venue_id', '=', venueId)
      .where('kind', '=', part.kind)
      .where('part_id', '=', part.id)
      .execute();
    if (!change) continue;
    await tx.q
      .insertInto('menu_draft_change')
      .values({
        venue_id: venueId,
        kind: change.kind,
        part_id: change.id,
        name: change.name,
        before_fields: JSON.stringify(change.before),
        after_fields: JSON.stringify(change.after),
        place: JSON.stringify(change.place),
        version: change.version,
      })
      .execute();
  }
  tx.emit({ type: 'draft', venue_id: venueId });
}

type Plan = { publish_at: number | null; failed_at: number | null; person_id: number | null };

/** When it goes live, and who said so; or that it was to and could not. */
export async function planDraft(tx: Tx, venueId: number, plan: Plan): Promise<void> {
  await tx.q.updateTable('menu_draft').set(plan).where('venue_id', '=', venueId).execute();
  tx.emit({ type: 'draft', venue_id: venueId });
}

/** It is live: nothing is left to wish. */
export async function emptyDraft(tx: Tx, venueId: number): Promise<void> {
  await tx.q.deleteFrom('menu_draft_change').where('venue_id', '=', venueId).execute();
  await tx.q
    .updateTable('menu_draft')
    .set((draft) => ({
      version: draft('version', '+', 1),
      publish_at: null,
      failed_at: null,
      person_id: null,
    }))
    .where('venue_id', '=', venueId)
    .execute();
  tx.emit({ type: 'draft', venue_id: venueId });
}

/** Where something that was made for the draft stands: its row waits for it, out of sight. */
export async function waitingPlace(
  tx: ReadTx,
  venueId: number,
  { kind: of, id }: Part,
): Promise<DraftChange['place']> {
  if (of === 'product') {
    const row = await tx.q
      .selectFrom('product')
      .select('category_id')
      .where('id', '=', id)
      .where('venue_id', '=', venueId)
      .executeTakeFirst();
    return row ? { category_id: row.category_id } : {};
  }
  if (of !== 'category') return {};
  const row = await tx.q
    .selectFrom('category')
    .select(['menu_id', 'parent_id'])
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .executeTakeFirst();
  return row ? { menu_id: row.menu_id, parent_id: row.parent_id ?? 0 } : {};
}

/** Products that a promo is for. */
export async function promoProducts(tx: ReadTx, venueId: number): Promise<Set<number>> {
  const rows = await tx.q
    .selectFrom('promo')
    .select('product_id')
    .where('venue_id', '=', venueId)
    .where('product_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap((row) => row.product_id ?? []));
}

/** Whether it was to go live and could not. */
export async function hasDraftFailed(tx: ReadTx, venueId: number): Promise<boolean> {
  const row = await tx.q
    .selectFrom('menu_draft')
    .select('failed_at')
    .where('venue_id', '=', venueId)
    .executeTakeFirst();
  return typeof row?.failed_at === 'number';
}
