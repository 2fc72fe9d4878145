import type { CallFailure } from '#api/call.ts';

export type ContactField = 'name' | 'email' | 'mobile';
/** Where a refused order sends the customer. */
export type FailureRoute =
  | { to: 'field'; field: ContactField }
  | { to: 'time' }
  | { to: 'cart' }
  | { to: 'total' }
  | { to: 'method' }
  | { to: 'sign-in' }
  | { to: 'unclear' }
  | { to: 'say' };

type Code = CallFailure<'SubmitOrder'>['code'];

const FIELD: Readonly<Partial<Record<Code, ContactField>>> = {
  name_required: 'name',
  email_required: 'email',
  email_invalid: 'email',
  mobile_required: 'mobile',
  mobile_invalid: 'mobile',
};

const TO: Readonly<Partial<Record<Code, Exclude<FailureRoute['to'], 'field'>>>> = {
  fulfilment_required: 'time',
  fulfilment_unavailable: 'time',
  table_required: 'time',
  booking_required: 'time',
  address_required: 'time',
  postcode_unavailable: 'time',
  time_required: 'time',
  time_past: 'time',
  time_unavailable: 'time',
  store_closed: 'time',
  slot_required: 'time',
  slot_full: 'time',
  stop_required: 'time',
  stop_full: 'time',
  location_required: 'time',
  location_full: 'time',
  no_address: 'time',
  minimum_required: 'cart',
  product_unavailable: 'cart',
  modifier_invalid: 'cart',
  no_order: 'cart',
  total_changed: 'total',
  payment_method_required: 'method',
  payment_method_unavailable: 'method',
  account_required: 'sign-in',
  signed_out: 'sign-in',
  network: 'unclear',
};

export function failureRoute(code: Code): FailureRoute {
  const field = FIELD[code];
  return field ? { to: 'field', field } : { to: TO[code] ?? 'say' };
}
