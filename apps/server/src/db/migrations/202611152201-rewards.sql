alter table reward_entry add column kind text not null default 'earned';
create unique index reward_entry_once on reward_entry (order_id, kind) where order_id is not null;
create index reward_scheme_merchant on reward_scheme (merchant_id);
