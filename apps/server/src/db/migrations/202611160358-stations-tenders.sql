-- A station finishes its own lines; an order is ready when all of them are.
alter table order_line add column ready_at bigint not null default 0;
-- Money that a person took at the counter: how much was handed over, what went back, and who took it.
create table tender (
  id @id, merchant_id bigint not null references merchant (id), order_id bigint not null references orders (id),
  tender_key text not null unique, kind text not null, cents bigint not null, received bigint not null,
  change_given bigint not null, taken_by text not null, created_at bigint not null
);
create index tender_order on tender (order_id);
