alter table venue add column standing_payment_required bigint not null default 0;
alter table fulfilment_type add column standing bigint not null default 0;
alter table fulfilment_type add column standing_cut_off_time text not null default '20:00';
alter table fulfilment_type add column standing_cut_off_days bigint not null default 1;
alter table fulfilment_type add column standing_discount bigint not null default 0;
create table standing_order (
  id @id, venue_id bigint not null references venue (id), menu_id bigint not null references menu (id),
  customer_id bigint not null references customer (id), submit_key text not null,
  fulfilment_type text not null, fulfilment_time text not null,
  slot_id bigint not null, location_id bigint not null, delivery_address_id bigint not null,
  delivery_address text not null, delivery_postcode text not null, contactless bigint not null,
  student_name text not null, store_class_id bigint not null, note text not null, payment_method text not null,
  status bigint not null, paused_by text not null, items text not null, plan bigint not null,
  next_date text not null, next_cut_off bigint not null, problem text not null, problem_text text not null,
  warned text not null, told_at bigint not null, goes_out text not null, early text not null,
  created_at bigint not null, updated_at bigint not null
);
create unique index standing_order_key on standing_order (customer_id, submit_key);
create index standing_order_due on standing_order (venue_id, next_cut_off) where status = 1;
create table standing_occurrence (
  id @id, standing_order_id bigint not null references standing_order (id),
  venue_id bigint not null references venue (id), on_date text not null, due_at bigint not null,
  state text not null, reason text not null, reason_text text not null, total bigint not null,
  order_id bigint references orders (id), created_at bigint not null, updated_at bigint not null,
  unique (standing_order_id, on_date)
);
create index standing_occurrence_venue on standing_occurrence (venue_id, on_date);
alter table orders add column standing_order_id bigint not null default 0;
drop index payment_attempt_topup_doubt;
create unique index payment_attempt_topup_doubt on payment_attempt (customer_id)
  where state in ('started', 'unknown') and purpose in ('topup', 'auto_topup');
