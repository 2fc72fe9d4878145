-- Money that a person gave back at the counter: in cash, on a machine of the venue's own, or otherwise.
create table counter_refund (
  id @id, venue_id bigint not null references venue (id), order_id bigint not null references orders (id),
  refund_key text not null unique, kind text not null, cents bigint not null, rounding bigint not null default 0,
  reason text not null, given_by text not null, created_at bigint not null
);
create index counter_refund_order on counter_refund (order_id);
