const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const DIVISOR = 89;

const digitsOf = (written: string): string => written.replaceAll(/\s/g, '');

/** An Australian Business Number, by the check that the ABR publishes. */
export function isAbn(written: string): boolean {
  const digits = digitsOf(written);
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % DIVISOR === 0;
}

/** '51824753556' as people write it: '51 824 753 556'. */
export const abnText = (written: string): string =>
  digitsOf(written).replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
