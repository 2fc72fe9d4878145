import { internationalPhone, isEmail } from '#checkout/contact';
import { contactFailure } from '#checkout/member';
import { isMember, ordersForOthers } from '#people/roles';
import type { Contact, OrderProblem, OrderRequest } from '#ordering/order-request';
import { fail } from '#failure';

function contactGiven({ input, customer }: OrderRequest) {
  // Kiosk and staff order for somebody else: what is stored of them is not the customer's.
  const stored = ordersForOthers(customer.status) ? { name: '', email: '', mobile: '' } : customer;
  return {
    name: (input.customer_name_new ?? input.customer_name ?? stored.name).trim(),
    email: (input.customer_email ?? stored.email).trim(),
    mobile: input.customer_mobile_new ?? input.customer_mobile ?? stored.mobile,
  };
}

/** Who the order is for, by the rules of the checkout's own form: what the brand hides is asked of nobody. */
export function contactOf(order: OrderRequest): Contact | OrderProblem {
  const { input, venue, customer, asks } = order;
  // A number without a prefix is read in the country that stands beside the field, and in no other.
  const country = input.mobile_metadata?.country_code?.toUpperCase() ?? venue.countryCode;
  const contact = contactGiven(order);
  const problem = contactFailure(contact, {
    country,
    contactOptional: ordersForOthers(customer.status),
    emailHidden: asks.hide_email,
    // A member is always asked for a mobile, whatever the brand hides from guests.
    mobileHidden: asks.hide_mobile && !isMember(customer.status),
    mobileRequired: asks.mobile_required,
  });
  if (problem) return fail(problem.code, problem.details);
  const mobile = internationalPhone(contact.mobile, country) ?? '';
  return {
    name: contact.name,
    email: isEmail(contact.email) ? contact.email : '',
    mobile,
    country: mobile === '' ? '' : country,
  };
}
