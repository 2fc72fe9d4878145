import { z } from 'zod';
import { type VenueFile, venueFile } from '#venue-file/venue-file';

type Held = Record<string, unknown>;

const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function valuesOf(held: Held, schemaOf: (key: string) => z.core.$ZodType | undefined): Held {
  const entries = Object.entries(held).map(([key, value]) => {
    const schema = schemaOf(key);
    return [key, schema ? withoutDefaults(schema, value) : value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What is as it would be anyway need not be read. */
function withoutDefaults(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return withoutDefaults(schema.def.innerType, value);
  if (schema instanceof z.ZodDefault)
    return JSON.stringify(value) === JSON.stringify(schema.def.defaultValue)
      ? undefined
      : withoutDefaults(schema.def.innerType, value);
  if (schema instanceof z.ZodPrefault) {
    const inner = withoutDefaults(schema.def.innerType, value);
    return isNothing(inner) ? undefined : inner;
  }
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Readonly<Record<string, z.core.$ZodType>>;
    return valuesOf(value as Held, (key) => shape[key]);
  }
  if (schema instanceof z.ZodRecord) return valuesOf(value as Held, () => schema.valueType);
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((each) => withoutDefaults(schema.element, each));
  return value;
}

/** A venue file as a person would write it. */
export const writtenFile = (file: VenueFile): string =>
  `${JSON.stringify(withoutDefaults(venueFile, file), null, 2)}\n`;
