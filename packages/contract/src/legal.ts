import { z } from 'zod';

const words = z
  .string()
  .min(1, 'is empty')
  .regex(/^[^{}]*$/, 'has a placeholder that nothing fills');

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: words }),
  z.strictObject({ kind: z.literal('list'), items: z.array(words).min(1, 'is empty') }),
]);
export type LegalBlock = z.output<typeof block>;

/** A text of the brand that binds it: the terms of use, the privacy policy. */
export const legalText = z.strictObject({
  title: words,
  intro: z.array(block),
  parts: z
    .array(z.strictObject({ heading: words, blocks: z.array(block).min(1, 'is empty') }))
    .min(1, 'is empty'),
});
export type LegalText = z.output<typeof legalText>;

export const legalName = z.enum(['terms', 'privacy']);
export type LegalName = z.output<typeof legalName>;
