import { sampleType } from '@servery/domain/testing/sample-type';
import { expect, test } from 'vitest';
import { loadProblem } from '#features/fulfilment/load-problem.ts';

test('says whether the types are missing or there are none [ORD-114 CHK-251 ACC-315]', () => {
  expect(loadProblem(undefined)).toBe('Fulfilment options not loaded, try again');
  expect(loadProblem([])).toBe('No fulfilment types, please try again');
  expect(loadProblem([sampleType()])).toBeUndefined();
});
