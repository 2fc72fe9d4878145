-- What a venue sold on a day that is over, summed once: a report reads days, not orders.
create table sales_day (
  venue_id bigint not null references venue (id),
  day text not null,
  from_at bigint not null,
  to_at bigint not null,
  rule bigint not null,
  sums text not null,
  primary key (venue_id, day)
);
-- What was cancelled, taken and given back on a day is found without a look at any other day.
create index orders_cancelled on orders (venue_id, status_at) where status >= 9;
create index tender_day on tender (venue_id, created_at);
create index refund_day on refund (venue_id, created_at);
create index counter_refund_day on counter_refund (venue_id, created_at);
-- The accounts of the venue's own books that its journals are for.
create table journal_account (
  venue_id bigint not null references venue (id),
  program text not null,
  account text not null,
  code text not null,
  primary key (venue_id, program, account)
);
