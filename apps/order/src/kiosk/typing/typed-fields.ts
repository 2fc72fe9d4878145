import type { CustomField } from '@servery/contract/entities/checkout';
import type { ContactInput } from '@servery/domain/checkout/contact';
import { sampleMobile } from '@servery/domain/checkout/phone';
import type { MobileParts } from '#features/mobile-field/index.ts';
import { pressEmailKey, pressNameKey, pressNoteKey, pressNumberKey } from '#kiosk/typing/keys.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#kiosk/typing/texts.ts';

/** Something that is written on the screen's own keyboard. */
export type TypedField = {
  id: string;
  label: string;
  text: string;
  optional: boolean;
  signs: readonly string[];
  digits: boolean;
  /** Nothing but digits: a number pad instead of letters. */
  numeric?: boolean;
  /** What somebody might write, while nothing stands there. */
  sample?: string;
  /** The country whose dial prefix the number has. */
  dial?: { country: string; choose: (country: string) => void };
  press: (text: string, key: string) => string;
  put: (text: string) => void;
};

export const isTyped = ({ type }: CustomField): boolean => type === 'text' || type === 'number';

type Given = {
  contact: ContactInput;
  put: (part: Partial<ContactInput>) => void;
  mobile: MobileParts;
  asks: { email: boolean; mobile: boolean; mobileRequired: boolean };
};
const PLAIN = { optional: true, signs: [], digits: true, press: pressNoteKey };

/** The name first; what the brand hides is not asked for. */
export function contactFields({ contact, put, mobile: parts, asks }: Given): [TypedField, ...TypedField[]] {
  const name: TypedField = {
    ...PLAIN,
    id: 'name',
    label: more.name,
    text: contact.name,
    optional: false,
    digits: false,
    press: pressNameKey,
    put: (text) => put({ name: text }),
  };
  const email: TypedField = {
    ...PLAIN,
    id: 'email',
    label: more.email,
    text: contact.email,
    signs: ['@', '.'],
    press: pressEmailKey,
    put: (text) => put({ email: text }),
  };
  const mobile: TypedField = {
    ...PLAIN,
    id: 'mobile',
    label: more.mobile,
    text: parts.typed,
    optional: !asks.mobileRequired,
    numeric: true,
    press: pressNumberKey,
    sample: sampleMobile(parts.country),
    dial: { country: parts.country, choose: (country) => parts.put({ country }) },
    put: (typed) => parts.put({ typed }),
  };
  return [name, ...(asks.email ? [email] : []), ...(asks.mobile ? [mobile] : [])];
}

/** 'Mobile (optional)': what can be left out says so where it is named. */
export const shownLabel = ({ label, optional }: Pick<TypedField, 'label' | 'optional'>): string =>
  optional ? t.optional({ label }) : label;

export const customTyped = (
  fields: readonly CustomField[],
  form: {
    answers: { custom: Readonly<Record<string, string>> };
    answer: (name: string, text: string) => void;
  },
): TypedField[] =>
  fields.filter(isTyped).map((field) => ({
    ...PLAIN,
    id: `custom-${field.name}`,
    label: field.label,
    text: form.answers.custom[field.name] ?? '',
    optional: field.required !== 1,
    numeric: field.type === 'number',
    press: field.type === 'number' ? pressNumberKey : pressNoteKey,
    put: (text) => form.answer(field.name, text),
  }));
