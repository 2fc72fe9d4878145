import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greeting, sayableName, withoutLinks } from './greeting.ts';

test.each(['Mia Lim', "Sinéad O'Brien", 'Mary-Jane Smith', 'Nguyễn Văn A', '王小明', '  Mia   Lim '])(
  'says %s',
  (name) => {
    expect(sayableName(name)).toBe(name.trim().replaceAll(/\s+/g, ' '));
  },
);

test.each([
  'You won! evil.example/prize',
  'http://evil.example',
  'call 1300 000 000',
  'evil@example.com',
  '<b>Mia</b>',
  'a'.repeat(41),
  'Mia\nBcc: x',
  '',
])('leaves %j out', (name) => {
  expect(sayableName(name)).toBe('');
  expect(greeting('Hello', name)).toBe('Hello.');
});

test('nothing that is said can be an address, a link or a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      expect(sayableName(name)).not.toMatch(/[\d./@:<>&\n\r]/);
      expect(sayableName(name).length).toBeLessThanOrEqual(40);
    }),
  );
});

test('greets by name', () => {
  expect(greeting('Hello', 'Mia Lim')).toBe('Hello Mia Lim.');
});

test.each([
  ['no onions, please. Thanks', 'no onions, please. Thanks'],
  ['ring 0491 570 156', 'ring 0491 570 156'],
  ['win at https://evil.example/x now', 'win at … now'],
  ['win at evil.example now', 'win at … now'],
  ['www.evil', '…'],
  ['(evil.com/a)', '…'],
  ['mail me@evil.example', 'mail …'],
])('of %j a mail says %j', (typed, said) => {
  expect(withoutLinks(typed)).toBe(said);
});
