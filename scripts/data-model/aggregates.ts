type Aggregate = { name: string; about: string; tables: readonly string[] };

/** Which tables belong together: what one store reads and writes as a whole stands in one of these. */
export const AGGREGATES: readonly Aggregate[] = [
  {
    name: 'Venue',
    about: 'What a venue is and shows. A brand is files, not rows: `brand_code` is the name of its folder.',
    tables: [
      'venue',
      'venue_type',
      'venue_group',
      'venue_group_member',
      'payment_method',
      'home_block',
      'announcement',
      'student_class',
    ],
  },
  {
    name: 'Menu',
    about: 'What a venue sells, and what takes something off its price.',
    tables: [
      'menu',
      'category',
      'product',
      'sold_out',
      'picture',
      'modifier_group',
      'modifier_option',
      'product_modifier',
      'menu_draft',
      'menu_draft_change',
      'promo',
      'promo_use',
      'voucher',
      'reward_scheme',
    ],
  },
  {
    name: 'Fulfilment and capacity',
    about:
      'How and when orders reach people, and how many fit. The text `bucket` of the capacity tables is the key of a capacity bucket, as `packages/domain/src/capacity/bucket.ts` writes it.',
    tables: [
      'fulfilment_type',
      'open_window',
      'special_date',
      'delivery_zone',
      'fulfilment_point',
      'point_zone',
      'capacity_override',
      'capacity_use',
      'capacity_hold',
      'stock',
      'stock_hold',
    ],
  },
  {
    name: 'People and sessions',
    about:
      'An organisation has brands, a brand has venues and customers. A person is a member of organisations, with a role. Who calls is what the session says.',
    tables: [
      'session',
      'customer',
      'organisation',
      'brand',
      'brand_host',
      'role',
      'person',
      'membership',
      'credential',
      'totp',
      'recovery_code',
      'passkey',
      'social_login',
      'sign_up',
      'one_time_token',
      'address',
      'favourite_venue',
      'customer_note',
      'feedback',
      'news_choice',
      'device',
      'push_open',
    ],
  },
  {
    name: 'Carts and orders',
    about: 'A cart is priced anew at every read; an order keeps the names and prices of its moment.',
    tables: ['cart', 'parked_order', 'orders', 'order_line', 'order_event', 'order_counter'],
  },
  {
    name: 'Reports',
    about:
      'What each day that is over came to, summed from its rows and kept, the accounts that journals are for, and who is sent them: `packages/domain/src/sales`.',
    tables: ['sales_day', 'journal_account', 'report_mail'],
  },
  {
    name: 'Standing orders',
    about: 'What somebody has again each week, and what became of each date.',
    tables: ['standing_order', 'standing_occurrence', 'standing_pause'],
  },
  {
    name: 'Screens',
    about:
      'The kiosks, tills and kitchen screens of a venue. A pairing code is stored as a hash; a removed screen stays, because orders name it.',
    tables: ['screen'],
  },
  {
    name: 'Printing',
    about:
      'The printers of a venue, and every paper that they were asked for. A secret of a printer is stored as a hash.',
    tables: ['printer', 'print_job'],
  },
  {
    name: 'Payments and money',
    about: 'What was paid, what goes back, and what somebody has to look into.',
    tables: [
      'payment_account',
      'payment_attempt',
      'payment_event',
      'refund',
      'terminal',
      'terminal_payment',
      'tender',
      'order_edit',
      'counter_refund',
      'payment_case',
      'reconciliation',
      'provider_event',
      'ledger_entry',
      'payout',
      'reward_entry',
    ],
  },
  {
    name: 'Messages and jobs',
    about: 'Work that is done later, written in the transaction that asks for it.',
    tables: ['outbox', 'job', 'setting', 'set_up'],
  },
  {
    name: 'API and webhooks',
    about: 'What a venue’s own tools are let in with, and what they are told.',
    tables: ['api_key', 'webhook', 'webhook_delivery'],
  },
  {
    name: 'Safety',
    about: 'What limits are counted by, what may be used once, and who did what.',
    tables: ['counted_try', 'known_address', 'sign_in', 'spent_token', 'audit'],
  },
];

/** Columns without a foreign key whose name is not that of the table they point to. */
export const POINTS_TO: Readonly<Record<string, string>> = {
  account_id: 'payment_account',
  attempt_id: 'payment_attempt',
  billing_address_id: 'address',
  delivery_address_id: 'address',
  location_id: 'fulfilment_point',
  order_id: 'orders',
  slot_id: 'fulfilment_point',
  stop_id: 'fulfilment_point',
  store_class_id: 'student_class',
  venue_id: 'venue',
};
