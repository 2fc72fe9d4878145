import type { Cents } from '#money';

const roundedShare = (amount: Cents, part: number, whole: number): Cents =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));

/** Parts of an amount in proportion to the weights, in whole cents: together they are the amount, and none is larger than its weight unless the amount is larger than all weights. */
export function spread(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0 && weights.length > 0)
    return spread(
      amount,
      weights.map(() => 1),
    );
  let before = 0;
  return weights.map((weight) => {
    const share = roundedShare(amount, before + weight, whole) - roundedShare(amount, before, whole);
    before += weight;
    return share;
  });
}
