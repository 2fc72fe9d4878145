import { expect, test } from 'vitest';
import { proofPlaces, writtenHost } from '#brand/hosts';

test.each([
  ['order.banksia.example', 'order.banksia.example'],
  [' Order.Banksia.EXAMPLE. ', 'order.banksia.example'],
  ['https://order.banksia.example:8443/', 'order.banksia.example'],
  ['xn--caf-dma.example', 'xn--caf-dma.example'],
])('%s is written as %s', (typed, written) => {
  expect(writtenHost(typed)).toBe(written);
});

test.each([
  '',
  '127.0.0.1',
  '203.0.113.7',
  '0x7f000001',
  '[::1]',
  '::1',
  'localhost',
  'banksia',
  'a..example',
  '.a.example',
  'a.example..',
  '-a.example',
  '*.a.example',
  'a b.example',
  'a.example/path',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
])('%s is no host of a brand', (typed) => {
  expect(writtenHost(typed)).toBeUndefined();
});

test('says beside a host, and on it, whose it is', () => {
  expect(proofPlaces('order.a.example')).toEqual({
    record: '_servery.order.a.example',
    file: 'https://order.a.example/.well-known/servery.txt',
  });
});
