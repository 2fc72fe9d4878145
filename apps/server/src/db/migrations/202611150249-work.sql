create table outbox (
  id @id, merchant_id bigint not null references merchant (id), kind text not null, payload text not null,
  created_at bigint not null, sent_at bigint
);
create table job (
  id @id, kind text not null, payload text not null, run_at bigint not null, attempts bigint not null,
  leased_until bigint not null, state text not null, last_error text not null
);
create index job_waiting on job (state, run_at);
create table audit (
  id @id, merchant_id bigint not null references merchant (id), console_user_id bigint not null,
  action text not null, subject text not null, details text not null, created_at bigint not null
);
create table setting (name text not null primary key, value text not null);
