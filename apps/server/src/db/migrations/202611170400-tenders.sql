-- How much of an order was taken at the counter so far, and by how much its cash was rounded.
alter table orders add column tendered bigint not null default 0;
alter table orders add column rounding bigint not null default 0;
update orders set tendered = total where exists (select 1 from tender where tender.order_id = orders.id);
-- What cash was rounded by, and the payment behind it where a pinpad or a balance was asked.
alter table tender add column rounding bigint not null default 0;
alter table tender add column attempt_id text references payment_attempt (id);
create unique index tender_attempt on tender (attempt_id) where attempt_id is not null;
-- One pinpad at a time is asked about an order that is placed.
create unique index payment_attempt_tender_doubt on payment_attempt (order_id)
  where state in ('started', 'unknown') and purpose = 'tender';
