create table payment_attempt (
  id text not null primary key, merchant_id bigint not null references merchant (id), submit_key text not null,
  session_id bigint not null, cart_id bigint not null, customer_id bigint references customer (id),
  order_id bigint references orders (id), method text not null, amount bigint not null check (amount > 0),
  refunded bigint not null check (refunded >= 0 and refunded <= amount), state text not null,
  reference text not null, capture_reference text not null, redirect text not null, card_type text not null,
  submission text not null, cart_print text not null, problem text not null, checks bigint not null,
  created_at bigint not null, updated_at bigint not null
);
create unique index payment_attempt_live on payment_attempt (submit_key)
  where state in ('started', 'waiting', 'unknown', 'placed', 'captured');
create unique index payment_attempt_doubt on payment_attempt (cart_id) where state in ('started', 'unknown');
create index payment_attempt_order on payment_attempt (order_id);
create index payment_attempt_reference on payment_attempt (reference);
create index payment_attempt_open on payment_attempt (merchant_id, updated_at) where state = 'open';
create table payment_event (
  id @id, attempt_id text not null references payment_attempt (id), from_state text not null,
  to_state text not null, event text not null, detail text not null, created_at bigint not null
);
create index payment_event_attempt on payment_event (attempt_id);
create table refund (
  id text not null primary key, refund_key text not null unique, merchant_id bigint not null references merchant (id),
  attempt_id text not null references payment_attempt (id), order_id bigint not null references orders (id),
  cents bigint not null check (cents > 0), reason text not null, who text not null, state text not null,
  reference text not null, problem text not null, checks bigint not null, round bigint not null,
  created_at bigint not null, updated_at bigint not null
);
create index refund_order on refund (order_id);
create index refund_open on refund (merchant_id, updated_at) where state = 'open';
create table provider_event (
  provider text not null, event_id text not null, received_at bigint not null,
  primary key (provider, event_id)
);
alter table orders add column refunded bigint not null default 0;
alter table cart add column card_type text not null default '';
alter table customer add column card_token text not null default '';
alter table customer add column card_type text not null default '';
alter table customer add column card_ending text not null default '';
alter table customer add column card_expiry text not null default '';
alter table ledger_entry add column transfer text not null default '';
