import { describe, expect, it } from 'vitest';
import { keyFromKeyboard, pressKey } from './numpad-keys.tsx';
import type { NumpadKey, NumpadRules } from './numpad-keys.tsx';

const type = (keys: NumpadKey[], rules: NumpadRules = {}) =>
  keys.reduce((value, key) => pressKey(value, key, rules), '');

describe('numpad keys', () => {
  it.each<{ name: string; keys: NumpadKey[]; rules?: NumpadRules; value: string }>([
    { name: 'types digits', keys: ['5', '0'], value: '50' },
    { name: 'drops a leading zero of an amount', keys: ['0', '7'], value: '7' },
    {
      name: 'keeps leading zeros of a code',
      keys: ['0', '4', '0'],
      rules: { keepZeros: true },
      value: '040',
    },
    { name: 'adds two zeros at once', keys: ['5', '00'], value: '500' },
    { name: 'ignores double zero on nothing', keys: ['00'], value: '' },
    { name: 'starts a fraction with zero', keys: ['.', '5'], value: '0.5' },
    { name: 'takes one point only', keys: ['1', '.', '.', '2'], value: '1.2' },
    { name: 'stops at the decimals', keys: ['1', '.', '2', '5', '9'], rules: { decimals: 2 }, value: '1.25' },
    { name: 'stops at the most digits', keys: ['1', '2', '3', '4'], rules: { maxDigits: 3 }, value: '123' },
    {
      name: 'fills one zero when only one fits',
      keys: ['1', '2', '00'],
      rules: { maxDigits: 3 },
      value: '120',
    },
    { name: 'takes back the last', keys: ['1', '2', 'back'], value: '1' },
    { name: 'clears', keys: ['1', '2', 'clear'], value: '' },
  ])('$name', ({ keys, rules, value }) => {
    expect(type(keys, rules)).toBe(value);
  });

  it('hears only the hardware keys that the pad shows', () => {
    const shown = new Set<NumpadKey>(['1', 'back']);
    expect(keyFromKeyboard('1', shown)).toBe('1');
    expect(keyFromKeyboard('Backspace', shown)).toBe('back');
    expect(keyFromKeyboard('.', shown)).toBeUndefined();
    expect(keyFromKeyboard('a', shown)).toBeUndefined();
  });
});
