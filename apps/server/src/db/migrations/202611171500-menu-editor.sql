-- What is changed in the console names the version that was seen.
alter table product add column version bigint not null default 1;
alter table category add column version bigint not null default 1;
alter table modifier_group add column version bigint not null default 1;
-- A group that was removed can be put back, by the same id.
alter table modifier_group add column archived bigint not null default 0;
-- The history of a venue's menu, the latest first.
create index audit_of_venue on audit (venue_id, action, id);
