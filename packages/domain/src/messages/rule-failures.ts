import { catalogue, type Filled } from '#texts/catalogue';

/** What breaks a rule that client and server both know: the client says it before it asks. */
const TEXT = catalogue('rule-failures', {
  forbidden: 'You can’t do that with this account',
  field_required: 'This field is required',
  name_short: 'Has to be at least 3 characters long',
  phone_invalid: 'Enter a valid phone number',
  password_short: 'Has to be at least 6 characters long',
  console_password_short: 'Use at least 8 characters',
  password_guessable: 'That password is too easy to guess. Choose another',
  passwords_differ: 'Passwords do not match',
  pin_digits: 'Has to be 6 digits long',
  pins_differ: 'PINs do not match',
  country_unknown: 'Choose Australia or New Zealand',
  state_unknown: 'Choose your state or territory',
  sign_up_off: 'You can’t sign up here right now. Order as a guest instead',
  reset_invalid: 'This link has expired or was already used. Ask for a new one',
  name_unreal: 'Enter your name',
  email_connected: 'Your email comes from Apple or Google. Change it there',
  birthday_invalid: 'Enter a day and a month, like 24/08',
  birthday_set: 'Your birthday is already set. Ask a member of staff to change it',
  gender_unknown: 'Choose one from the list',
  social_off: 'You can’t sign in that way here',
  fulfilment_unknown: 'Choose a fulfilment type',
  fulfilment_required: 'Fulfilment type is required',
  fulfilment_unavailable: 'That fulfilment type is not available here',
  table_required: '{field} is required',
  table_unknown: 'We don’t have that table. Check the number on your table',
  booking_required: '{field} is required',
  time_required: 'Choose a day and time',
  time_past: 'The requested time has past. Choose a later time',
  time_unavailable: 'The requested time is not available on the selected day. Choose another time',
  store_closed: 'The store is currently closed. Choose a time to order for later',
  store_shut: 'The store is currently closed',
  asap_full: '{text}',
  address_required: 'Enter your delivery address',
  minimum_required: 'Minimum order for delivery is {sign}{minimum}',
  name_required: 'Enter your name for the order',
  name_placeholder: '{text}',
  email_required: 'Enter your email address for your receipt',
  email_invalid: 'Enter a valid email address',
  mobile_required: 'Enter your mobile phone number',
  mobile_invalid: 'Enter a valid mobile phone number{how}',
  payment_method_required: 'Please choose a payment method.',
  standing_store_required: 'Choose a store',
  standing_type_required: 'Choose how you want to get it',
  standing_empty: 'Choose how many you want on at least one day',
  slot_required: 'Choose a delivery slot',
  stop_required: 'Choose a delivery location',
  location_required: 'Choose a pickup location',
});

export type RuleFailure = keyof typeof TEXT;
export const isRuleFailure = (code: string): code is RuleFailure => code in TEXT;

/** What of the details can be said; the rest is for machines. */
const sayable = (details: Readonly<Record<string, unknown>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(details).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

export type Details = Readonly<Record<string, unknown>>;

export const said = (text: string | Filled<string>, details: Details): string =>
  typeof text === 'string' ? text : text(sayable(details));

export const ruleFailureText = (code: RuleFailure, details: Details = {}): string =>
  said(TEXT[code], details);
