alter table modifier_option add column img text not null default '';
alter table modifier_option add column tint text not null default '';
