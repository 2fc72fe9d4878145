import { placeHint, placeSearch, stateOf, wantsSuggestions } from '@servery/domain/locations/place-search';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { answerOf, call } from '#api/call.ts';
import { locationsQuery, type LocationsWanted } from '#api/later-queries.ts';
import { sayBad } from '#state/toasts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/locations/texts.ts';
import { laterKeys } from '#api/later-keys.ts';
import { keys } from '#api/query-keys.ts';

const QUIET_MS = 200;

/** What was typed, once the fingers rest. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

function listWords(text: string, searching: boolean): string {
  if (!wantsSuggestions(text)) return placeHint(text);
  return searching ? more.searching : t.noPlace;
}

type Suggestion = { id: string; main: string; secondary: string };

/** Suburbs and towns while somebody types, and the stores around the one that is chosen. */
export function usePlaceSearch() {
  const [text, setText] = useState('');
  const [session, setSession] = useState(() => crypto.randomUUID());
  const [wanted, setWanted] = useState<LocationsWanted>();
  const [looking, setLooking] = useState(false);
  const [chosen, setChosen] = useState('');
  // A name that was chosen is not searched for again: its list stays closed.
  const settled = text !== '' && text === chosen;
  const rested = useDeferredValue(useRested(text));
  const suggestions = useQuery({
    queryKey: laterKeys.places(rested),
    queryFn: async () =>
      (
        await answerOf('AddressSearch.suggest', {
          kind: 'place',
          text: rested,
          session,
          component: 'locations',
        })
      ).suggestions,
    enabled: wantsSuggestions(rested) && !settled,
    staleTime: 60_000,
  });
  const stores = useQuery(
    wanted ? locationsQuery(wanted) : { queryKey: keys.locations(), queryFn: skipToken },
  );

  const choose = async (place: Suggestion): Promise<void> => {
    setText(place.main);
    setChosen(place.main);
    setLooking(true);
    const answer = await call('AddressSearch.resolve', { id: place.id, session, component: 'locations' });
    setLooking(false);
    // The letters and the choice were one search; the next begins anew.
    setSession(crypto.randomUUID());
    const found = answer.ok ? { lat: answer.value.lat, long: answer.value.long } : undefined;
    const state = stateOf((answer.ok && answer.value.state) || place.secondary);
    const search = placeSearch({ ok: answer.ok, found }, state);
    if (search.kind !== 'coords') sayBad(search.says);
    if (search.kind === 'coords') setWanted({ set: 'COORDS', lat: search.lat, long: search.long });
    else if (search.kind === 'state') setWanted({ set: 'ALL', state: search.state });
    else setWanted({ set: 'ALL', search: place.main });
  };
  return {
    text,
    setText,
    suggestions: wantsSuggestions(text) && !settled ? (suggestions.data ?? []) : [],
    /** What the open list says while there is nothing in it. */
    words: settled ? undefined : listWords(text, rested !== text || suggestions.isFetching),
    choose,
    looking: looking || stores.isFetching,
    stores: wanted ? stores.data?.merchants : undefined,
  };
}
