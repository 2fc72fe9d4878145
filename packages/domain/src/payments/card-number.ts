/** Nearly every text of a call is shorter: it is not looked at any further. */
const SHORTEST = 13;
const RUN = /\d(?:[ -]?\d){12,18}/g;

/** The check digit that every card number carries. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, char] of digits.split('').toReversed().entries()) {
    const value = Number(char) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const isCard = (digits: string): boolean => /^[2-6]/.test(digits) && passesLuhn(digits);

/** Whether somebody wrote a card number into a text: 13 to 19 digits with the right check digit. */
export const holdsCardNumber = (text: string): boolean =>
  text.length >= SHORTEST && [...text.matchAll(RUN)].some(([run]) => isCard(run.replaceAll(/\D/g, '')));

/** Whether a text is a card number and nothing else: a key or a token may hold one by chance, but is never one. */
export const isCardNumber = (text: string): boolean =>
  text.length >= SHORTEST && /^\s*\d(?:[ -]?\d){12,18}\s*$/.test(text) && isCard(text.replaceAll(/\D/g, ''));
