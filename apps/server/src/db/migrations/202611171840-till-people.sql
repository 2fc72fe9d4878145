-- Who sells at a till (docs/decisions/0237-screens.md): a person of the venue's team, known by a PIN of their own.
alter table venue add column till_pins bigint not null default 0;
alter table session add column operator_id bigint references person (id);
alter table session add column operator_at bigint not null default 0;
alter table orders add column person_id bigint references person (id);
alter table orders add column served_by text not null default '';
alter table tender add column person_id bigint references person (id);
alter table counter_refund add column person_id bigint references person (id);
