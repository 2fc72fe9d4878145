import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsCardNumber, isCardNumber } from '#payments/card-number';

test.each([
  '4111111111111111',
  'my card is 4111 1111 1111 1111, thanks',
  '5555-5555-5555-4444',
  '378282246310005',
  '6011111111111117',
  '4111 1111 1111 1111 12/30',
  '12 4111 1111 1111 1111',
  '4111.1111.1111.1111',
  '41111111 11111111 12/27',
  '411111 1111111111 12/30',
  'exp 12/30: 411111 1111111111',
  '4111111111 111111 12/30',
  '4111 111111111111 123',
  '411111111111 1111 123',
  '4111 1111 11111111 123',
  '41111111 1111 1111 123',
  '378282 246310005 12/30',
  '4111\n1111\t1111 1111',
  '4111–1111–1111–1111 123',
  '4111\u00a01111\u00a01111\u00a01111 123',
  '4111111111111111 12/30 123',
  '41111111111111111230',
  '3782 822463 10005 exp 12-30',
  '４１１１１１１１１１１１１１１１',
  '４１１１ １１１１ １１１１ １１１１',
  '4111\u200b1111\u200b1111\u200b1111',
  '4\u200d1\u20601\u00ad1\ufeff111111111111',
  '4111_1111_1111_1111',
  '4111   1111   1111   1111',
  '4111 _ 1111 | 1111 * 1111',
  '٤١١١١١١١١١١١١١١١',
  '४१११ ११११ ११११ ११११',
  '𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏',
])('sees the card number in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  '',
  'Gate code 4711',
  '0491 570 156',
  '+61 491 570 156',
  '4111111111111112',
  '4111 1111 1111 1112',
  '1111111111111',
  '20261115',
  '0491 570 156, 0491 570 157',
  '(08) 9335 1234 / 0491 570 156',
  '2026-11-15 12:30 - 2026-11-16 13:45',
  '-31.9523,115.8613',
])('sees none in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

test('tells a card number from a key that happens to hold one', () => {
  expect(isCardNumber(' 4111 1111 1111 1111 ')).toBe(true);
  for (const key of ['a4111111111111111', '-31.4111111111111111', '41111111-1111-1111-9f3a-0242ac130002'])
    expect(isCardNumber(key)).toBe(false);
});

/** With the digit behind it that makes it a card number: every second one, from the last, counts twice. */
function withCheckDigit(digits: string): string {
  const counts = digits
    .split('')
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1));
  const sum = counts.reduce((all, count) => all + Math.floor(count / 10) + (count % 10), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
const cardOf = (length: number) =>
  fc.stringMatching(new RegExp(`^(?:2[2-7]|[3-6]\\d)\\d{${length - 3}}$`)).map(withCheckDigit);
const inGroups = (digits: string, lengths: readonly number[]): string[] => {
  let from = 0;
  return lengths.map((length) => digits.slice(from, (from += length)));
};

test('a card number has 13 to 19 digits, in one piece or in any', () => {
  const lengths = fc.integer({ min: 12, max: 21 });
  fc.assert(
    fc.property(
      lengths.chain((length) => cardOf(length)),
      (digits) => {
        const is = digits.length >= 13 && digits.length <= 19;
        expect(holdsCardNumber(digits.match(/\d{1,2}/g)!.join(' '))).toBe(is);
        expect(isCardNumber(digits)).toBe(is);
        if (is) expect(holdsCardNumber(digits)).toBe(true);
      },
    ),
  );
});

test.each([
  ['as on most cards', [4, 4, 4, 4]],
  ['as on cards of 19 digits', [4, 4, 4, 4, 3]],
  ['as on American Express', [4, 6, 5]],
  ['as on Diners', [4, 6, 4]],
  ['in two halves', [8, 8]],
])('sees a number that is set apart %s, with a date before or behind', (_name, lengths) => {
  const length = lengths.reduce((sum, each) => sum + each, 0);
  fc.assert(
    fc.property(cardOf(length), (digits) => {
      const written = inGroups(digits, lengths).join(' ');
      expect([`${written} 12/30 1`, `12/30 1 ${written}`].map(holdsCardNumber)).toEqual([true, true]);
    }),
  );
});

test('a row of dates is no card, whatever its digits add up to', () => {
  expect(isCardNumber('4026111512302024')).toBe(true);
  expect(holdsCardNumber('4026-11-15 1230-2024-11-15 1345')).toBe(false);
});

test('a moment is no card, however exact it is and whatever its digits add up to', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const iso = moment.toISOString().slice(0, 23);
      const written = [iso, iso.replace('T', ' '), iso.replaceAll(/\D/g, '')];
      expect(written.map(holdsCardNumber)).toEqual([false, false, false]);
    }),
  );
});

test('sees a number with a date written on to it', () => {
  fc.assert(
    fc.property(cardOf(16), cardOf(15), (sixteen, fifteen) => {
      // Not 12/30, whose digits would make another card number of it.
      const written = [`${sixteen}7`, `${sixteen}1130`, `7${sixteen}`, `1130${sixteen}`, `${fifteen}1130`];
      expect(written.map(holdsCardNumber)).toEqual(written.map(() => true));
    }),
  );
});

test('a long number is not a card for being long', () => {
  expect(holdsCardNumber('40000000000007919')).toBe(false);
  // Fifteen digits of a card, and one more than was there.
  expect(holdsCardNumber('3782822463100051')).toBe(false);
});

test.each([
  ['Arabic', 0x660],
  ['Devanagari', 0x966],
  ['Myanmar of the Pa-O', 0x116d0],
  ['Myanmar of the Karen, which follow those at once', 0x116da],
])('reads all ten digits of a script: %s', (_name, zero) => {
  const inScript = (digits: string) =>
    digits.replaceAll(/\d/g, (d) => String.fromCodePoint(zero + Number(d)));
  fc.assert(
    fc.property(cardOf(16), (digits) => {
      const wrong = digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10);
      expect([digits, wrong].map((text) => isCardNumber(inScript(text)))).toEqual([true, false]);
    }),
  );
});
