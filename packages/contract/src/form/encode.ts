export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };

/** Half of an emoji, cut off by a length limit, would make encodeURIComponent throw. */
const scalar = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? '1' : '0') : String(value).toWellFormed();

function append(out: string[], name: string, value: FormValue): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((item: FormValue, index) => append(out, `${name}[${index}]`, item));
    return;
  }
  if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(out, `${name}[${key}]`, item);
    return;
  }
  out.push(`${encodeURIComponent(name)}=${encodeURIComponent(scalar(value))}`);
}

/** Nested values become bracket form: `{a: {b: [1]}}` is `a[b][0]=1`. Empty and absent values are left out. */
export function encodeForm(fields: { readonly [key: string]: FormValue }): string {
  const out: string[] = [];
  for (const [key, value] of Object.entries(fields)) append(out, key, value);
  return out.join('&');
}
