import type { PaperDocument } from '@servery/domain/printing/document';
import { z } from 'zod';

const text = z.string();
const yes = z.literal(true).optional();
const size = z.union([z.literal(1), z.literal(2), z.literal(3)]).optional();

const line = z.discriminatedUnion('is', [
  z.object({ is: z.literal('text'), text, size, strong: yes, center: yes }),
  z.object({ is: z.literal('row'), left: text, right: text, size, strong: yes }),
  z.object({ is: z.literal('banner'), left: text, right: text.optional(), center: yes }),
  z.object({ is: z.literal('item'), quantity: text, name: text, price: text.optional(), size, strong: yes }),
  z.object({ is: z.literal('note'), text, size, invert: yes }),
  z.object({ is: z.literal('rule') }),
  z.object({ is: z.literal('gap') }),
  z.object({ is: z.literal('qr'), data: text }),
  z.object({ is: z.literal('logo') }),
]);

/** A slip of the terminal or of a day, kept as it was written. */
export const readDocument = (stored: string): PaperDocument => z.array(line).parse(JSON.parse(stored));
