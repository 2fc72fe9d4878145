import { z } from 'zod';
import { type FulfilmentCode, fulfilmentCodes } from '#entities/fulfilment';
import { flag, textField } from '#fields';

const types = ['text', 'number', 'choice', 'check'] as const;
/** How a text that is a phone number is checked; see domain/checkout/phone. */
const presets = ['', 'landline', 'short', 'extension'] as const;

/** A question of the venue's own, asked at checkout. Its answer travels in custom_data under its name. */
export const customField = z.strictObject({
  name: z.string().min(1).max(60),
  label: z.string().min(1),
  type: z.enum(types),
  preset: z.enum(presets).default(''),
  required: flag,
  hint: z.string(),
  /** Of a choice; empty for the others. */
  options: z.array(z.string()),
});
export type CustomField = z.output<typeof customField>;

const MOST_ANSWERS = 50;

/** The answers as they travel: field name to value. */
export const customDataField = z
  .record(z.string().max(60, 'is longer than 60 characters'), textField(200))
  .refine((answers) => Object.keys(answers).length <= MOST_ANSWERS, `has more than ${MOST_ANSWERS} entries`);

/** Something that the venue asked and was told, as people read it. */
export const orderDetail = z.strictObject({ label: z.string(), value: z.string() });
export type OrderDetail = z.output<typeof orderDetail>;

/** What a brand may want agreed to before an order. */
export const agreement = z.enum(['age', 'terms']);
export type Agreement = z.output<typeof agreement>;

type Shape = { enabled: typeof flag } & { [Code in FulfilmentCode]: typeof flag } & {
  [Code in FulfilmentCode as `${Code}_label`]: z.ZodString;
} & { [Code in FulfilmentCode as `${Code}_desc`]: z.ZodString } & {
  [Code in FulfilmentCode as `${Code}_notes_link`]: z.ZodString;
};
const perType = fulfilmentCodes.flatMap((code) => [
  [code, flag],
  [`${code}_label`, z.string()],
  [`${code}_desc`, z.string()],
  [`${code}_notes_link`, z.string()],
]);

/** Whether an order can be handed over without contact, and in which words, by fulfilment type. */
export const contactless = z.strictObject({ enabled: flag, ...Object.fromEntries(perType) } as Shape);
export type Contactless = z.output<typeof contactless>;
