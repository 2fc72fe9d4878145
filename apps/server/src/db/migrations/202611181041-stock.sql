-- How many there are of a product that is counted. A product without a row is not.
create table stock (
  product_id bigint primary key references product (id),
  venue_id bigint not null references venue (id),
  left_count bigint not null
);
create index stock_venue on stock (venue_id);
-- Of those, what is kept for a cart while its buyer pays.
create table stock_hold (
  cart_id bigint not null references cart (id),
  product_id bigint not null references product (id),
  venue_id bigint not null references venue (id),
  quantity bigint not null,
  expires_at bigint not null,
  holder text not null default '',
  primary key (cart_id, product_id)
);
create index stock_hold_product on stock_hold (product_id);
create index stock_hold_holder on stock_hold (venue_id, holder);
