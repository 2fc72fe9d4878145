import { expect, test } from 'vitest';
import {
  fromHardware,
  isNameEnough,
  pressAddressKey,
  pressCodeKey,
  pressEmailKey,
  pressNameKey,
  pressNoteKey,
  pressNumberKey,
  pressSearchKey,
} from '#kiosk/typing/keys.ts';

const type = (...keys: string[]) => keys.reduce(pressNameKey, '');

test('writes a name with capitals where they belong', () => {
  expect(type('M', 'I', 'A')).toBe('Mia');
  expect(type('M', 'I', 'A', ' ', 'K')).toBe('Mia K');
  expect(type('O', "'", 'B', 'R', 'I')).toBe("O'Bri");
});

test('a name does not begin with a space, nor has two in a row', () => {
  expect(type(' ', 'A')).toBe('A');
  expect(type('A', ' ', ' ', 'B')).toBe('A B');
  expect(type('A', ' ', '-')).toBe('A ');
});

test('takes back the last letter, or all of them', () => {
  expect(type('A', 'B', 'back')).toBe('A');
  expect(type('back')).toBe('');
  expect(type('A', 'B', 'clear')).toBe('');
});

test('holds no more than fits on a docket, and no digits', () => {
  expect(pressNameKey('x'.repeat(24), 'A')).toHaveLength(24);
  expect(type('7')).toBe('');
});

test('two letters are a name', () => {
  expect(isNameEnough('A ')).toBe(false);
  expect(isNameEnough('Al')).toBe(true);
});

test('hears a keyboard that is plugged in', () => {
  expect(fromHardware('Backspace')).toBe('back');
  expect(fromHardware('m')).toBe('m');
  expect(fromHardware('Shift')).toBeUndefined();
});

test('writes a code in capitals, with digits and without spaces', () => {
  expect(['l', 'u', ' ', '1', '0', '!'].reduce(pressCodeKey, '')).toBe('LU10');
  expect(pressCodeKey('LU', 'back')).toBe('L');
  expect(pressCodeKey('LU', 'clear')).toBe('');
});

test('writes a note as a sentence', () => {
  expect([' ', 'N', 'O', ' ', ' ', 'N', 'U', 'T', 'S'].reduce(pressNoteKey, '')).toBe('No nuts');
  expect(pressNoteKey('No', 'back')).toBe('N');
});

test('writes an email address in small letters, with its signs', () => {
  expect(['M', 'I', 'A', '@', 'X', '.', 'I', 'O', ' ', '!'].reduce(pressEmailKey, '')).toBe('mia@x.io');
  expect(pressEmailKey('mia', 'back')).toBe('mi');
});

test('writes a number with digits alone, and a plus only in front', () => {
  expect(['+', '6', '1', 'A', '+', '4'].reduce(pressNumberKey, '')).toBe('+614');
  expect(pressNumberKey('12', 'clear')).toBe('');
});

test('writes a street as it is written on letters', () => {
  const street = (...keys: string[]) => keys.reduce(pressAddressKey, '');
  expect(street(' ', '1', '2', '/', '5', ' ', ' ', 'H', 'I', 'G', 'H', ' ', 'S', 'T')).toBe('12/5 High St');
  expect(street('5', 'B', 'back', 'A')).toBe('5a');
  expect(street('5', 'clear')).toBe('');
  expect(pressAddressKey('x'.repeat(80), 'A')).toHaveLength(80);
});

test('looks for a dish in small letters, with single spaces', () => {
  const sought = (...keys: string[]) => keys.reduce(pressSearchKey, '');
  expect(sought(' ', 'I', 'C', 'E', ' ', ' ', 'T')).toBe('ice t');
  expect(sought('A', 'B', 'back')).toBe('a');
  expect(sought('A', 'clear')).toBe('');
  expect(pressSearchKey('x'.repeat(24), 'A')).toHaveLength(24);
});
