alter table menu add column custom_fields text not null default '[]';
alter table menu add column custom_fields_label text not null default '';
alter table menu add column contactless text not null default '{}';
