alter table merchant add column cash_on_delivery bigint not null default 0;
