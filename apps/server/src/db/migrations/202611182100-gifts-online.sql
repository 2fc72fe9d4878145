-- A gift voucher that pays for a cart. While the rest is being paid, the attempt keeps its part from everybody else.
alter table cart add column gift_id text not null default '';
alter table payment_attempt add column gift_id text references gift_voucher (id);
alter table payment_attempt add column gift_cents bigint not null default 0;
create index payment_attempt_gift on payment_attempt (gift_id) where gift_id is not null;
-- Sold by mistake, and taken back: what went into the till for it came out again.
alter table gift_voucher add column returned_at bigint;
create index gift_entry_sold on gift_entry (venue_id, created_at) where account in ('sold', 'given');
