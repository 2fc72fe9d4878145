import type { Customer } from '@servery/contract/entities/customer';
import {
  type ContactInput,
  contactProblem,
  contactProblems,
  type ContactProblem,
  type ContactRules,
  isPlaceholderName,
} from '#checkout/contact';
import { dialPrefix, sampleMobile } from '#checkout/phone';
import { checkoutTexts } from '#messages/checkout-texts';
import { ruleFailureText } from '#messages/rule-failures';
import { t } from '#checkout/texts';

/** A member is asked for a name only when the stored one would not identify the order. */
export const needsName = ({ name }: Pick<Customer, 'name'>): boolean =>
  name.trim().length < 2 || isPlaceholderName(name);

export type DetailsField = 'name' | 'email' | 'mobile';
export type DetailsError = { field: DetailsField; text: string };

const FIELD: Readonly<Record<ContactProblem, DetailsField>> = {
  name_placeholder: 'name',
  name_required: 'name',
  email_required: 'email',
  email_invalid: 'email',
  mobile_required: 'mobile',
  mobile_invalid: 'mobile',
};

/** ' with its country code, for example +61 491 570 156'. */
function mobileHow(country: string): string {
  const sample = sampleMobile(country);
  const example = sample === '' ? '' : t.forExample({ prefix: dialPrefix(country), sample });
  return t.withCountryCode({ example });
}

/** A refusal as the server answers it: its code, and what its words are filled with. */
export type ContactFailure = {
  code: ContactProblem;
  details: { field: DetailsField; text?: string; how?: string };
};

function failureOf(code: ContactProblem, contact: ContactInput, rules: ContactRules): ContactFailure {
  const field = FIELD[code];
  if (code === 'name_placeholder')
    return { code, details: { field, text: checkoutTexts.realName({ name: contact.name.trim() }) } };
  return { code, details: code === 'mobile_invalid' ? { field, how: mobileHow(rules.country) } : { field } };
}

/** The first thing wrong with the details, for client and server alike. */
export function contactFailure(contact: ContactInput, rules: ContactRules): ContactFailure | undefined {
  const code = contactProblem(contact, rules);
  return code && failureOf(code, contact, rules);
}

/** Everything wrong with them, with the field that it belongs to and how it is said. */
export const detailsErrors = (contact: ContactInput, rules: ContactRules): DetailsError[] =>
  contactProblems(contact, rules).map((code) => {
    const { details } = failureOf(code, contact, rules);
    return { field: details.field, text: ruleFailureText(code, details) };
  });

export const detailsError = (contact: ContactInput, rules: ContactRules): DetailsError | undefined =>
  detailsErrors(contact, rules)[0];

/** What goes with a member's order: the stored details, with what was typed in their place. */
export const memberContact = (
  customer: Pick<Customer, 'name' | 'email'>,
  typed: { name: string; mobile: string },
): ContactInput => ({
  name: needsName(customer) ? typed.name : customer.name,
  email: customer.email,
  mobile: typed.mobile,
});
