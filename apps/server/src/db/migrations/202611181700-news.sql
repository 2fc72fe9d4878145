-- Since when a member wants news of the brand; null is no (docs/decisions/0256-news.md).
alter table customer add column news_since bigint;
create index customer_news on customer (brand_code, id) where news_since is not null;
alter table sign_up add column news bigint not null default 0;
-- What members said of it, when and where: who sends news has to be able to show it.
create table news_choice (
  id @id, customer_id bigint not null references customer (id), wants bigint not null, place text not null,
  said_at bigint not null
);
create index news_choice_of on news_choice (customer_id, id);
