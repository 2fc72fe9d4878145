import { expect, test } from 'vitest';
import { epsonState, PRINTER_STATES, problemText, starState, stateText } from '#printing/printer-state';

test.each([
  ['200 OK', 'ready'],
  ['OK', 'ready'],
  ['220 Printing', 'ready'],
  ['211 Paper low', 'paper_low'],
  ['410 Out of paper', 'paper_out'],
  ['411 Jam', 'jam'],
  ['420 Cover open', 'cover_open'],
  ['511 Decode error', 'fault'],
  ['', 'fault'],
])('a Star printer that says %j is %s', (code, state) => {
  expect(starState(code)).toBe(state);
});

test.each([
  ['EPTR_REC_EMPTY', 'paper_out'],
  ['EPTR_CUTTER', 'jam'],
  ['EX_TIMEOUT', 'offline'],
  ['SchemaError', 'fault'],
])('an Epson printer that says %s is %s', (code, state) => {
  expect(epsonState(code)).toBe(state);
});

test('says what is wrong in plain words, and nothing where all is well', () => {
  expect(stateText('paper_out')).toBe('Out of paper');
  expect(stateText('something new')).toBe('Needs attention');
  expect([problemText('ready'), problemText(''), problemText('jam')]).toEqual(['', '', 'Paper jam']);
});

test('whatever keeps a paper from coming has its words, and a ready printer has none', () => {
  expect(PRINTER_STATES.map((state) => [state, problemText(state)])).toEqual([
    ['ready', ''],
    ['paper_low', 'Paper is running low'],
    ['paper_out', 'Out of paper'],
    ['jam', 'Paper jam'],
    ['cover_open', 'Cover is open'],
    ['offline', 'Not connected'],
    ['fault', 'Needs attention'],
  ]);
  expect(problemText('something new')).toBe('');
  expect(starState('412 Paper roll position')).toBe('paper_out');
});
