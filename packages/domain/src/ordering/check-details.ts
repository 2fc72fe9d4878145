import type { Agreement, OrderDetail } from '@servery/contract/entities/checkout';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { billingLine } from '#checkout/billing';
import { agreementProblem, givenAgreements } from '#checkout/agreements';
import { contactlessOffer } from '#checkout/contactless';
import { type CustomData, customData, customDetails, customProblem } from '#checkout/custom-fields';
import { needsBillingAddress } from '#checkout/methods';
import { checkoutTexts } from '#messages/checkout-texts';
import type { OrderProblem, OrderRequest } from '#ordering/order-request';
import { fail } from '#failure';
import type { Cart } from '#ordering/cart';
import { t } from '#ordering/texts';

/** What the venue asked beyond the usual, as it is kept with the order. */
export type OrderDetails = {
  custom: CustomData;
  student: { name: string; classId: number };
  /** The same as people read it. */
  read: OrderDetail[];
  contactless: string;
};

type Student = OrderDetails['student'] & { className: string };
const NOBODY: Student = { name: '', classId: 0, className: '' };

/** Whose lunch it is, where the menu is a school's; elsewhere nobody asked. */
function studentOf({ input, venue }: OrderRequest): Student | OrderProblem {
  const { menu, classes } = venue;
  if (!menu.studentsEnabled) return NOBODY;
  const classId = input.store_class_id ?? 0;
  const found = classes.find(({ id }) => id === classId);
  if (classId > 0 && !found) return fail('class_unknown', { text: checkoutTexts.classUnknown });
  return { name: (input.student_name ?? '').trim(), classId, className: found?.name ?? '' };
}

function studentDetail({ name, className }: Student, label: string): OrderDetail[] {
  const value = [name, className].filter(Boolean).join(', ');
  return value === '' ? [] : [{ label: label || t.student, value }];
}

/** The venue's own questions, by the rule that the form goes by too. */
export function detailsOf(cart: Cart, order: OrderRequest): OrderDetails | OrderProblem {
  const { input, venue } = order;
  const { customFields, contactless } = venue.menu;
  // Not what the cart remembers: that may have been somebody else's word, at a screen that many share.
  const told = input.custom_data ?? {};
  const wrong = customProblem(customFields, told);
  if (wrong) return fail('custom_invalid', { text: wrong.text, field: wrong.name });
  const student = studentOf(order);
  if ('ok' in student) return student;
  const offer = contactlessOffer(contactless, cart.fulfilmentType as FulfilmentCode);
  return {
    custom: customData(customFields, told),
    student: { name: student.name, classId: student.classId },
    read: [...studentDetail(student, venue.menu.studentNameLabel), ...customDetails(customFields, told)],
    contactless: input.contactless === 1 && offer ? offer.label : '',
  };
}

/** What the brand wants agreed to, and was; by the rule that the form goes by too. */
export function agreementsOf({ input, asks }: OrderRequest): { given: Agreement[] } | OrderProblem {
  const agreed = { age: input.age_agreed === 1, terms: input.terms_agreed === 1 };
  const missing = agreementProblem(asks, agreed);
  return missing
    ? fail(`${missing.agreement}_required`, { text: missing.text })
    : { given: givenAgreements(asks, agreed) };
}

const BILLING = ['billing_address_id', 'billing_address1', 'billing_city', 'billing_postcode'] as const;

/** Whom the card is billed to, where the merchant wants to know; what nobody asked for is not kept. */
export function billingOf(
  cart: Cart,
  { input, venue, customer }: OrderRequest,
): { line: string } | OrderProblem {
  const asked = venue.billingAddressRequired ? ({ is_billing_address_required: 1 } as const) : {};
  if (!needsBillingAddress(cart.paymentMethod, asked)) return { line: '' };
  const sent = BILLING.some((field) => input[field] !== undefined);
  const line = billingLine(sent ? input : { billing_address_id: cart.billingAddressId }, [
    ...customer.billing_addresses,
    ...customer.delivery_addresses,
  ]);
  return line === undefined
    ? fail('billing_required', { text: checkoutTexts.billingRequired, field: 'billing_address' })
    : { line };
}
