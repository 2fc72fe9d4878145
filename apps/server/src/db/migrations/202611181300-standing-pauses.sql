-- Days on which a venue has no standing order placed.
create table standing_pause (
  id @id, venue_id bigint not null references venue (id), from_date text not null, to_date text not null,
  note text not null, created_at bigint not null
);
create index standing_pause_venue on standing_pause (venue_id, to_date);
