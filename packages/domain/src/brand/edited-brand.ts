type Fields = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A brand as a list of what it says, each by its path: 'theme/light/accent'. */
export function brandFields(brand: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(brand).flatMap(([name, value]) =>
      isBranch(value)
        ? Object.entries(brandFields(value, `${path}${name}/`))
        : [[`${path}${name}`, value] as const],
    ),
  );
}

/** The same put together again; what is null is left out. */
export function brandOfFields(fields: Fields): Record<string, unknown> {
  const brand: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    if (value === null) continue;
    const names = path.split('/');
    const last = names.pop() ?? path;
    let at = brand;
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return brand;
}

/** With null for what the other one has and this one has not: a change then says that it went, or came. */
export const completed = (fields: Fields, other: Fields): Fields => ({
  ...Object.fromEntries(Object.keys(other).map((path) => [path, null])),
  ...fields,
});
