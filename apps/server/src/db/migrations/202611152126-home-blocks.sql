alter table home_block add column use_card bigint not null default 0;
alter table home_block add column share_url text not null default '';
alter table home_block add column alignment text not null default '';
alter table home_block add column show_push_register bigint not null default 0;
alter table home_block add column form_group_style text not null default '';
alter table home_block add column image_card_style text not null default '';
update home_block set use_card = 1 where block = 'account';
alter table merchant add column home_redirect text not null default '';
alter table home_block add column share_count bigint not null default 0;
