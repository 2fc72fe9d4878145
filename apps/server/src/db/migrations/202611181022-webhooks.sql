-- Where a venue's own tools are told what happened (docs/decisions/0248-webhooks.md). The secret is sealed.
create table webhook (
  id text primary key, venue_id bigint not null references venue (id), url text not null, events text not null,
  secret text not null, created_at bigint not null, paused bigint not null default 0, stopped_at bigint not null default 0
);
create index webhook_of_venue on webhook (venue_id);
-- One row for each message to each of them: event_id is the same however often it is sent.
create table webhook_delivery (
  id @id, webhook_id text not null references webhook (id) on delete cascade, venue_id bigint not null references venue (id),
  event text not null, event_id text not null, body text not null, state text not null, attempts bigint not null default 0,
  created_at bigint not null, tried_at bigint not null default 0, next_at bigint not null default 0,
  http_status bigint not null default 0, said text not null default ''
);
create index webhook_delivery_of_venue on webhook_delivery (venue_id, id);
create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, id);
create index webhook_delivery_age on webhook_delivery (created_at);
