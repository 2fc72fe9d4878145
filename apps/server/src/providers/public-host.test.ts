import { expect, test } from 'vitest';
import { isPublicAddress, leadsOutside } from '#providers/public-host';

test.each(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1'])(
  '%s is an address of the house',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
    expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
  },
);
test.each([
  '::1',
  '::',
  '::ffff:a00:1',
  '::a00:1',
  'fe80::1',
  'fec0::1',
  'fd00::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::1',
  '3fff::1',
  '5f00::1',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
  '255.255.255.255',
])('so is %s', (address) => expect(isPublicAddress(address)).toBe(false));
test.each([
  '93.184.216.34',
  '172.32.0.1',
  '192.0.3.1',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2003::1',
  '2606:2800:220:1:248:1893:25c8:1946',
  '2a00:1450:4001::1',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(true));

test('a name that leads nowhere, or to this machine, does not lead outside', async () => {
  expect(await leadsOutside('https://localhost')).toBe(false);
  expect(await leadsOutside('https://nobody.invalid')).toBe(false);
  expect(await leadsOutside('nonsense')).toBe(false);
});
