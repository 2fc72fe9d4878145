import { isKeyCall } from '@servery/contract/key-calls';
import { isPermission, permissions } from '@servery/contract/permissions';
import { type CallName, registry } from '@servery/contract/registry';
import { expect, test } from 'vitest';
import { accessProblem } from '#http/access';

type Identity = Parameters<typeof accessProblem>[1];

const names = Object.keys(registry) as CallName[];
const teamCalls = names.filter((name) => isPermission(registry[name].can));

/** Somebody who may do everything there is, in all venues unless it says otherwise. */
const owner = (more: { inAllVenues?: boolean; can?: Set<never> } = {}): Identity['member'] => ({
  personId: 1,
  name: 'Alex Owner',
  email: 'owner@example.com',
  isScreen: false,
  role: 'Owner',
  can: new Set(permissions),
  owesSecondStep: false,
  inAllVenues: true,
  venueId: 1,
  venueName: 'Banksia Kitchen',
  asksForPins: false,
  timeZone: 'Australia/Perth',
  brandCode: 'demo',
  organisationId: 1,
  ...more,
});
const key = { id: 1, name: 'Our tool', ending: 'abcd', usedAt: 0 };
const codeFor = (name: CallName, by: Identity) => accessProblem(name, by)?.code;

/** Whoever is signed in with a session like this, and works nowhere. */
const signedIn = (more: object): Identity => ({
  session: { customer_id: 3, venue_id: 1, channel: 'online', ...more } as unknown as Identity['session'],
  member: undefined,
});
const nobody: Identity = { session: undefined, member: undefined };

test('what a kiosk or a till does is for one that stands in a venue, and for nobody else', () => {
  const who = {
    nobody,
    'a guest at a kiosk': signedIn({ channel: 'kiosk', customer_id: null }),
    'a member at home': signedIn({ channel: 'online' }),
    'a kiosk': signedIn({ channel: 'kiosk' }),
    'a till': signedIn({ channel: 'counter' }),
    'a till of no venue': signedIn({ channel: 'counter', venue_id: null }),
  };
  const codes = (can: string) =>
    names
      .filter((name) => registry[name].can === can)
      .map((name) => Object.values(who).map((by) => codeFor(name, by)));
  const out = 'signed_out';
  const not = 'forbidden';
  expect(new Set(codes('screen').map(String))).toEqual(
    new Set([String([out, out, not, undefined, undefined, not])]),
  );
  expect(new Set(codes('staff').map(String))).toEqual(
    new Set([String([out, out, not, not, undefined, not])]),
  );
  expect(new Set(codes('signed_in').map(String))).toEqual(
    new Set([String([out, out, undefined, undefined, undefined, undefined])]),
  );
});

test('what needs a permission is for those of the team who have it, and setting up for whoever does it', () => {
  const without = { session: undefined, member: owner({ can: new Set() }) };
  for (const name of teamCalls) {
    expect([name, codeFor(name, nobody)]).toEqual([name, 'signed_out']);
    expect([name, codeFor(name, without)]).toEqual([name, 'forbidden']);
  }
  const setUpCalls = names.filter((name) => registry[name].can === 'set_up');
  expect(setUpCalls).toContain('ConsoleSetup');
  for (const name of setUpCalls) {
    expect([name, codeFor(name, nobody)]).toEqual([name, 'signed_out']);
    expect([name, codeFor(name, { ...nobody, setsUp: true })]).toEqual([name, undefined]);
  }
});

test('what reaches every venue is for those alone who work in all of them', () => {
  const everywhere = teamCalls.filter((name) => registry[name].scope === 'organisation');
  expect(everywhere).toContain('ConsoleTeam.remove');
  const inOne = { session: undefined, member: owner({ inAllVenues: false }) };
  for (const name of teamCalls) {
    expect([name, codeFor(name, { session: undefined, member: owner() })]).toEqual([name, undefined]);
    const refused = everywhere.includes(name) ? 'forbidden' : undefined;
    expect([name, codeFor(name, inOne)]).toEqual([name, refused]);
  }
});

test('a key makes the calls of keys and no other, whatever its maker may do', () => {
  expect(teamCalls.some((name) => !isKeyCall(registry[name]))).toBe(true);
  for (const name of teamCalls) {
    const refused = isKeyCall(registry[name]) ? undefined : 'forbidden';
    expect([name, codeFor(name, { session: undefined, member: owner(), key })]).toEqual([name, refused]);
  }
});
