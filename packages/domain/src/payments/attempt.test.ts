import { expect, test } from 'vitest';
import {
  afterEvent,
  type AttemptEvent,
  attemptStates,
  attemptText,
  isInDoubt,
  isUnfinished,
  mayGoBackWithoutOrder,
  statesBefore,
  unfinishedStates,
} from '#payments/attempt';

const EVENTS: readonly AttemptEvent[] = [
  'redirected',
  'placed',
  'paid',
  'declined',
  'silent',
  'absent',
  'release',
  'give_back',
  'captured',
  'cancelled',
  'voided',
  'refunded',
  'stuck',
  'closed',
];

test('takes a card from authorised to captured', () => {
  expect(afterEvent('started', 'placed')).toBe('placed');
  expect(afterEvent('placed', 'captured')).toBe('captured');
});

test('can end every attempt that is not over, whatever has happened to it', () => {
  const ends = new Set(['captured', 'declined', 'failed', 'voided', 'refunded', 'closed']);
  for (const from of attemptStates) {
    const seen = new Set([from]);
    for (const state of seen)
      for (const event of EVENTS) {
        const next = afterEvent(state, event);
        if (next) seen.add(next);
      }
    expect([...seen].some((state) => ends.has(state))).toBe(true);
  }
});

test('leaves what is over as it is', () => {
  for (const state of ['declined', 'voided', 'refunded', 'closed'] as const)
    for (const event of EVENTS) expect(afterEvent(state, event)).toBeUndefined();
});

test('never places an order for an attempt whose money is already on its way back', () => {
  for (const state of ['voiding', 'voided', 'refunding', 'refunded', 'declined', 'failed', 'open'] as const) {
    expect(afterEvent(state, 'placed')).toBeUndefined();
    expect(afterEvent(state, 'paid')).toBeUndefined();
  }
});

test('never captures without an order', () => {
  expect(statesBefore('captured')).toEqual(['placed']);
});

test('knows when it cannot be said what became of the money', () => {
  expect(attemptStates.filter(isInDoubt)).toEqual(['started', 'unknown']);
});

test('has words for every state, and leaves nothing unfinished that the recovery would not find', () => {
  for (const state of attemptStates) expect(attemptText(state)).not.toBe('');
  expect(unfinishedStates).toEqual(attemptStates.filter(isUnfinished));
  expect(unfinishedStates).toEqual(['started', 'waiting', 'unknown', 'placed', 'voiding', 'refunding']);
});

test('keeps the address of who may still get money back, and of nobody else', () => {
  expect(attemptStates.filter(mayGoBackWithoutOrder)).toEqual([
    'started',
    'waiting',
    'unknown',
    'failed',
    'refunding',
    'open',
  ]);
});
