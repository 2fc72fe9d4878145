alter table place add column cut_off_days bigint not null default 0;
