import { expect, test } from 'vitest';
import { isPrinterAddress } from '#printing/raw-address';

test.each(['192.168.1.50', '10.0.0.7:9100', '172.20.3.4:9101'])(
  '%s can be a printer of a venue',
  (address) => {
    expect(isPrinterAddress(address)).toBe(true);
  },
);

test.each([
  '',
  '127.0.0.1:9100',
  '169.254.169.254',
  '8.8.8.8',
  '172.32.0.1',
  '192.168.1.300',
  '192.168.1.5:80',
  '192.168.1.5:9110',
  '192.168.1.5:9100:1',
  'printer.local',
  '[::1]:9100',
  '192.168.1.5:9100/x',
])('the server does not speak to %j', (address) => {
  expect(isPrinterAddress(address)).toBe(false);
});

test('goes to the edges of the network and of the ports, and no further', () => {
  const allowed = ['192.168.0.255', '10.255.255.255:9100', '192.168.1.5:9109'];
  expect(allowed.map(isPrinterAddress)).toEqual(allowed.map(() => true));
  const refused = [
    '192.168.0.256',
    '10.256.0.1',
    '192.168.1.5:9099',
    '192.168.1.5:9110',
    '192.168.1.5:09100',
  ];
  expect(refused.map(isPrinterAddress)).toEqual(refused.map(() => false));
});
