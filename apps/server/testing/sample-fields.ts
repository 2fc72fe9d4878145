import { randomUUID } from 'node:crypto';
import type { Envelope } from '@servery/contract/envelope';
import { SAM, type Venue } from './orders.ts';

/** Everything that any call could want, at one venue: each call reads what it knows. */
export const everythingAt = (venue: Venue, orderId: string) => {
  const [product] = venue.merchant.menu.items[0]?.items ?? [];
  return {
    ...venue.at,
    ...SAM,
    merchant_id: venue.at.store_id,
    menu_name: venue.merchant.menu.menu_name,
    menu_item_id: product?.id,
    menu_item_data: { menu_item_id: product?.id, quantity: 1 },
    cart_item_slot_id: 0,
    quantity: 1,
    order_id: orderId,
    preorder: 1,
    submit_key: randomUUID(),
    fulfilment_type: 'pickup',
    fulfilment_asap: 1,
    payment_method: 'STORE',
    set: 'ALL',
    is_favourite: 1,
    delivery_address: '1 High Street, Fremantle, WA, 6160',
    from: 1,
    to: 2,
    reason: 'because',
    tracking_url: 'https://track.example.com/8',
    refund_key: randomUUID(),
    station: 'Grill',
    tender: 'cash',
    tender_key: randomUUID(),
    park_key: randomUUID(),
    parked_id: 1,
    member_id: 1,
    search: 'kovac',
    amount: '1.00',
    topup_amount: '30.00',
    standing_order_id: 1,
    standing_order_data: { status: 0 },
    date: '2026-11-19',
    skip: 1,
    on: 1,
    expected_total: '30.00',
    wallet_data: '{}',
    name: 'Taken Over',
    email: 'taken@example.com',
    mobile: '0491 570 157',
    current_password: 'banksia-demo',
    ease_of_use: 5,
    speed: 5,
    overall: 5,
    state: 'WA',
    // Of the demo's kiosk.
    pos_guid: '5f0c2e8a-41d7-4b6e-9a13-7d2f60c8b951',
    username: 'banksia',
    password: 'banksia-demo',
    paircode: '123456',
    session_id: randomUUID(),
    oauth_token: 'sealed',
    payload: { secret: '', oauth_token: '', oauth_expiry: 0 },
  };
};

/** What only the console's calls want; a body that a schema refuses would never come to the question who sends it. */
export const AT_THE_CONSOLE = {
  state: 'paused',
  minutes: 15,
  product_id: 1,
  sold_out: 1,
  place: 'slot:1:2026-11-19',
  capacity: 5,
  case_id: randomUUID(),
  note: 'looked into',
  payout_id: randomUUID(),
  outcome: 'paid',
  kind: 'star',
  columns: 48,
  documents: ['kitchen'],
  printer_id: 1,
  person_id: 1,
  definition: '{}',
  version: 1,
  role: 'kitchen',
  code: 'kitchen',
  permissions: ['see_orders'],
  venue_id: 1,
  paper_id: 1,
};

/** What a call came to: SUCCESS, or the code of what is wrong. */
export const codeOf = (envelope: Envelope): string =>
  envelope.ResponseCode === 'SUCCESS' ? 'SUCCESS' : envelope.Response[1].code;
