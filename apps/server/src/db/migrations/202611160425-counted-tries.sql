-- Counts more than sign-ins: mails, texts and cards too.
drop table login_failure;
create table counted_try (id @id, subject text not null, counted_at bigint not null);
create index counted_try_subject on counted_try (subject, counted_at);
create index counted_try_age on counted_try (counted_at);
-- From where somebody has signed in to an account: what others try elsewhere does not keep them out.
create table known_address (
  account text not null, address text not null, seen_at bigint not null, primary key (account, address)
);
create index known_address_age on known_address (seen_at);
