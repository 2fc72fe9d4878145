-- What is changed in the console names the version that was seen.
alter table fulfilment_type add column version bigint not null default 1;
