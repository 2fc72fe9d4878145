/** Half price below sixteen. */
export const fareOf = (age: number, full: number): number => (age < 16 ? full / 2 : full);

export const isFree = (age: number): boolean => age < 4;

export function countDown(from: number): number[] {
  const steps: number[] = [];
  for (let left = from; left > 0; left--) steps.push(left);
  return steps;
}

export const neverAsked = (age: number): boolean => age > 99;
