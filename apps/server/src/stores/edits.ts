import type { Change } from '@servery/domain/menu-editor/changes';
import { z } from 'zod';
import type { ReadTx } from '#db/database';

/** What rooms of the console call their edits in the audit. */
export type EditRoom =
  | 'menu.edited'
  | 'menu.drafted'
  | 'hours.edited'
  | 'fulfilment.edited'
  | 'promos.edited'
  | 'paper.edited'
  | 'details.edited'
  | 'payments.edited'
  | 'brand.edited';
type InRoom = { venueId: number; room: EditRoom };

const fields = z.record(z.string(), z.unknown()).nullable();
const details = z.object({
  changes: z.array(
    z.object({
      kind: z.enum([
        'product',
        'category',
        'group',
        'products_of',
        'categories_of',
        'hours',
        'way',
        'zone',
        'point',
        'promo',
        'rewards',
        'paper',
        'details',
        'payments',
        'brand',
        'home',
      ]),
      id: z.number(),
      name: z.string(),
      before: fields,
      after: fields,
    }),
  ),
});

export type EditRecord = { id: number; at: number; who: string; changes: readonly Change[] };

/** A brand is edited from any of its venues; everything else is the venue's own. */
const placesOf = (tx: ReadTx, { venueId, room }: InRoom) => {
  const here = tx.q.selectFrom('venue').select('venue.id').where('venue.id', '=', venueId);
  if (room !== 'brand.edited') return here;
  return tx.q
    .selectFrom('venue as here')
    .innerJoin('venue', 'venue.brand_code', 'here.brand_code')
    .select('venue.id')
    .where('here.id', '=', venueId);
};

const edits = (tx: ReadTx, at: InRoom) =>
  tx.q
    .selectFrom('audit')
    .innerJoin('person', 'person.id', 'audit.person_id')
    .select(['audit.id', 'audit.created_at', 'audit.details', 'person.name'])
    .where('audit.venue_id', 'in', placesOf(tx, at))
    .where('audit.action', '=', at.room);

const recordOf = (row: { id: number; created_at: number; details: string; name: string }): EditRecord => ({
  id: row.id,
  at: row.created_at,
  who: row.name,
  changes: details.parse(JSON.parse(row.details)).changes,
});

/** The latest first, before one that is known already. */
export async function latestEdits(
  tx: ReadTx,
  at: InRoom,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<EditRecord[]> {
  const all = edits(tx, at).orderBy('audit.id', 'desc').limit(limit);
  const rows = await (before === undefined ? all : all.where('audit.id', '<', before)).execute();
  return rows.map(recordOf);
}

export async function findEdit(tx: ReadTx, at: InRoom, id: number): Promise<EditRecord | undefined> {
  const row = await edits(tx, at).where('audit.id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}

/** Which edit was last taken back by which: an undo has the edit that it takes back for its subject. */
async function undosOf(tx: ReadTx, at: InRoom, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.q
    .selectFrom('audit')
    .select(['id', 'subject'])
    .where('venue_id', 'in', placesOf(tx, at))
    .where('action', '=', at.room)
    .where('subject', 'in', ids.map(String))
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, subject }) => [Number(subject), id]));
}

/** Which of these are taken back now; an undo that was undone itself counts for nothing. */
export async function undoneOf(tx: ReadTx, at: InRoom, ids: readonly number[]): Promise<Set<number>> {
  const undoOf = new Map<number, number>();
  for (let next = ids; next.length > 0;) {
    const found = await undosOf(tx, at, next);
    for (const [id, undo] of found) undoOf.set(id, undo);
    next = [...found.values()];
  }
  const isUndone = (id: number): boolean => {
    const undo = undoOf.get(id);
    return undo !== undefined && !isUndone(undo);
  };
  return new Set(ids.filter(isUndone));
}
