import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scanContent, type ScanFor } from '#scan/scan-content';

const qr = (content: unknown) => ({
  kind: 'code' as const,
  format: 'QR_CODE',
  text: typeof content === 'string' ? content : JSON.stringify(content),
});
const NOT = { ok: false, error: 'Code not recognised' };

test('a cancelled scan, or a code that is no QR code, is not recognised [ORD-247 ACC-250]', () => {
  expect(scanContent({ kind: 'cancelled' }, 'promo')).toEqual(NOT);
  const bar = { kind: 'code' as const, format: 'EAN_13', text: '{"promo_code":"LUNCH"}' };
  expect(scanContent(bar, 'promo')).toEqual(NOT);
});

test('a code that carries neither promo, table nor booking is not recognised [ORD-248 ACC-250]', () => {
  for (const content of [{}, { colour: 'red' }, [], null, 'hello', 'https://example.com/', '{"promo_code":'])
    expect(scanContent(qr(content), 'promo')).toEqual(NOT);
  expect(scanContent(qr({ table_num: 7 }), 'promo')).toEqual(NOT);
});

test('a table’s code without a table number says so [ORD-249]', () => {
  expect(scanContent(qr({ promo_code: 'LUNCH' }), 'table')).toEqual({
    ok: false,
    error: 'Table number not found',
  });
});

test('a scan that failed says why [ORD-250]', () => {
  expect(scanContent({ kind: 'failed', reason: 'no camera' }, 'table')).toEqual({
    ok: false,
    error: 'Scan failed: no camera',
  });
});

test('reads table, booking and promo from JSON [ORD-336]', () => {
  expect(scanContent(qr({ table_num: 12 }), 'table')).toMatchObject({ value: { table_num: '12' } });
  const booking = { booking_ref: 'AB1', booking_name: 'Smith', booking_pax: 4 };
  expect(scanContent(qr(booking), 'booking')).toMatchObject({ value: booking });
  expect(scanContent(qr({ promo_code: 'lunch' }), 'promo')).toMatchObject({ value: { promo_code: 'LUNCH' } });
});

test('reads the link that a table’s code holds', () => {
  const link = 'https://order.example.com/menu/banksia/tbl12-prmLUNCH';
  expect(scanContent(qr(link), 'table')).toMatchObject({ value: { table_num: '12', promo_code: 'LUNCH' } });
});

test('survives whatever a camera reads', () => {
  const wanted = fc.constantFrom<ScanFor>('promo', 'table', 'booking');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), wanted, (text, kind) => {
      expect(typeof scanContent(qr(text), kind).ok).toBe('boolean');
    }),
  );
});
