import { permissions } from '@servery/contract/permissions';
import { expect, test } from 'vitest';
import {
  isEverywhere,
  type Person,
  placesText,
  roleAt,
  summary,
  type Team,
} from '#features/team/rules/places.ts';
import { RIGHTS } from '#parts/rights.ts';

const person = (places: Person['places'], invited_until = 0): Person => ({
  id: 1,
  name: 'Jess',
  email: 'jess@example.com',
  places,
  invited_until,
  seen: 0,
  is_me: 0,
  two_step: 0,
});
const team = (people: Person[]): Team => ({
  organisation: 'Banksia',
  two_step_required: 0,
  venues: [
    { id: 7, name: 'Fremantle' },
    { id: 8, name: 'Cottesloe' },
  ],
  roles: [
    { code: 'owner', name: 'Owner', permissions: [], standard: 1 },
    { code: 'counter', name: 'Counter', permissions: [], standard: 1 },
  ],
  people,
});

test('says where somebody works, and as what', () => {
  const jess = person([{ venue_id: 7, role: 'counter' }]);
  const alex = person([{ venue_id: 0, role: 'owner' }]);
  expect(placesText(team([jess]), jess)).toBe('Counter in Fremantle');
  expect(placesText(team([alex]), alex)).toBe('Owner everywhere');
  expect([roleAt(jess, 7), roleAt(jess, 8), isEverywhere(jess), isEverywhere(alex)]).toEqual([
    'counter',
    '',
    false,
    true,
  ]);
});

test('counts those who were invited for themselves', () => {
  expect(summary(team([person([])]))).toBe('1 person');
  expect(summary(team([person([]), person([]), person([], 1)]))).toBe('2 people, 1 invited');
});

test('every right there is can be seen and given', () => {
  expect(RIGHTS.toSorted()).toEqual(permissions.toSorted());
});
