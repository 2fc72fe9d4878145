create table cart (
  id @id, session_id bigint not null references session (id), merchant_id bigint not null references merchant (id),
  menu_id bigint not null references menu (id), lines text not null, fulfilment_type text not null,
  fulfilment_asap bigint not null, fulfilment_date text not null, fulfilment_time text not null,
  table_num text not null, booking_ref text not null, booking_name text not null, booking_pax bigint not null,
  slot_id bigint not null, stop_id bigint not null, location_id bigint not null, delivery_address text not null,
  delivery_postcode text not null, payment_method text not null, coupon_code text not null, note text not null,
  updated_at bigint not null,
  unique (session_id, menu_id)
);
create table capacity_hold (
  cart_id bigint not null references cart (id), merchant_id bigint not null references merchant (id),
  place text not null, expires_at bigint not null,
  primary key (cart_id, place)
);
create index capacity_hold_place on capacity_hold (place);
create table orders (
  id @id, ref text not null unique, submit_key text not null unique,
  merchant_id bigint not null references merchant (id), menu_id bigint not null references menu (id),
  session_id bigint not null, customer_id bigint references customer (id), number text not null,
  status bigint not null, status_reason text not null, is_test bigint not null, source text not null,
  fulfilment_type text not null, fulfilment_asap bigint not null, due_at bigint not null, table_num text not null,
  booking_ref text not null, booking_name text not null, booking_pax bigint not null, place_label text not null,
  capacity_places text not null, delivery_address text not null, contact_name text not null,
  contact_email text not null, contact_mobile text not null, student_name text not null, note text not null,
  payment_method text not null, paid bigint not null, products_total bigint not null,
  rewards_discount bigint not null, other_discount bigint not null, coupon_code text not null,
  delivery_fee bigint not null, preorder_fee bigint not null, surcharge bigint not null,
  total bigint not null check (total >= 0), gst bigint not null, placed_at bigint not null, status_at bigint not null
);
create index orders_board on orders (merchant_id, status, due_at);
create index orders_customer on orders (customer_id, placed_at);
create table order_line (
  id @id, merchant_id bigint not null references merchant (id), order_id bigint not null references orders (id),
  position bigint not null, product_id bigint not null, name text not null, options_text text not null,
  changes text not null, station text not null, notes text not null, quantity bigint not null,
  unit_price bigint not null, price bigint not null
);
create index order_line_order on order_line (order_id);
create table order_event (
  id @id, merchant_id bigint not null references merchant (id), order_id bigint not null references orders (id),
  from_status bigint not null, to_status bigint not null, kind text not null, actor text not null,
  reason text not null, created_at bigint not null
);
create index order_event_order on order_event (order_id);
create table order_counter (
  merchant_id bigint not null references merchant (id), day text not null, last bigint not null,
  primary key (merchant_id, day)
);
create table reward_entry (
  id @id, merchant_id bigint not null references merchant (id), customer_id bigint not null references customer (id),
  order_id bigint references orders (id), points bigint not null, created_at bigint not null
);
create index reward_entry_customer on reward_entry (customer_id);
create table ledger_entry (
  id @id, customer_id bigint not null references customer (id), account text not null, cents bigint not null,
  order_id bigint references orders (id), memo text not null, created_at bigint not null
);
create index ledger_entry_customer on ledger_entry (customer_id);
