-- With how many of a product each day begins; 0 where days are not counted.
alter table product add column daily_count bigint not null default 0;
-- What became of them on one day. A day without a row has all of them.
create table stock_day (
  product_id bigint not null references product (id),
  venue_id bigint not null references venue (id),
  day text not null,
  sold bigint not null default 0,
  begun bigint,
  uncounted bigint not null default 0,
  primary key (product_id, day)
);
create index stock_day_venue on stock_day (venue_id);
-- Which day's goods a cart keeps; empty for those that are counted without days.
alter table stock_hold add column day text not null default '';
