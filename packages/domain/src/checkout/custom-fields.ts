import type { CustomField, OrderDetail } from '@servery/contract/entities/checkout';
import { phonePresets } from '#checkout/phone';
import { t } from '#checkout/texts';

/** Field name to value, as custom_data travels. A ticked box is '1'. */
export type CustomData = Readonly<Record<string, string>>;

export const customTitle = (label: string): string => label.trim() || t.orderDetails;

/** A box is ticked or it is not; anything else in its place is no answer. */
function answerOf(field: CustomField, data: CustomData): string {
  const value = (Object.hasOwn(data, field.name) ? (data[field.name] ?? '') : '').trim();
  return field.type === 'check' && value !== '1' ? '' : value;
}

function problemOf(field: CustomField, value: string): string | undefined {
  if (value === '') return field.required === 1 ? t.isRequired({ label: field.label }) : undefined;
  if (field.type === 'number' && !/^-?\d{1,9}([.,]\d{1,4})?$/.test(value))
    return t.enterNumber({ label: field.label });
  if (field.preset !== '' && !phonePresets[field.preset](value)) return t.enterPhone({ label: field.label });
  if (field.type === 'choice' && !field.options.includes(value)) return t.chooseOne({ label: field.label });
  return undefined;
}

export type CustomProblem = { name: string; text: string };

/** The questions of the venue that are not answered as they must be. */
export const customProblems = (fields: readonly CustomField[], data: CustomData): CustomProblem[] =>
  fields.flatMap((field) => {
    const text = problemOf(field, answerOf(field, data));
    return text ? [{ name: field.name, text }] : [];
  });

export const customProblem = (fields: readonly CustomField[], data: CustomData): CustomProblem | undefined =>
  customProblems(fields, data)[0];

/** What is sent: the venue's own questions alone, and only those that were answered. */
export function customData(fields: readonly CustomField[], data: CustomData): CustomData {
  const answers = fields.map((field) => [field.name, answerOf(field, data)] as const);
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}

/** The answers as people read them, in the order in which they were asked; a box that was not ticked is left out. */
export function customDetails(fields: readonly CustomField[], data: CustomData): OrderDetail[] {
  return fields.flatMap((field) => {
    const value = answerOf(field, data);
    return value === '' ? [] : [{ label: field.label, value: field.type === 'check' ? t.yes : value }];
  });
}
