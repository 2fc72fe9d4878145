import { asJson } from '@servery/contract/client/as-json';
import type { DetailsValue, VenueDetails } from '@servery/contract/entities/venue-details';
import { failureOf } from '#api/call.ts';
import { detailsQuery, detailsRoom } from '#api/details-query.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { useEdit } from '#edits/use-edit.ts';
import { placeOf, placeText } from '#features/details/rules/place.ts';
import { t } from '#features/details/texts.ts';

/** As somebody types them: a place is one text. */
export type TypedDetails = Omit<DetailsValue, 'lat' | 'long'> & { place: string };
export type DetailsField = keyof TypedDetails;

export const typedDetails = ({ lat, long, ...rest }: DetailsValue): TypedDetails => ({
  ...rest,
  place: placeText({ lat, long }),
});

export const useDetailsDraft = ({ value }: VenueDetails, venueId: number) =>
  useDraft(`details:${venueId}`, typedDetails(value));

const NOWHERE = { lat: 0, long: 0 };

type Problem = { field: DetailsField; message: string };

/** What the server would say of it, before it is asked. */
export function problemOf(value: TypedDetails): Problem | undefined {
  if (value.name.trim() === '') return { field: 'name', message: t.enterName };
  return placeOf(value.place) ? undefined : { field: 'place', message: t.placeWrong };
}

const isAtField = (error: Error): boolean => failureOf(error)?.details.field !== undefined;

export function useSaveDetails(onDone: () => void) {
  const { mutate, ...rest } = useEdit(detailsRoom, 'ConsoleDetails.save', {
    keep: (client, { saved }) => client.setQueryData(detailsQuery.queryKey, saved),
  });
  const save = ({ seen, value: { place, ...value } }: { seen: string; value: TypedDetails }) =>
    mutate({
      input: { seen, details: asJson({ ...value, ...(placeOf(place) ?? NOWHERE) }) },
      said: { text: t.saved, onDone, quiet: isAtField },
    });
  return { ...rest, save };
}
