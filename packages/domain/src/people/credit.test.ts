import { expect, test } from 'vitest';
import { creditProblem } from '#people/credit';

test.each([
  [1000, 0, undefined],
  [50_000, 0, undefined],
  [50_001, 0, 'bad_credit'],
  [0, 500, 'bad_credit'],
  [-500, 500, undefined],
  [-501, 500, 'balance_too_low'],
  [-50_001, 90_000, 'bad_credit'],
])('%i cents on %i: %s', (cents, balance, problem) => expect(creditProblem(cents, balance)).toBe(problem));
