-- Who came in to the console, and who tried to (docs/decisions/0244-sign-ins.md). venue_id is where they came in, and
-- null for a try that failed; such tries from one place are counted in one row.
create table sign_in (
  id @id, person_id bigint not null references person (id), venue_id bigint references venue (id),
  outcome text not null, place text not null, device text not null, tries bigint not null default 1, at bigint not null
);
create index sign_in_person on sign_in (person_id, at);
create index sign_in_at on sign_in (at);
create index sign_in_venue on sign_in (venue_id);
-- An authenticator app: its secret is sealed, and counts once a first code was right. last_step is the last that was used.
create table totp (
  person_id bigint primary key references person (id), secret text not null, created_at bigint not null,
  confirmed_at bigint not null default 0, last_step bigint not null default 0
);
create table recovery_code (hash text primary key, person_id bigint not null references person (id));
create index recovery_code_person on recovery_code (person_id);
create table passkey (
  id @id, person_id bigint not null references person (id), credential_id text not null unique, host text not null,
  public_key text not null, counter bigint not null, name text not null, created_at bigint not null,
  used_at bigint not null default 0
);
create index passkey_person on passkey (person_id);
-- 1: whoever works for it signs in with two steps.
alter table organisation add column two_step bigint not null default 0;
