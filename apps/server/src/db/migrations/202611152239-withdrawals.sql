create table withdrawal (
  id text not null primary key, brand_code text not null, customer_id bigint not null references customer (id),
  cents bigint not null check (cents > 0), state text not null, who text not null, asked_at bigint not null,
  ended_at bigint not null
);
create index withdrawal_customer on withdrawal (customer_id);
create index withdrawal_open on withdrawal (brand_code, asked_at) where state = 'asked';
