alter table customer add column gender text not null default '';
alter table customer add column birthday text not null default '';
alter table customer add column closed_at bigint;
create index customer_closed on customer (closed_at) where closed_at is not null;
create index social_login_customer on social_login (customer_id);
create table feedback (
  id @id, brand_code text not null, customer_id bigint not null references customer (id),
  order_id bigint references orders (id), ease_of_use bigint not null, speed bigint not null, overall bigint not null,
  comments text not null, created_at bigint not null
);
create index feedback_customer on feedback (customer_id);
