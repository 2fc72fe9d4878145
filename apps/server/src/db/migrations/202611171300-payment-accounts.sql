-- A venue or an organisation is paid through an account of its own; without one, through the installation's, which the
-- settings name (docs/decisions/0232-payment-accounts.md). What was begun at an account ends there: it is never deleted.
create table payment_account (
  id text primary key, organisation_id bigint not null references organisation (id), venue_id bigint references venue (id),
  method text not null, provider text not null, name text not null, mode text not null, facts text not null,
  secrets text not null, version bigint not null, tested_at bigint, test_result text not null default '',
  created_at bigint not null, updated_at bigint not null, archived_at bigint
);
create unique index payment_account_in_use on payment_account (organisation_id, coalesce(venue_id, 0), method)
  where archived_at is null;
-- Without one it was the installation's.
alter table payment_attempt add column account_id text references payment_account (id);
alter table payment_case add column account_id text references payment_account (id);
alter table customer add column card_account_id text references payment_account (id);
alter table reconciliation rename to reconciliation_before;
create table reconciliation (
  day text not null, method text not null, venue_id bigint not null, account_id text not null, state text not null,
  checked bigint not null, found bigint not null, problem text not null, asked_at bigint not null,
  ended_at bigint not null, primary key (day, method, venue_id, account_id)
);
insert into reconciliation (day, method, venue_id, account_id, state, checked, found, problem, asked_at, ended_at)
select day, method, venue_id, '', state, checked, found, problem, asked_at, ended_at from reconciliation_before;
drop table reconciliation_before;
