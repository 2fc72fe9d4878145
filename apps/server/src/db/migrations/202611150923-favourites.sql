create table favourite_store (
  customer_id bigint not null references customer (id), merchant_id bigint not null references merchant (id),
  since bigint not null, primary key (customer_id, merchant_id)
);
