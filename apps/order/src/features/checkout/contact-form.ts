import type { Customer } from '@servery/contract/entities/customer';
import { contactProblem, type ContactProblem } from '@servery/domain/checkout/contact';
import type { ContactField } from '#features/checkout/failure-route.ts';
import type { GuestDetails } from '#state/stored.ts';

const PLACEHOLDER = /^(apple|google) ?user$/i;

/** What a member still has to tell; a guest tells everything. */
export function missingFields(customer: Customer): readonly ContactField[] {
  const named = customer.name.trim().length >= 2 && !PLACEHOLDER.test(customer.name.trim());
  const missing: ContactField[] = [];
  if (!named) missing.push('name');
  if (customer.mobile.trim().length < 7) missing.push('mobile');
  return missing;
}

/** What goes with the order: a member's stored details, filled up with what was typed. */
export function contactOf(customer: Customer | undefined, typed: GuestDetails): GuestDetails {
  if (!customer) return typed;
  const missing = missingFields(customer);
  return {
    name: missing.includes('name') ? typed.name : customer.name,
    email: customer.email,
    mobile: missing.includes('mobile') ? typed.mobile : customer.mobile,
  };
}

const FIELD: Readonly<Record<ContactProblem, ContactField>> = {
  name_required: 'name',
  email_required: 'email',
  email_invalid: 'email',
  mobile_required: 'mobile',
  mobile_invalid: 'mobile',
};

/** The first thing wrong, and the field that it belongs to. */
export function contactError(
  contact: GuestDetails,
  rules: { contactOptional: boolean; country: string },
): { field: ContactField; code: ContactProblem } | undefined {
  const code = contactProblem(contact, rules);
  return code && { field: FIELD[code], code };
}
