alter table fulfilment_type add column table_nums text not null default '';
