alter table session add column life_ms bigint not null default 1209600000;
create index session_customer on session (customer_id);
alter table customer add column country_code text not null default 'AU';
alter table customer add column state text not null default '';
alter table customer add column email_verified_at bigint;
alter table customer add column eftpos_provider text not null default '';
create index customer_mobile on customer (brand_code, mobile);
update customer set email_verified_at = created_at;
create table social_login (
  id @id, brand_code text not null, provider text not null, subject text not null,
  customer_id bigint not null references customer (id), created_at bigint not null,
  unique (brand_code, provider, subject)
);
create table sign_up (
  id @id, brand_code text not null, email text not null, name text not null, mobile text not null,
  country_code text not null, state text not null, password_hash text not null, session_id bigint not null,
  created_at bigint not null
);
create table one_time_token (
  id @id, hash text not null unique, purpose text not null, customer_id bigint references customer (id),
  sign_up_id bigint references sign_up (id), provider text not null, subject text not null,
  expires_at bigint not null
);
create index orders_guest_email on orders (lower(contact_email)) where customer_id is null;
