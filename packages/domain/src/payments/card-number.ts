/** Nearly every text of a call is shorter: it is not looked at any further. */
const SHORTEST = 13;
const LONGEST = 19;
/** Digits in groups, however people set them apart. */
const RUN = /\d+(?:[\s.,:;/|*_\p{Pd}]{1,4}\d+)*/gu;

/** Which digit it is: in every script the ten of them follow each other, and so do the tens of some scripts. */
function digitOf(char: string): string {
  const code = char.codePointAt(0)!;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** As a person reads it: full-width and other digits as plain ones, and nothing that cannot be seen. */
const asRead = (text: string): string =>
  /^[\x20-\x7e\s]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
        .replaceAll(/[^\P{Nd}0-9]/gu, digitOf);

/** The check digit that every card number carries. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, char] of digits.split('').toReversed().entries()) {
    const value = Number(char) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** How card numbers begin. None begins with 20, so a moment of this century is none, whatever its digits add up to. */
const FIRST_DIGITS = /^(?:2[2-7]|[3-6])/;

const isCard = (digits: string): boolean =>
  digits.length >= SHORTEST && digits.length <= LONGEST && FIRST_DIGITS.test(digits) && passesLuhn(digits);

/** How numbers are set apart on cards, and by those who read them out, by the lengths of their groups. */
const ON_CARDS = [
  [4, 4, 4, 4],
  [4, 4, 4, 4, 3],
  [4, 6, 5],
  [4, 6, 4],
  [8, 8],
  [6, 10],
  [10, 6],
  [4, 12],
  [12, 4],
  [4, 4, 8],
  [8, 4, 4],
  [6, 9],
] as const;

/** A date or a security code may stand before or behind it. */
const asOnCard = (groups: readonly string[]): boolean =>
  groups.some((_group, from) =>
    ON_CARDS.some(
      (lengths) =>
        lengths.every((length, index) => groups[from + index]?.length === length) &&
        isCard(groups.slice(from, from + lengths.length).join('')),
    ),
  );
const inOneGroup = (group: string): boolean =>
  isCard(group) ||
  (group.length > 16 && [group.slice(0, 15), group.slice(0, 16), group.slice(-16)].some(isCard));

/** Whether somebody wrote a card number into a text: 13 to 19 digits with the right check digit. */
export function holdsCardNumber(typed: string): boolean {
  const text = asRead(typed);
  return (
    text.length >= SHORTEST &&
    [...text.matchAll(RUN)].some(([run]) => {
      const groups = run.split(/\D+/);
      return isCard(groups.join('')) || groups.some(inOneGroup) || asOnCard(groups);
    })
  );
}

/** Whether a text is a card number and nothing else: a key or a token may hold one by chance, but is never one. */
export function isCardNumber(typed: string): boolean {
  if (typed.length < SHORTEST) return false;
  const text = asRead(typed);
  return /^\s*\d(?:[ _-]{0,4}\d){12,18}\s*$/.test(text) && isCard(text.replaceAll(/\D/g, ''));
}
