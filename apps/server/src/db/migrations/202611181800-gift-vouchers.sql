-- Money that a venue owes: the code is sealed, and found by its hash.
create table gift_voucher (
  id text primary key, brand_code text not null, venue_id bigint not null references venue (id),
  code_hash text not null, code text not null, ending text not null,
  cents bigint not null, paid_with text not null,
  buyer text not null, recipient text not null, email text not null, message text not null,
  sold_by bigint references person (id), submit_key text not null,
  sold_at bigint not null, ends_at bigint not null, mailed_at bigint,
  stopped_at bigint, stop_reason text not null default '', version bigint not null default 1,
  unique (brand_code, code_hash), unique (venue_id, submit_key)
);
create index gift_voucher_brand on gift_voucher (brand_code, sold_at);
create index gift_voucher_venue on gift_voucher (venue_id, sold_at);
-- Two entries for each transfer, which add up to nothing. What a voucher has is the sum of its account 'gift'.
create table gift_entry (
  id @id, gift_id text not null references gift_voucher (id), venue_id bigint not null references venue (id),
  account text not null, cents bigint not null, order_id bigint references orders (id),
  attempt_id text references payment_attempt (id), transfer text not null, created_at bigint not null,
  unique (transfer, account)
);
create index gift_entry_gift on gift_entry (gift_id);
create index gift_entry_order on gift_entry (order_id) where order_id is not null;
create index gift_entry_attempt on gift_entry (attempt_id) where attempt_id is not null;
