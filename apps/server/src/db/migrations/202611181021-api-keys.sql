-- What a venue's own tools show to be let in: only the hash of it is here.
create table api_key (
  id @id,
  venue_id bigint not null references venue (id),
  person_id bigint not null references person (id),
  name text not null,
  key_hash text not null unique,
  ending text not null,
  permissions text not null,
  created_at bigint not null,
  used_at bigint not null default 0
);
create index api_key_of_venue on api_key (venue_id);
