-- A way to order that is switched off keeps its hours and what it asks for.
alter table fulfilment_type add column offered bigint not null default 1;
-- What is changed in the console names the version that was seen; what is removed keeps its id, so that it can come back.
alter table delivery_zone add column version bigint not null default 1;
alter table delivery_zone add column archived bigint not null default 0;
alter table fulfilment_point add column version bigint not null default 1;
alter table fulfilment_point add column archived bigint not null default 0;
