import { expect, test } from 'vitest';
import { placeHint, placeSearch, stateOf, wantsSuggestions } from '#locations/place-search';

test('asks for suggestions after more than three characters [ORD-053]', () => {
  expect(['', 'fre', ' fre ', 'frem', 'fremantle'].map(wantsSuggestions)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('says start typing, keep typing below five characters, then select a location [ORD-054]', () => {
  expect(['', '  ', 'f', ' frem ', 'frem', 'frema', 'fremantle'].map(placeHint)).toEqual([
    'start typing',
    'start typing',
    'keep typing',
    'keep typing',
    'keep typing',
    'select a location',
    'select a location',
  ]);
});

test('a place that cannot be looked up says so with (1), one without a position with (2) [ORD-071]', () => {
  expect(placeSearch({ ok: false, found: undefined }, '')).toEqual({
    kind: 'name',
    says: 'Error looking up place name (1)',
  });
  expect(placeSearch({ ok: true, found: undefined }, '')).toEqual({
    kind: 'name',
    says: 'Error looking up place name (2)',
  });
  expect(placeSearch({ ok: true, found: { lat: 0, long: 0 } }, '')).toMatchObject({ kind: 'name' });
});

test('where the state is known the search goes on by state [ORD-072]', () => {
  expect(placeSearch({ ok: false, found: undefined }, 'WA')).toEqual({
    kind: 'state',
    state: 'WA',
    says: 'Error looking up place name (1)',
  });
  expect(placeSearch({ ok: true, found: { lat: -32.05, long: 115.74 } }, 'WA')).toEqual({
    kind: 'coords',
    lat: -32.05,
    long: 115.74,
  });
});

test('only the place that is 0 on both axes is none: Greenwich and the equator are', () => {
  expect(placeSearch({ ok: true, found: { lat: 51.48, long: 0 } }, '')).toMatchObject({ kind: 'coords' });
  expect(placeSearch({ ok: true, found: { lat: 0, long: 109.32 } }, '')).toMatchObject({ kind: 'coords' });
});

test('reads the state from a suggestion’s second line', () => {
  expect(['WA, Australia', 'Fremantle wa', 'Auckland, New Zealand', 'Wagga'].map(stateOf)).toEqual([
    'WA',
    'WA',
    '',
    '',
  ]);
});
