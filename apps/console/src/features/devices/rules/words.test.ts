import { instantOf } from '@servery/domain/hours/times';
import { expect, test } from 'vitest';
import {
  forText,
  healthText,
  healthTone,
  needsSomebody,
  type Paper,
  paperName,
  paperText,
  type Printer,
  printsText,
} from '#features/devices/rules/words.ts';

const ZONE = 'Australia/Perth';
const at = (time: string, date = '2026-11-17') => instantOf({ date, time }, ZONE);
const NOW = at('12:30');
const printer = (more: Partial<Printer> = {}): Printer => ({
  id: 1,
  name: 'Grill',
  kind: 'star',
  columns: 48,
  documents: ['kitchen'],
  stations: [],
  device: '',
  backup_id: 0,
  address: '',
  health: 'ready',
  state_text: 'Ready',
  seen: at('12:07') / 1000,
  printed: 0,
  waiting: 0,
  ...more,
});
const paper = (more: Partial<Paper> = {}): Paper => ({
  id: 1,
  kind: 'kitchen',
  order_id: 'o1',
  number: '87',
  station: '',
  copy: 0,
  state: 'printed',
  problem: '',
  at: at('12:11') / 1000,
  ...more,
});

test.each([
  [{}, 'Ready', 'good', false],
  [{ health: 'low', state_text: 'Paper is running low' }, 'Paper is running low', 'warn', false],
  [{ health: 'problem', state_text: 'Out of paper' }, 'Out of paper', 'bad', true],
  [{ health: 'silent' }, 'Offline. Last seen: 12:07 pm', 'bad', true],
  [{ health: 'new' }, 'Not connected yet', 'soft', false],
  [{ health: 'new', kind: 'escpos' }, 'Not used yet', 'soft', false],
] as const)('how a printer does is said in words and by a colour: %o', (more, text, tone, needs) => {
  const shown = printer(more);
  expect([healthText(shown, ZONE, NOW), healthTone(shown), needsSomebody(shown)]).toEqual([
    text,
    tone,
    needs,
  ]);
});

test('one that was last heard of on another day says which', () => {
  const seen = at('18:00', '2026-11-16') / 1000;
  expect(healthText(printer({ health: 'silent', seen }), ZONE, NOW)).toBe(
    'Offline. Last seen: Yesterday, 6 pm',
  );
});

test('says what it prints, how wide, and for whom', () => {
  expect(printsText(printer())).toBe('Dockets, 80 mm');
  expect(printsText(printer({ documents: ['eftpos', 'receipt'], columns: 32 }))).toBe(
    'Receipts, Eftpos receipts, 58 mm',
  );
  expect(forText(printer())).toBe('All stations');
  expect(forText(printer({ stations: ['Grill', 'Bowls'] }))).toBe('Grill, Bowls');
  expect(forText(printer({ documents: ['receipt'] }))).toBe('All screens');
  expect(forText(printer({ documents: ['receipt'], device: 'till-1' }))).toBe('One screen');
});

test.each([
  [{}, 'Docket 87'],
  [{ station: 'Grill', copy: 2 }, 'Docket 87, Grill, copy'],
  [{ kind: 'change' }, 'Cancelled docket 87'],
  [{ kind: 'edited' }, 'Changed docket 87'],
  [{ kind: 'receipt' }, 'Receipt 87'],
  [{ kind: 'eftpos' }, 'Eftpos receipt 87'],
  [{ kind: 'settlement', number: '' }, 'End of day'],
  [{ kind: 'test', number: '' }, 'Test page'],
] as const)('a paper is called by what it is: %o', (more, name) => {
  expect(paperName(paper(more))).toBe(name);
});

test.each([
  [{}, 'Printed 12:11 pm'],
  [{ state: 'waiting' }, 'Waiting'],
  [{ state: 'waiting', problem: 'Out of paper' }, 'Waiting, out of paper'],
  [{ state: 'waiting', at: NOW / 1000 + 3600 }, 'Prints at 1:30 pm'],
  [{ state: 'moved' }, 'Sent to the second printer'],
  [{ state: 'shown' }, 'Not printed, shown on the board'],
  [{ state: 'dropped' }, 'Not printed'],
] as const)('and by what became of it: %o', (more, text) => {
  expect(paperText(paper(more), { zone: ZONE, now: NOW })).toBe(text);
});
