import { expect, test, vi } from 'vitest';

/** As a page that has just been opened knows it. */
const opened = () => {
  vi.resetModules();
  return import('#api/person.ts');
};

test('each person is another than all before', async () => {
  const person = await opened();
  const seen = Array.from({ length: 4 }, () => {
    const now = person.personNow();
    expect(person.personNow()).toBe(now);
    person.nextPerson();
    return now;
  });
  expect(new Set(seen).size).toBe(4);
});

test('where guests take turns each has a key of their own, and elsewhere nobody has', async () => {
  const person = await opened();
  expect(person.guestKey()).toBeUndefined();
  person.nextPerson();
  expect(person.guestKey()).toBeUndefined();
  person.guestsTakeTurns();
  const first = person.guestKey();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(person.guestKey()).toBe(first);
  person.nextPerson();
  expect(person.guestKey()).toMatch(/^[\da-f-]{36}$/);
  expect(person.guestKey()).not.toBe(first);
});
