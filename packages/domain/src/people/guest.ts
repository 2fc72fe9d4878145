import type { Customer } from '@servery/contract/entities/customer';

/** Nobody in particular: what a session is until somebody signs in. */
export const guestCustomer: Customer = {
  id: 0,
  status: 0,
  name: '',
  email: '',
  mobile: '',
  country_code: 'AU',
  gender: '',
  birthday: '',
  has_mobile: 0,
  has_mobile_pin: 0,
  is_apple_connected: 0,
  is_google_connected: 0,
  balance: '0.00',
  menu_name: '',
  has_saved_card: 0,
  credit_card_type: '',
  credit_card_ending: '',
  credit_card_expired: 0,
  credit_card_notice: '',
  credit_card_update: 0,
  auto_topup_amount: '0.00',
  points_balance: 0,
  delivery_addresses: [],
  billing_addresses: [],
};
