import type { z } from 'zod';

/** A file of a brand that cannot be used, with the places in it that are wrong. */
export class BrandError extends Error {}

export function parsedFile<T extends z.ZodType>(schema: T, file: string, content: unknown): z.output<T> {
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new BrandError(`${file} is not right:\n${lines.join('\n')}`);
}
