import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { HeldHours, HoursValue } from '@servery/contract/entities/venue-hours';

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Weekday[];

const PLAIN = ['notice_minutes', 'block_minutes', 'block_capacity', 'special_dates'] as const;
/** Written for a type that can't be had at once. */
const NO_ASAP = -1;

/** Every hour, notice and list of dates by a name of its own: two people who change two of them don't meet. */
export type HoursFields = Readonly<Record<string, unknown>>;

const fieldOf = (id: number, name: string): string => `${id}.${name}`;

export function fieldsOf(id: number, value: Partial<HoursValue>): HoursFields {
  const fields: Record<string, unknown> = {};
  for (const day of DAYS) if (value.hours) fields[fieldOf(id, day)] = value.hours[day];
  for (const name of PLAIN) if (value[name] !== undefined) fields[fieldOf(id, name)] = value[name];
  if ('asap_minutes' in value) fields[fieldOf(id, 'asap')] = value.asap_minutes ?? NO_ASAP;
  return fields;
}

export const allFields = (types: readonly HeldHours[]): HoursFields =>
  Object.assign(
    {},
    ...types.map(({ id, value }) => fieldsOf(id, { ...value, asap_minutes: value.asap_minutes })),
  );

/** The types with what these fields say. */
export const typesWith = (types: readonly HeldHours[], fields: HoursFields): HeldHours[] =>
  types.map((type) => {
    const read = (name: string) => fields[fieldOf(type.id, name)];
    const { asap_minutes: _asap, ...value } = type.value;
    const asap = read('asap');
    return {
      ...type,
      value: {
        ...value,
        ...Object.fromEntries(PLAIN.map((name) => [name, read(name)])),
        hours: Object.fromEntries(DAYS.map((day) => [day, read(day)])),
        ...(asap !== NO_ASAP && { asap_minutes: asap }),
      } as HoursValue,
    };
  });

/** Which types some fields belong to, by their id. */
export const typesOf = (fields: readonly string[]): number[] => [
  ...new Set(fields.map((field) => Number.parseInt(field, 10))),
];
