-- What the venue answered to what a customer said of it, and who did.
alter table feedback add column answer text not null default '';
alter table feedback add column answered_at bigint;
alter table feedback add column answered_by bigint references person (id);
create index feedback_brand on feedback (brand_code, id);
create index feedback_order on feedback (order_id);
-- Points that the team gave or took: why, and once for a key.
alter table reward_entry add column note text not null default '';
alter table reward_entry add column entry_key text;
create unique index reward_entry_key on reward_entry (entry_key) where entry_key is not null;
