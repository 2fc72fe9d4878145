import { expect, test } from 'vitest';
import {
  emptyListText,
  noPositionText,
  nextLocations,
  RELOAD_NEARBY_MS,
  startLocations,
} from '#locations/location-filter';

const nearby = (found: number, hasHistory: boolean) =>
  nextLocations(startLocations, { kind: 'nearby', found, hasHistory });

test('is loading first, then ready, on one of three lists [ORD-063]', () => {
  expect(startLocations).toEqual({ phase: 'loading', filter: 'nearby', noPosition: false, reload: false });
  expect(nearby(1, false).phase).toBe('ready');
  const chosen = (['nearby', 'search', 'history'] as const).map(
    (filter) => nextLocations(nearby(1, false), { kind: 'choose', filter, set: 'COORDS' }).filter,
  );
  expect(chosen).toEqual(['nearby', 'search', 'history']);
});

test('stays on nearby when something is near [ORD-064]', () => {
  expect(nearby(1, true).filter).toBe('nearby');
  expect(nearby(2, true).filter).toBe('nearby');
});

test('with nothing near, goes to a member’s history, else to the search [ORD-065]', () => {
  expect(nearby(0, true).filter).toBe('history');
  expect(nearby(0, false).filter).toBe('search');
});

test('without a position, goes to a member’s history, else to the search [ORD-066]', () => {
  const after = (hasHistory: boolean) => nextLocations(startLocations, { kind: 'no-position', hasHistory });
  expect(after(true)).toMatchObject({ phase: 'ready', filter: 'history', noPosition: true });
  expect(after(false)).toMatchObject({ phase: 'ready', filter: 'search', noPosition: true });
});

test('neither a missing position nor a reload that was asked for outlasts the next answer', () => {
  const without = nextLocations(startLocations, { kind: 'no-position', hasHistory: false });
  const asked = nextLocations(without, { kind: 'choose', filter: 'nearby', set: 'ALL' });
  expect(asked).toMatchObject({ noPosition: true, reload: true });
  const found = nextLocations(asked, { kind: 'nearby', found: 1, hasHistory: false });
  expect(found).toMatchObject({ noPosition: false, reload: false });
  const lost = nextLocations(asked, { kind: 'no-position', hasHistory: false });
  expect(lost).toMatchObject({ noPosition: true, reload: false });
});

test('who has chosen a list while the position was looked for stays on it', () => {
  const chosen = nextLocations(startLocations, { kind: 'choose', filter: 'search', set: 'ALL' });
  expect(chosen).toMatchObject({ phase: 'loading', filter: 'search', reload: false });
  expect(nextLocations(chosen, { kind: 'nearby', found: 3, hasHistory: true }).filter).toBe('search');
  expect(nextLocations(chosen, { kind: 'no-position', hasHistory: true }).filter).toBe('search');
});

test('choosing nearby over a list that was not made from a position loads the page again after half a second [ORD-067]', () => {
  const ready = nearby(0, false);
  expect(nextLocations(ready, { kind: 'choose', filter: 'nearby', set: 'ALL' }).reload).toBe(true);
  expect(nextLocations(ready, { kind: 'choose', filter: 'nearby', set: 'COORDS' }).reload).toBe(false);
  expect(nextLocations(ready, { kind: 'choose', filter: 'search', set: 'ALL' }).reload).toBe(false);
  expect(RELOAD_NEARBY_MS).toBe(500);
});

test('has words for each empty list [ORD-070]', () => {
  expect((['nearby', 'search', 'favourites', 'history'] as const).map(emptyListText)).toEqual([
    'No results nearby :(',
    'No results :(',
    'No favourites :(',
    'No history found :(',
  ]);
});

test('says what to do without a position', () => {
  expect(noPositionText()).toBe(
    'Geolocation not enabled or unavailable. Allow access to your location to display stores that are nearest to you.',
  );
});
