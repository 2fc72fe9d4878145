import { asJson } from '@servery/contract/client/as-json';
import type { DetailsValue, VenueDetails } from '@servery/contract/entities/venue-details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow, failureOf } from '#api/call.ts';
import { detailsHistoryKey, detailsQuery } from '#api/details-query.ts';
import { sessionQuery } from '#api/session-query.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { placeOf, placeText } from '#features/details/rules/place.ts';
import { t } from '#features/details/texts.ts';
import type { History } from '#parts/history-pane.tsx';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';

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

/** Who changed the details, the latest first. */
export const detailsHistory: History = {
  queryKey: detailsHistoryKey,
  load: (before, signal) =>
    callOrThrow('ConsoleDetails.history', before === undefined ? {} : { before }, signal),
};

/** The name and the clock of the venue stand on every page. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const { queryKey } of [detailsQuery, sessionQuery, { queryKey: detailsHistoryKey }])
      void client.invalidateQueries({ queryKey });
  };
}

export function useUndoDetails() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsoleDetails.undo', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'details-undo'),
    onSettled: refresh,
  });
}

export function useSaveDetails(onSaved: () => void) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const undo = useUndoDetails();
  return useMutation({
    mutationFn: ({ seen, value: { place, ...value } }: { seen: string; value: TypedDetails }) =>
      callOrThrow('ConsoleDetails.save', {
        seen,
        details: asJson({ ...value, ...(placeOf(place) ?? NOWHERE) }),
      }),
    networkMode: 'always',
    onSuccess: ({ edit_id, saved }) => {
      client.setQueryData(detailsQuery.queryKey, saved);
      onSaved();
      if (edit_id === 0) return;
      sayUndoable(t.saved, { label: t.undo, run: () => undo.mutate(edit_id) }, 'details');
    },
    onError: (error) => {
      if (failureOf(error)?.details.field === undefined) sayBad(error.message, 'details');
    },
    onSettled: refresh,
  });
}
