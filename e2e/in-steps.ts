import { expect } from '@playwright/test';

/** What somebody does, one thing after the other; no more of them than `most`. */
export async function inSteps(most: number, steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  expect(steps.length).toBeLessThanOrEqual(most);
  for (const step of steps) await step();
}
