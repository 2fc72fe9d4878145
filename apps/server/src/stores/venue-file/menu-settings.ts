import { type FulfilmentCode, fulfilmentCodes } from '@servery/contract/entities/fulfilment';
import { rowOf, valueIn } from '@servery/domain/fields/field';
import { SETTINGS_FIELDS } from '@servery/domain/venue/fields';
import type { FileSettings } from '@servery/domain/venue-file/parts';
import type { VenueMenu } from '@servery/domain/venue/model';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { MenuTable } from '#db/tables/catalogue';
import { bit, type Held } from '#stores/venue-file/sync-rows';
import { parseMenu } from '#stores/venue/parse-venue';

export type SluggedSettings = { slug: string; settings: FileSettings };
type Handover = FileSettings['contactless'];

function handoverOf({ contactless }: VenueMenu): Handover {
  if (contactless.enabled !== 1) return {};
  const offered = fulfilmentCodes.filter((code) => contactless[code] === 1);
  return Object.fromEntries(
    offered.map((code) => [
      code,
      {
        label: contactless[`${code}_label`],
        description: contactless[`${code}_desc`],
        notes_link: contactless[`${code}_notes_link`],
      },
    ]),
  );
}

function contactlessRow(handover: Handover): string {
  const named = Object.entries(handover) as [FulfilmentCode, NonNullable<Handover[FulfilmentCode]>][];
  const fields = named.flatMap(([code, { label, description, notes_link: link }]) => [
    [code, 1],
    [`${code}_label`, label],
    [`${code}_desc`, description],
    [`${code}_notes_link`, link],
  ]);
  return JSON.stringify({ enabled: bit(named.length > 0), ...Object.fromEntries(fields) });
}

const settingsOf = (row: Selectable<MenuTable>, it: VenueMenu): FileSettings => ({
  ...valueIn(SETTINGS_FIELDS, row),
  questions: it.customFields.map((field) => ({
    ...field,
    required: field.required === 1,
    options: [...field.options],
  })),
  contactless: handoverOf(it),
});

const settingsRow = (it: FileSettings) => ({
  ...rowOf(SETTINGS_FIELDS, it),
  custom_fields: JSON.stringify(
    it.questions.map((question) => ({ ...question, required: bit(question.required) })),
  ),
  contactless: contactlessRow(it.contactless),
});

export async function readMenus(tx: ReadTx, venueId: number): Promise<Held<SluggedSettings>[]> {
  const rows = await tx.q
    .selectFrom('menu')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    item: { slug: row.slug, settings: settingsOf(row, parseMenu(row)) },
  }));
}

/** Menus are added and changed; orders refer to them for ever, so none goes. Answers the ids by slug. */
export async function writeMenus(
  tx: Tx,
  venueId: number,
  wanted: readonly SluggedSettings[],
): Promise<Map<string, number>> {
  const ids = new Map((await readMenus(tx, venueId)).map(({ id, item }) => [item.slug, id]));
  for (const { slug, settings } of wanted) {
    const id = ids.get(slug);
    if (id !== undefined) {
      await tx.q
        .updateTable('menu')
        .set(settingsRow(settings))
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute();
      continue;
    }
    const made = await tx.q
      .insertInto('menu')
      .values({ ...settingsRow(settings), venue_id: venueId, slug, version: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, made.id);
  }
  return ids;
}
