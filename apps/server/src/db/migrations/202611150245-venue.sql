create table merchant (
  id @id, brand_code text not null, name text not null, address1 text not null, suburb text not null,
  state text not null, postcode text not null, phone text not null, abn text not null, time_zone text not null,
  country_code text not null, status text not null, always_open bigint not null, order_for_later bigint not null,
  hero_img_url text not null, promo_text text not null, payment_text text not null, delivery_text text not null,
  warning_text text not null, surcharge_cc bigint not null, surcharge_amex bigint not null,
  surcharge_paypal bigint not null, preorder_fee bigint not null, lat_e6 bigint not null, long_e6 bigint not null,
  radius_km bigint not null
);
create table fulfilment_type (
  id @id, merchant_id bigint not null references merchant (id), position bigint not null, code text not null,
  icon text not null, verb text not null, descr text not null, asap bigint not null, asap_mins bigint not null,
  time_frame text not null, time_type text not null, min_notice bigint not null, time_block bigint not null,
  block_capacity bigint not null, order_for_later bigint not null, address_required bigint not null,
  table_num_required bigint not null, booking_ref_required bigint not null, booking_name_required bigint not null,
  booking_pax_required bigint not null, available_text text not null,
  unique (merchant_id, code)
);
create table open_window (
  id @id, merchant_id bigint not null references merchant (id),
  fulfilment_type_id bigint not null references fulfilment_type (id),
  weekday text not null, opens text not null, closes text not null
);
create table special_date (
  id @id, merchant_id bigint not null references merchant (id),
  fulfilment_type_id bigint not null references fulfilment_type (id),
  on_date text not null, windows text not null,
  unique (fulfilment_type_id, on_date)
);
create table delivery_zone (
  id @id, merchant_id bigint not null references merchant (id), postcode text not null, name text not null,
  fee bigint not null, minimum bigint not null, minutes bigint not null,
  unique (merchant_id, postcode)
);
create table place (
  id @id, merchant_id bigint not null references merchant (id), kind text not null, label text not null,
  due_time text not null, cut_off_time text not null, weekdays text not null, capacity bigint not null
);
create table capacity_use (
  place text not null primary key, merchant_id bigint not null references merchant (id),
  taken bigint not null check (taken >= 0)
);
create table payment_method (
  id @id, merchant_id bigint not null references merchant (id), position bigint not null, code text not null,
  icon text not null, descr text not null, info text not null,
  unique (merchant_id, code)
);
create table home_block (
  id @id, merchant_id bigint not null references merchant (id), position bigint not null, block text not null,
  title text not null, content text not null, image_url text not null, link_url text not null, target text not null,
  icon text not null, heading text not null, nocontent text not null, place_order_btn bigint not null,
  visible bigint not null
);
create table announcement (
  id @id, merchant_id bigint not null references merchant (id), created_at bigint not null, title text not null,
  content text not null
);
create table student_class (id @id, merchant_id bigint not null references merchant (id), name text not null);
create table promo (
  id @id, merchant_id bigint not null references merchant (id), code text not null, title text not null,
  descr text not null, terms text not null, kind text not null, value bigint not null, minimum bigint not null,
  fulfilment text not null, starts_at bigint not null, ends_at bigint not null, listed bigint not null,
  unique (merchant_id, code)
);
create table reward_scheme (
  id @id, merchant_id bigint not null references merchant (id), name text not null,
  points_per_dollar bigint not null, points_required bigint not null, reward_value bigint not null
);
