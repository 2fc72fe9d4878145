import { internationalPhone, isEmail } from '#checkout/contact';
import { contactFailure } from '#checkout/member';
import { isMember, ordersForOthers } from '#people/roles';
import type { Contact, OrderProblem, OrderRequest } from '#ordering/order-request';
import { fail } from '#failure';

/** A number without a prefix is read in the country that stands beside the field. */
function readMobile(text: string, { input, venue }: OrderRequest): string {
  const { countryCode: home } = venue;
  const country = input.mobile_metadata?.country_code?.toUpperCase() ?? home;
  return internationalPhone(text, country) ?? text;
}

function toldBy(order: OrderRequest) {
  const { input, customer } = order;
  // Kiosk and staff order for somebody else: what is stored of them is not the customer's.
  const stored = ordersForOthers(customer.status) ? { name: '', email: '', mobile: '' } : customer;
  const mobile = (input.customer_mobile_new ?? input.customer_mobile ?? stored.mobile).trim();
  return {
    name: (input.customer_name_new ?? input.customer_name ?? stored.name).trim(),
    email: (input.customer_email ?? stored.email).trim(),
    mobile: readMobile(mobile, order),
  };
}

/** Who the order is for, by the rules of the checkout's own form: what the brand hides is asked of nobody. */
export function contactOf(order: OrderRequest): Contact | OrderProblem {
  const { input, venue, customer, asks } = order;
  const country = venue.countryCode;
  const contact = toldBy(order);
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
    country: mobile === '' ? '' : (input.mobile_metadata?.country_code?.toUpperCase() ?? country),
  };
}
