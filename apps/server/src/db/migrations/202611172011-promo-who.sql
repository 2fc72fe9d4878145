-- Whom a promo is for: everyone, members, or whoever has not ordered here before (first_order).
alter table promo add column who text not null default 'everyone';
