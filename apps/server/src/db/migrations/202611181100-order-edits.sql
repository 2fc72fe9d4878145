-- What somebody of the venue changed of a placed order, with what it was before.
create table order_edit (
  id @id,
  venue_id bigint not null references venue (id),
  order_id bigint not null references orders (id),
  edit_key text not null unique,
  actor text not null,
  was text not null,
  changes text not null,
  difference bigint not null,
  created_at bigint not null
);
create index order_edit_order on order_edit (order_id);
create index order_edit_venue on order_edit (venue_id, created_at);
-- How often it was edited, and when last.
alter table orders add column edits bigint not null default 0;
alter table orders add column edited_at bigint not null default 0;
-- What was paid as it was placed, once that does not follow from its total any more; and what went back for edits.
alter table orders add column prepaid bigint;
alter table orders add column given_back bigint not null default 0;
-- The edit that made the order cost less: what goes back for it is no refund of the sale.
alter table refund add column edit_id bigint references order_edit (id);
alter table counter_refund add column edit_id bigint references order_edit (id);
