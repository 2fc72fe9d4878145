-- What orders for some days cost more, as the venue has it and as an order was placed with it.
alter table venue add column day_surcharges text not null default '[]';
alter table orders add column day_surcharge bigint not null default 0;
alter table orders add column day_surcharge_name text not null default '';
alter table orders add column day_surcharge_percent bigint not null default 0;
