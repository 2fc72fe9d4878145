import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, readOnce } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff::2', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['1::', '1:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64'],
  ['1::4:5:6:7:8', '1:0:0:4::/64'],
  // Only five groups of nothing in front make it one of IPv4.
  ['1:0:0:0:0:ffff:cb00:7109', '1:0:0:0::/64'],
  ['0:0:0:0:1:ffff:cb00:7109', '0:0:0:0::/64'],
  ['::ffff:1.2.3', '0.0.0.0'],
  ['', ''],
])('%s counts as %s', (address, counted) => {
  expect(clientAddress(address)).toBe(counted);
});

const group = fc.integer({ min: 0, max: 0xffff });

test('whoever changes the last 64 bits of an IPv6 address is counted as the same', () => {
  const halves = fc.tuple(
    fc.tuple(fc.integer({ min: 1, max: 0xffff }), group, group, group),
    fc.array(group, { minLength: 4, maxLength: 4 }),
    fc.array(group, { minLength: 4, maxLength: 4 }),
  );
  fc.assert(
    fc.property(halves, ([net, one, other]) => {
      const written = (host: number[]) => [...net, ...host].map((part) => part.toString(16)).join(':');
      expect(clientAddress(written(one))).toBe(clientAddress(written(other)));
      const padded = written(one)
        .split(':')
        .map((part) => part.padStart(4, '0').toUpperCase());
      expect(clientAddress(padded.join(':'))).toBe(clientAddress(written(one)));
    }),
  );
});

test('an IPv4 address is the same when it is mapped into IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(clientAddress(`::ffff:${address}`)).toBe(address);
    }),
  );
});

test('reads an address once while it is kept, and never keeps more than it may', () => {
  const read: string[] = [];
  const ask = readOnce((text) => {
    read.push(text);
    return text.toUpperCase();
  }, 2);
  expect(['a', 'a', 'b', 'a', 'b'].map(ask)).toEqual(['A', 'A', 'B', 'A', 'B']);
  expect(read).toEqual(['a', 'b']);
  // There is no room for a third: it is kept alone.
  expect(['c', 'c', 'a', 'c'].map(ask)).toEqual(['C', 'C', 'A', 'C']);
  expect(read).toEqual(['a', 'b', 'c', 'a']);
});
