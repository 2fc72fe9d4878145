-- A venue file names option groups by a key, and takes products, categories and promos off the menu that orders still
-- refer to (docs/decisions/0227-venue-file.md).
alter table modifier_group add column code text not null default '';
create unique index modifier_group_code on modifier_group (venue_id, code) where code <> '';
alter table category add column archived bigint not null default 0;
alter table product add column archived bigint not null default 0;
alter table promo add column archived bigint not null default 0;
