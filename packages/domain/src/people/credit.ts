import type { Cents } from '#money';

/** What somebody of the team can give or take off at once: more is a mistake in typing. */
const MOST: Cents = 500_00;

/** Why an amount can't be put into a balance, or with a minus be taken off it. */
export function creditProblem(cents: Cents, balance: Cents): 'bad_credit' | 'balance_too_low' | undefined {
  if (cents === 0 || Math.abs(cents) > MOST) return 'bad_credit';
  return balance + cents < 0 ? 'balance_too_low' : undefined;
}

const MOST_POINTS = 10_000;

/** Why points can't be given, or with a minus be taken. */
export function pointsProblem(points: number, held: number): 'bad_points' | 'points_too_low' | undefined {
  if (points === 0 || Math.abs(points) > MOST_POINTS) return 'bad_points';
  return held + points < 0 ? 'points_too_low' : undefined;
}
