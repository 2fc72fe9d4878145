/** By the names of the fields, and without those that are not there: how a file is laid out makes no difference. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, canonical(each)]);
}

export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));
