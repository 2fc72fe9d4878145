import { auditAreas } from '@servery/contract/audit-areas';
import { expect, test } from 'vitest';
import { AREAS, areaOf, areaText, deedsIn, deedText } from '#audit/deeds';
import { beforeAndAfter, kept } from '#audit/keep';
import { auditLines, fieldName, valueText } from '#audit/lines';

test('says a deed in plain words, and by its own name where it is of another version', () => {
  expect([deedText('order.moved'), areaOf('order.moved')]).toEqual(['Moved an order', 'orders']);
  expect([deedText('payment_account.saved'), areaOf('payment_account.saved')]).toEqual([
    'Saved a payment account',
    'payments',
  ]);
  expect([deedText('moon.walked'), areaOf('moon.walked')]).toEqual(['moon.walked', '']);
  expect([deedText('toString'), areaOf('constructor')]).toEqual(['toString', '']);
});

test('knows every part of the console', () => expect(AREAS).toEqual(auditAreas));

test.each(auditAreas)('has something to be found under %s', (area) => {
  expect(deedsIn(area).length).toBeGreaterThan(0);
  expect(deedsIn(area).every((deed) => areaOf(deed) === area)).toBe(true);
  expect(areaText(area)).not.toBe('');
});

test('keeps no secret, however deep it stands, and no endless text', () => {
  const told = {
    name: 'PayPal',
    secret: 's3',
    values: { client_secret: 's3', api_key: 's3', password: 's3', oauth_token: 's3', mode: 'live' },
    list: [{ pin: '2580', till_pin: '2580', private_key: 's3', credential: 's3', note: 'fine' }],
  };
  expect(kept(told)).toEqual({ name: 'PayPal', values: { mode: 'live' }, list: [{ note: 'fine' }] });
  expect(String(kept('x'.repeat(5000)))).toHaveLength(2001);
  expect(kept({ pinned: 1, on: false, gone: null })).toEqual({ pinned: 1, on: false, gone: null });
});

test('keeps what differs, and all of what came or went', () => {
  expect(beforeAndAfter({ a: 1, b: [1] }, { a: 2, b: [1] })).toEqual({ before: { a: 1 }, after: { a: 2 } });
  expect(beforeAndAfter(undefined, { a: 2 })).toEqual({ before: null, after: { a: 2 } });
  expect(beforeAndAfter({ a: 2 }, undefined)).toEqual({ before: { a: 2 }, after: null });
});

test('says payment methods, exports and fields in words, and leaves what somebody wrote', () => {
  expect(
    auditLines({ before: { methods: ['STORE'] }, after: { methods: ['STORE', 'CC', 'APPLE'] } }),
  ).toEqual([{ what: 'Methods', before: 'Pay in store', after: 'Pay in store, Card, Apple Pay' }]);
  expect(auditLines({ table: 'journal_xero', asap_minutes: 15, name: 'Card night' })).toEqual([
    { what: 'Table', before: '', after: 'Xero journal' },
    { what: 'Ready in', before: '', after: '15' },
    { what: 'Name', before: '', after: 'Card night' },
  ]);
});

test('shows before and after of an edit, of a setting, of an order', () => {
  const change = {
    kind: 'product',
    id: 1,
    name: 'Chips',
    before: { price: '8.00' },
    after: { price: '9.00' },
  };
  expect(auditLines({ changes: [change] })).toEqual([
    { what: 'Chips, price', before: '$8.00', after: '$9.00' },
  ]);
  expect(auditLines({ changes: [{ ...change, before: null }] })).toEqual([
    { what: 'Added', before: '', after: 'Chips' },
  ]);
  expect(auditLines({ changes: [{ ...change, after: null }] })).toEqual([
    { what: 'Removed', before: 'Chips', after: '' },
  ]);
  expect(auditLines({ before: { on: false }, after: { on: true } })).toEqual([
    { what: 'On', before: 'no', after: 'yes' },
  ]);
  expect(auditLines({ before: null, after: { name: 'Bar' } })).toEqual([
    { what: 'Name', before: '', after: 'Bar' },
  ]);
  expect(auditLines({ from: 1, to: 2, reason: '' })).toEqual([
    { what: 'Status', before: 'Submitted', after: 'Confirmed' },
  ]);
  expect(auditLines({ cents: 850, reason: 'Cold' })).toEqual([
    { what: 'Amount', before: '', after: '$8.50' },
    { what: 'Reason', before: '', after: 'Cold' },
  ]);
  for (const odd of [undefined, null, 'text', 7, [], { changes: 'none' }, { changes: [7] }])
    expect(auditLines(odd)).toEqual([]);
});

test('shows nothing before where nothing was, and says where nothing is left', () => {
  expect(auditLines({ before: { reason: '' }, after: { reason: 'Oven' } })).toEqual([
    { what: 'Reason', before: '', after: 'Oven' },
  ]);
  expect(auditLines({ before: { reason: 'Oven' }, after: { reason: '' } })).toEqual([
    { what: 'Reason', before: 'Oven', after: 'none' },
  ]);
});

test('writes values as people do', () => {
  expect(fieldName('notice_minutes')).toBe('Notice minutes');
  expect(fieldName('backupId')).toBe('Backup id');
  expect(valueText([])).toBe('none');
  expect(valueText(['kitchen', 'receipt'])).toBe('kitchen, receipt');
  expect(valueText([{ name: 'Large' }, { name: 'Small' }])).toBe('Large, Small');
  expect(valueText([{ from: '1' }, { from: '2' }])).toBe('2 entries');
  expect(valueText([{ from: '1' }])).toBe('1 entry');
  expect(valueText({ from: '09:00', is_open: true })).toBe('From: 09:00, Is open: yes');
  expect(valueText('x'.repeat(400))).toHaveLength(301);
  expect(valueText(0)).toBe('0');
  expect(valueText('1666.30')).toBe('$1,666.30');
  expect(valueText('2026-11-18 09:55')).toBe('Wed 18 Nov, 9:55 am');
  expect(valueText('2026-11-18')).toBe('Wed 18 Nov');
  for (const name of ['2026-11', '2026-02-31', '2026-99-99 10:00', '2026-11-18 99:99', '1.5', '12.345'])
    expect(valueText(name)).toBe(name);
});
