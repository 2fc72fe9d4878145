import type { CartOrder } from '@servery/contract/entities/cart';
import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { createContext, use } from 'react';

/** The venue that the signed-in kiosk or counter belongs to, with the order in hand. */
export type OwnVenue = {
  customer: Customer;
  merchant: Merchant;
  order: CartOrder;
  /** Asks for the next order in hand, after the last one was placed. */
  nextOrder: () => void;
};

export const OwnVenueContext = createContext<OwnVenue | null>(null);

export function useDeviceVenue(): OwnVenue {
  const venue = use(OwnVenueContext);
  if (!venue) throw new Error('This screen needs a signed-in venue around it');
  return venue;
}

const nothing = '0.00';

/** What the order in hand is while the next one is being asked for. */
export const emptyOrder: CartOrder = {
  items: [],
  num_items: 0,
  sub_total: nothing,
  rewards_discount: nothing,
  other_discount: nothing,
  total_after_rewards: nothing,
  total_after_discount: nothing,
  surcharge_amount: nothing,
  delivery_fee: nothing,
  delivery_fee_is_estimate: 0,
  convenience_fee: nothing,
  grand_total: nothing,
  total: nothing,
  gst_included: nothing,
  payment_method_id: 0,
  payment_method: '',
  delivery_address_id: 0,
  billing_address_id: 0,
  custom_data: {},
  paying: '',
  member_id: 0,
  member_name: '',
  note: '',
  coupon_code: '',
  coupon_problem: '',
  fulfilment_type: 'none',
  fulfilment: {
    fulfilment_asap: 0,
    asap_due: 0,
    fulfilment_date: '',
    fulfilment_time: '',
    table_num: '',
    booking_ref: '',
    booking_name: '',
    booking_pax: 2,
    delivery_slot_id: 0,
    delivery_stop_id: 0,
    pickup_location_id: 0,
  },
};
