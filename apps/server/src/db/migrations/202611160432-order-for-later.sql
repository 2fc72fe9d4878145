alter table fulfilment_type add column later bigint;
update fulfilment_type set later = order_for_later;
alter table fulfilment_type drop column order_for_later;
alter table fulfilment_type rename column later to order_for_later;
alter table menu add column order_for_later bigint;
