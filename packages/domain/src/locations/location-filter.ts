import { t } from '#locations/texts';
import { catalogue } from '#texts/catalogue';
export type LocationFilter = 'nearby' | 'search' | 'favourites' | 'history';
/** What the list was made from. */
export type LocationSet = 'COORDS' | 'ALL';

export type LocationsState = {
  phase: 'loading' | 'ready';
  filter: LocationFilter;
  /** The position is denied or cannot be had. */
  noPosition: boolean;
  /** The page is loaded again after a moment: the list at hand was not made from a position. */
  reload: boolean;
};

export type LocationsEvent =
  | { kind: 'nearby'; found: number; hasHistory: boolean }
  | { kind: 'no-position'; hasHistory: boolean }
  | { kind: 'choose'; filter: LocationFilter; set: LocationSet | undefined };

export const RELOAD_NEARBY_MS = 500;

export const startLocations: LocationsState = {
  phase: 'loading',
  filter: 'nearby',
  noPosition: false,
  reload: false,
};

/** `hasHistory` is of a member who is signed in and has ordered before. */
const otherwise = (hasHistory: boolean): LocationFilter => (hasHistory ? 'history' : 'search');

/** Who has already chosen another list, while the position was looked for, stays on it. */
const settled = (state: LocationsState, filter: LocationFilter): LocationFilter =>
  state.filter === 'nearby' ? filter : state.filter;

/** Which list is shown, step by step. */
export function nextLocations(state: LocationsState, event: LocationsEvent): LocationsState {
  switch (event.kind) {
    case 'nearby':
      return {
        phase: 'ready',
        filter: settled(state, event.found > 0 ? 'nearby' : otherwise(event.hasHistory)),
        noPosition: false,
        reload: false,
      };
    case 'no-position':
      return {
        phase: 'ready',
        filter: settled(state, otherwise(event.hasHistory)),
        noPosition: true,
        reload: false,
      };
    case 'choose':
      return {
        ...state,
        filter: event.filter,
        reload: event.filter === 'nearby' && event.set !== 'COORDS' && state.phase === 'ready',
      };
  }
}

const EMPTY: Readonly<Record<LocationFilter, string>> = catalogue('rules-locations-empty', {
  nearby: 'No results nearby :(',
  search: 'No results :(',
  favourites: 'No favourites :(',
  history: 'No history found :(',
});
export const emptyListText = (list: LocationFilter): string => EMPTY[list];

export const noPositionText = (): string => t.noPosition;
