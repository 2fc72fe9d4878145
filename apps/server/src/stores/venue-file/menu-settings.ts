import { type FulfilmentCode, fulfilmentCodes } from '@servery/contract/entities/fulfilment';
import type { FileSettings } from '@servery/domain/venue-file/parts';
import type { VenueMenu } from '@servery/domain/venue/model';
import type { ReadTx, Tx } from '#db/database';
import { bit, type Held, maybeBit } from '#stores/venue-file/sync-rows';
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

const settingsOf = (it: VenueMenu): FileSettings => ({
  public_notice: it.publicNotice,
  checkout_notice: it.checkoutNotice,
  display_images: it.displayImages,
  allow_promo_codes: it.allowPromoCodes,
  allow_order_notes: it.allowOrderNotes,
  require_registration: it.requireRegistration,
  show_dietary_info: it.showDietaryInfo,
  group_by_category: it.groupByCategory,
  students_enabled: it.studentsEnabled,
  student_name_label: it.studentNameLabel,
  questions_label: it.customFieldsLabel,
  questions: it.customFields.map((field) => ({
    ...field,
    required: field.required === 1,
    options: [...field.options],
  })),
  contactless: handoverOf(it),
  order_for_later: it.orderForLater,
});

const rowOf = (it: FileSettings) => ({
  public_notice: it.public_notice,
  checkout_notice: it.checkout_notice,
  display_images: bit(it.display_images),
  allow_promo_codes: bit(it.allow_promo_codes),
  allow_order_notes: bit(it.allow_order_notes),
  require_registration: bit(it.require_registration),
  show_dietary_info: bit(it.show_dietary_info),
  group_by_category: bit(it.group_by_category),
  students_enabled: bit(it.students_enabled),
  student_name_label: it.student_name_label,
  custom_fields_label: it.questions_label,
  custom_fields: JSON.stringify(
    it.questions.map((question) => ({ ...question, required: bit(question.required) })),
  ),
  contactless: contactlessRow(it.contactless),
  order_for_later: maybeBit(it.order_for_later),
});

export async function readMenus(tx: ReadTx, venueId: number): Promise<Held<SluggedSettings>[]> {
  const rows = await tx.q
    .selectFrom('menu')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, item: { slug: row.slug, settings: settingsOf(parseMenu(row)) } }));
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
        .set(rowOf(settings))
        .where('id', '=', id)
        .where('venue_id', '=', venueId)
        .execute();
      continue;
    }
    const made = await tx.q
      .insertInto('menu')
      .values({ ...rowOf(settings), venue_id: venueId, slug, version: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, made.id);
  }
  return ids;
}
