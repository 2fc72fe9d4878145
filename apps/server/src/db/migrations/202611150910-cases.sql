create table payment_case (
  id text not null primary key, case_key text not null unique, merchant_id bigint not null references merchant (id),
  day text not null, method text not null, difference text not null, attempt_id text not null,
  refund_id text not null, order_id bigint references orders (id), reference text not null, cents bigint not null,
  expected bigint not null, state text not null, problem text not null, note text not null, who text not null,
  checks bigint not null, created_at bigint not null, updated_at bigint not null
);
create index payment_case_open on payment_case (merchant_id, updated_at) where state in ('open', 'wanted');
create index payment_case_day on payment_case (day, method) where state = 'open';
create table reconciliation (
  day text not null, method text not null, state text not null, checked bigint not null, found bigint not null,
  problem text not null, asked_at bigint not null, ended_at bigint not null, primary key (day, method)
);
alter table refund add column reason_shared bigint not null default 0;
alter table refund add column claim_url text not null default '';
create index payment_attempt_created on payment_attempt (created_at);
create index refund_updated on refund (updated_at);
create index orders_placed on orders (merchant_id, placed_at);
