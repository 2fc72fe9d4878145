import { permissions } from '@servery/contract/permissions';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasOwner, mayGive } from '#people/team-rules';

const owner = { role: 'owner', venueId: null, joinedAt: 1, leftAt: null };

test.each([
  ['an owner of all of it', [owner], true],
  ['an owner of one venue alone', [{ ...owner, venueId: 4 }], false],
  ['an owner who was invited', [{ ...owner, joinedAt: null }], false],
  ['an owner who has left', [{ ...owner, leftAt: 9 }], false],
  ['a manager of all of it', [{ ...owner, role: 'manager' }], false],
  ['nobody', [], false],
  ['one who left and one who stayed', [{ ...owner, leftAt: 9 }, owner], true],
])('%s: an organisation has somebody to lead it, or not', (_who, held, led) => {
  expect(hasOwner(held)).toBe(led);
});

test('nobody gives a permission that they do not have', () => {
  fc.assert(
    fc.property(fc.subarray([...permissions]), fc.subarray([...permissions]), (wanted, own) => {
      const missing = wanted.filter((each) => !own.includes(each));
      expect(mayGive({ permissions: wanted }, new Set(own))).toBe(missing.length === 0);
    }),
  );
});
