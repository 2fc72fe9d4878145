import type { HeldHours, HoursValue, VenueHours } from '@servery/contract/entities/venue-hours';
import { useDraft } from '#drafts/use-draft.ts';
import { allFields, fieldsOf, typesOf, typesWith } from '#features/hours/rules/fields.ts';

/** Hours that are being changed. What others change meanwhile is taken in, unless it is the same day or notice. */
export function useHoursDraft(venue: VenueHours) {
  const draft = useDraft('hours', allFields(venue.types));
  const types = typesWith(venue.types, draft.value);
  const changed = typesOf(draft.changed);
  return {
    ...draft,
    types,
    changedTypes: types.filter(({ id }) => changed.includes(id)),
    changeCount: draft.changed.length,
    set: (next: readonly HeldHours[]) => draft.change(allFields(next)),
    changeType: (id: number, value: Partial<HoursValue>) => draft.change(fieldsOf(id, value)),
  };
}
export type HoursDraft = ReturnType<typeof useHoursDraft>;
