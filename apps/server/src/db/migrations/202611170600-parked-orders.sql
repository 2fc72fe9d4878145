-- A ticket that a cashier has put aside for a while. The seats of a venue are its bound.
create table parked_order (
  id @id, venue_id bigint not null references venue (id), menu_id bigint not null references menu (id),
  seat bigint not null, park_key text not null unique, name text not null,
  lines text not null, details text not null, screen text not null,
  summary text not null, num_items bigint not null, total bigint not null,
  parked_by text not null, parked_at bigint not null,
  resumed_session_id bigint not null default 0, resumed_at bigint not null default 0,
  unique (venue_id, seat)
);
