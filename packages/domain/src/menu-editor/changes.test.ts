import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, takenBack } from '#menu-editor/changes';

const part = { kind: 'product', id: 7, name: 'Chips' } as const;
const value = fc.record({
  name: fc.constantFrom('Chips', 'Fries', 'Wedges'),
  price: fc.constantFrom('8.00', '8.50', '9.00'),
  visible: fc.boolean(),
  options: fc.array(fc.constantFrom(1, 2, 3), { maxLength: 3 }),
});

test('a change taken back is as it was, whatever it was', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const change = changeOf(part, before, after);
      // And that can be taken back in turn.
      const back = changeOf(part, after, before);
      expect(change ? takenBack(change, after) : { to: after }).toEqual({ to: before });
      expect(back ? takenBack(back, before) : { to: before }).toEqual({ to: after });
    }),
  );
});

test('what was changed since beside it stays, and what was changed again is not taken back', () => {
  const before = { name: 'Chips', price: '8.00', visible: true };
  const change = changeOf(part, before, { ...before, price: '8.50' });
  expect(change).toEqual({ ...part, before: { price: '8.00' }, after: { price: '8.50' } });
  if (!change) return;
  expect(takenBack(change, { ...before, price: '8.50', name: 'Fries' })).toEqual({
    to: { ...before, name: 'Fries' },
  });
  expect(takenBack(change, { ...before, price: '9.00' })).toBe('edited');
  expect(takenBack(change, undefined)).toBe('edited');
});

test('what was added goes again, and what was removed comes back, whole', () => {
  const chips = { name: 'Chips', price: '8.00' };
  const added = changeOf(part, undefined, chips);
  const removed = changeOf(part, chips, undefined);
  expect(added && takenBack(added, chips)).toBe('gone');
  expect(added && takenBack(added, { ...chips, price: '9.00' })).toBe('edited');
  expect(removed && takenBack(removed, undefined)).toEqual({ to: chips });
  expect(removed && takenBack(removed, chips)).toBe('edited');
  expect(changeOf(part, undefined, undefined)).toBeUndefined();
  expect(changeOf(part, chips, { ...chips })).toBeUndefined();
});

test('an option that was put back has another id, and is the same', () => {
  const group = {
    name: 'Bun',
    options: [
      { id: 1, name: 'Milk' },
      { id: 2, name: 'Rye' },
    ],
  };
  const change = changeOf(part, group, { ...group, options: [group.options[0]] });
  const back = change && changeOf(part, { ...group, options: [group.options[0]] }, group);
  expect(
    back &&
      takenBack(back, {
        ...group,
        options: [
          { id: 1, name: 'Milk' },
          { id: 9, name: 'Rye' },
        ],
      }),
  ).toEqual({ to: { ...group, options: [{ id: 1, name: 'Milk' }] } });
});
