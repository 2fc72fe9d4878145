import { z } from 'zod';
import { listIn } from '#fields';

export type JsonSchema = Record<string, unknown>;

/** What may be left out is not required: what has a default is filled in. */
function withoutDefaults(schema: JsonSchema): void {
  const { required, properties } = schema as { required?: string[]; properties?: Record<string, JsonSchema> };
  if (!required || !properties) return;
  const left = required.filter((name) => !Object.hasOwn(properties[name] ?? {}, 'default'));
  if (left.length === 0) delete schema['required'];
  else schema['required'] = left;
}

/** What a value looks like in JSON: the one that the server works with, whatever a form makes of it on its way. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const list = listIn(zodSchema);
      if (list)
        Object.assign(jsonSchema, { type: 'array', maxItems: list.max, items: jsonSchemaOf(list.item) });
      withoutDefaults(jsonSchema);
    },
  }) as JsonSchema;
  return rest;
}
