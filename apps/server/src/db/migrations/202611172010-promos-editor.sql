-- What is changed in the console names the version that was seen.
alter table promo add column version bigint not null default 1;
alter table reward_scheme add column version bigint not null default 1;
-- What it takes off at most, and the days and hours that it is for; nothing of these is without limit.
alter table promo add column at_most bigint not null default 0;
alter table promo add column days text not null default '[]';
alter table promo add column from_time text not null default '';
alter table promo add column to_time text not null default '';
alter table promo add column paused bigint not null default 0;
-- 1: its code is the beginning of many, each of which is good for one order.
alter table promo add column vouchers bigint not null default 0;
create table voucher (
  id @id, venue_id bigint not null references venue (id), promo_id bigint not null references promo (id),
  code text not null, order_id bigint references orders (id), unique (venue_id, code)
);
create index voucher_promo on voucher (promo_id);
create index voucher_order on voucher (order_id);
-- What a promo took off an order, the delivery included. The discount of an order can hold more than that.
alter table orders add column promo_id bigint references promo (id);
alter table orders add column promo_discount bigint not null default 0;
update orders set
  promo_id = (select promo.id from promo where promo.venue_id = orders.venue_id and promo.code = orders.coupon_code),
  promo_discount = other_discount
where coupon_code <> '';
update orders set promo_discount = 0 where promo_id is null;
create index orders_promo on orders (venue_id, promo_id, placed_at) where promo_id is not null;
-- Every use is written down from now on, not only those of promos that have a limit.
insert into promo_use (order_id, promo_id, venue_id, customer_id, email, mobile)
select id, promo_id, venue_id, customer_id, lower(contact_email), contact_mobile from orders
where promo_id is not null and status not in (9, 10)
  and not exists (select 1 from promo_use where promo_use.order_id = orders.id);
