alter table capacity_hold add column due_at bigint not null default 0;
alter table capacity_hold add column holder text not null default '';
alter table capacity_hold add column seat bigint not null default 0;
create unique index capacity_hold_seat on capacity_hold (merchant_id, holder, seat) where holder <> '';
