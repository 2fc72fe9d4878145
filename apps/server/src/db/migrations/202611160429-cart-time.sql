alter table cart add column fulfilment_at bigint not null default 0;
