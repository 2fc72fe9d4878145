export function groupBy<T>(rows: readonly T[], key: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const held = groups.get(key(row));
    if (held) held.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
