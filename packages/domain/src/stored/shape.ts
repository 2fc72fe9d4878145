/** What a device has kept is somebody else's text: another version, another app, half of it. A schema small enough for the first load. */
export type Is<T> = (value: unknown) => value is T;

export const anything: Is<unknown> = (_value): _value is unknown => true;
export const text: Is<string> = (value): value is string => typeof value === 'string';
export const flag: Is<boolean> = (value): value is boolean => typeof value === 'boolean';
export const whole: Is<number> = (value): value is number => Number.isSafeInteger(value);
export const oneOf =
  <const T>(...values: readonly T[]): Is<T> =>
  (value): value is T =>
    values.includes(value as T);
export const optional =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);
export const orNull =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const record =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(is);

/** An object with all of these; what else it holds is not looked at. */
export const shape =
  <T extends object>(parts: { readonly [K in keyof T]-?: Is<T[K]> }): Is<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Is<unknown>>(parts).every(([name, is]) => is(value[name]));

/** What the text holds, if it is of this shape; anything else is as good as nothing. */
export function readJson<T>(held: string | null | undefined, is: Is<T>): T | undefined {
  try {
    const value: unknown = JSON.parse(held ?? 'null');
    return is(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
