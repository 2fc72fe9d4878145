create table customer (
  id @id, brand_code text not null, status bigint not null, name text not null, email text not null,
  mobile text not null, menu_name text not null, created_at bigint not null,
  unique (brand_code, email)
);
create table console_user (
  id @id, merchant_id bigint not null references merchant (id), name text not null, email text not null unique,
  role text not null
);
create table credential (
  id @id, customer_id bigint references customer (id), console_user_id bigint references console_user (id),
  kind text not null, hash text not null
);
create index credential_customer on credential (customer_id);
create index credential_console_user on credential (console_user_id);
create table session (
  id @id, sid_hash text not null unique, kind text not null, customer_id bigint references customer (id),
  console_user_id bigint references console_user (id), created_at bigint not null, seen_at bigint not null,
  expires_at bigint not null
);
create index session_expiry on session (expires_at);
create table address (
  id @id, customer_id bigint not null references customer (id), address text not null, postcode text not null
);
create table login_failure (id @id, subject text not null, failed_at bigint not null);
create index login_failure_subject on login_failure (subject, failed_at);
