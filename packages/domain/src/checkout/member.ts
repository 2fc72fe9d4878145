import type { Customer } from '@servery/contract/entities/customer';
import { type ContactInput, contactProblem, type ContactProblem, type ContactRules } from '#checkout/contact';
import { dialPrefix, sampleMobile } from '#checkout/phone';
import { checkoutTexts } from '#messages/checkout-texts';
import { failureText } from '#messages/failures';

/** What Apple and Google call somebody who did not give a name. */
const PLACEHOLDER = /^(apple|google) ?user$/i;
export const isPlaceholderName = (name: string): boolean => PLACEHOLDER.test(name.trim());

/** A member is asked for a name only when the stored one would not identify the order. */
export const needsName = ({ name }: Pick<Customer, 'name'>): boolean =>
  name.trim().length < 2 || isPlaceholderName(name);

export type DetailsField = 'name' | 'email' | 'mobile';
export type DetailsError = { field: DetailsField; text: string };

const FIELD: Readonly<Record<ContactProblem, DetailsField>> = {
  name_required: 'name',
  email_required: 'email',
  email_invalid: 'email',
  mobile_required: 'mobile',
  mobile_invalid: 'mobile',
};

/** 'Enter a valid mobile phone number with its country code, for example +61 491 570 156'. */
export function mobileText(country: string): string {
  const sample = sampleMobile(country);
  const example = sample === '' ? '' : `, for example ${dialPrefix(country)} ${sample}`;
  return `${checkoutTexts.invalidMobile} with its country code${example}`;
}

/** The first thing wrong with the details, the field it belongs to, and how it is said. */
export function detailsError(contact: ContactInput, rules: ContactRules): DetailsError | undefined {
  if (isPlaceholderName(contact.name)) {
    const text = `${checkoutTexts.realName}: ${contact.name.trim()} will not identify your order.`;
    return { field: 'name', text };
  }
  const code = contactProblem(contact, rules);
  if (!code) return undefined;
  return {
    field: FIELD[code],
    text: code === 'mobile_invalid' ? mobileText(rules.country) : failureText(code),
  };
}

/** What goes with a member's order: the stored details, with what was typed in their place. */
export const memberContact = (
  customer: Pick<Customer, 'name' | 'email'>,
  typed: { name: string; mobile: string },
): ContactInput => ({
  name: needsName(customer) ? typed.name : customer.name,
  email: customer.email,
  mobile: typed.mobile,
});
