-- A message of a venue to members who want news (docs/decisions/0256-news.md). `segment` is JSON: to whom of them.
create table news_message (
  id @id, venue_id bigint not null references venue (id), state text not null, subject text not null, body text not null,
  segment text not null, promo_id bigint references promo (id), version bigint not null default 1,
  run bigint not null default 0, person_id bigint references person (id), changed_at bigint not null,
  send_at bigint not null default 0, started_at bigint not null default 0, ended_at bigint not null default 0
);
create index news_message_of_venue on news_message (venue_id, id);
-- Whom it goes to, once each. It names nobody: name and address are read when it is sent.
create table news_recipient (
  id @id, message_id bigint not null references news_message (id), customer_id bigint not null references customer (id),
  state text not null, sent_at bigint not null default 0, left_at bigint not null default 0
);
create unique index news_recipient_once on news_recipient (message_id, customer_id);
create index news_recipient_next on news_recipient (message_id, state, id);
create index news_recipient_lately on news_recipient (customer_id, sent_at);
-- The link in a mail that ends it. The token itself is in the mail alone.
create table news_link (
  hash text primary key, message_id bigint not null references news_message (id),
  customer_id bigint not null references customer (id)
);
create index news_link_of on news_link (customer_id);
