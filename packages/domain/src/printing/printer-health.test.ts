import { expect, test } from 'vitest';
import { printerHealth } from '#printing/printer-health';

const NOW = Date.UTC(2026, 10, 17, 4, 0);
const MINUTE = 60_000;

test.each([
  ['ready', 'ready'],
  ['paper_low', 'low'],
  ['paper_out', 'problem'],
  ['cover_open', 'problem'],
  ['fault', 'problem'],
])('a printer that says %s is %s', (state, health) => {
  expect(printerHealth({ kind: 'star', state, seenAt: NOW }, NOW)).toBe(health);
  expect(printerHealth({ kind: 'escpos', state, seenAt: NOW }, NOW)).toBe(health);
});

test('one that was never heard of is new, whatever its kind', () => {
  for (const kind of ['star', 'epson', 'escpos'] as const)
    expect(printerHealth({ kind, state: '', seenAt: 0 }, NOW)).toBe('new');
});

test('one that fetches its papers is silent after two minutes, one that is written to never is', () => {
  const at = (kind: 'star' | 'epson' | 'escpos', ms: number) =>
    printerHealth({ kind, state: 'ready', seenAt: NOW - ms }, NOW);
  expect([at('star', 2 * MINUTE), at('epson', 2 * MINUTE)]).toEqual(['ready', 'ready']);
  expect([at('star', 2 * MINUTE + 1), at('epson', 2 * MINUTE + 1)]).toEqual(['silent', 'silent']);
  expect(at('escpos', 60 * MINUTE)).toBe('ready');
});
