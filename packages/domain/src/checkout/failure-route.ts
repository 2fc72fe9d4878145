import { catalogue } from '#texts/catalogue';
import type { Agreement } from '@servery/contract/entities/checkout';
import type { DetailsField } from '#checkout/member';

/** What the button of a refused order opens. */
export type Fix = 'fulfilment' | 'steps' | 'cart' | 'sign-in' | 'note' | 'promo';
/** Where a refused order leads. */
export type FailureRoute =
  | { to: 'field'; field: DetailsField }
  | { to: 'fix'; label: string; opens: Fix }
  /** The cart is gone with its session. */
  | { to: 'timed-out' }
  | { to: 'total' }
  | { to: 'method' }
  /** One of the venue's own questions; which one, the failure's field says. */
  | { to: 'question' }
  | { to: 'agreement'; which: Agreement }
  | { to: 'unclear' }
  | { to: 'say' };

/** What the button says. */
const LABEL = catalogue('rules-checkout-fix', {
  changeTime: 'Change Time',
  changeDate: 'Change Date',
  changeSlot: 'Change Slot',
  change: 'Change',
  choose: 'Choose',
  backToCart: 'Back to Cart',
  signInOrUp: 'Sign in / Sign up',
  editPromo: 'Edit Voucher/Promo Code',
  resetPassword: 'Reset password',
  signInWithApple: 'Sign in with Apple',
  signInWithGoogle: 'Sign in with Google',
  signInOrReset: 'Sign in / Reset password',
  addInstruction: 'Add Instruction',
});

const fix = (name: keyof typeof LABEL, opens: Fix): FailureRoute => ({
  to: 'fix',
  get label() {
    return LABEL[name];
  },
  opens,
});
const field = (name: DetailsField): FailureRoute => ({ to: 'field', field: name });

const changeTime = fix('changeTime', 'fulfilment');
const changeDate = fix('changeDate', 'fulfilment');
const changeSlot = fix('changeSlot', 'steps');
const changePlace = fix('change', 'steps');
const changeTable = fix('change', 'fulfilment');
const choose = fix('choose', 'fulfilment');
const toCart = fix('backToCart', 'cart');
const signUp = fix('signInOrUp', 'sign-in');
const editPromo = fix('editPromo', 'promo');
const timedOut: FailureRoute = { to: 'timed-out' };
const method: FailureRoute = { to: 'method' };

const BY_CODE: Readonly<Record<string, FailureRoute>> = {
  network: { to: 'unclear' },
  no_order: timedOut,
  name_required: field('name'),
  name_placeholder: field('name'),
  email_required: field('email'),
  email_invalid: field('email'),
  mobile_required: field('mobile'),
  mobile_invalid: field('mobile'),
  custom_invalid: { to: 'question' },
  class_unknown: { to: 'say' },
  age_required: { to: 'agreement', which: 'age' },
  terms_required: { to: 'agreement', which: 'terms' },
  fulfilment_required: choose,
  fulfilment_unavailable: choose,
  table_required: changeTable,
  table_unknown: changeTable,
  booking_required: changeTable,
  address_required: changePlace,
  postcode_unavailable: changePlace,
  no_address: changePlace,
  time_required: changeTime,
  time_past: changeTime,
  time_unavailable: changeTime,
  store_closed: changeTime,
  store_shut: { to: 'say' },
  asap_full: changeTime,
  slot_required: changeSlot,
  slot_full: changeSlot,
  stop_required: changePlace,
  stop_full: changePlace,
  location_required: changePlace,
  location_full: changePlace,
  minimum_required: toCart,
  product_unavailable: toCart,
  modifier_invalid: toCart,
  promo_invalid: editPromo,
  account_required: signUp,
  signed_out: signUp,
  total_changed: { to: 'total' },
  due_changed: { to: 'total' },
  gift_changed: { to: 'total' },
  payment_method_required: method,
  payment_method_unavailable: method,
  no_saved_card: method,
  balance_short: method,
  payment_declined: method,
  payment_unavailable: method,
  billing_required: method,
  card_token_required: method,
  card_token_invalid: method,
  card_wait: method,
};

/** By the words alone, the special before the general: the first that matches holds. */
const BY_TEXT: readonly (readonly [RegExp, FailureRoute])[] = [
  [/no order present/i, timedOut],
  [/active facebook customer/i, fix('resetPassword', 'sign-in')],
  [/active apple customer/i, fix('signInWithApple', 'sign-in')],
  [/active google customer/i, fix('signInWithGoogle', 'sign-in')],
  [/active customer|already registered/i, fix('signInOrReset', 'sign-in')],
  [/account required/i, signUp],
  [/delivery slot/i, changeSlot],
  [/delivery stop|delivery location/i, changePlace],
  [
    /time has past|minimum notice|available between|is available from|is available until|closed between|after last orders/i,
    changeTime,
  ],
  [
    /last orders for the selected date|not available on the selected day|menu is not available|earliest date/i,
    changeDate,
  ],
  [/location is not available/i, changePlace],
  [/table number|booking|number of people/i, changeTable],
  [/fulfilment type|delivery only|pickup only|takeaway only/i, choose],
  [/product unavailable|minimum order|not available for/i, toCart],
  [/instructions?|car reg/i, fix('addInstruction', 'note')],
  [/promo|coupon/i, editPromo],
  [/\bemail\b/i, field('email')],
  [/\bmobile\b/i, field('mobile')],
  [/\bname\b/i, field('name')],
];

/** By the code of the server where there is one, else by the words. */
export function failureRoute({ code, message }: { code: string; message: string }): FailureRoute {
  return BY_CODE[code] ?? BY_TEXT.find(([words]) => words.test(message))?.[1] ?? { to: 'say' };
}
